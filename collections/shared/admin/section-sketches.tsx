'use client'

import { useConfig } from '@payloadcms/ui'

import type { SectionType } from '#domain/content/section-types.ts'

import styles from './section-sketches.module.css'

const mostShown = 5

/** A page from afar: the sketches of its first sections, one below the other. */
export function SectionSketches({ types }: { types: readonly SectionType[] }) {
  const { config } = useConfig()
  const sketchOf = (type: SectionType) => {
    const thumbnail = config.blocksMap[type]?.admin?.images?.thumbnail
    return typeof thumbnail === 'string' ? thumbnail : thumbnail?.url
  }
  const more = types.length - mostShown

  return (
    <span className={styles.page} aria-hidden="true">
      {types.slice(0, mostShown).map((type, index) => {
        const sketch = sketchOf(type)
        // Sections of one kind may follow each other, and none of them ever moves here.
        return sketch && <img src={sketch} alt="" key={`${type} ${index}`} />
      })}
      {more > 0 && <span className={styles.more}>und {more} weitere</span>}
    </span>
  )
}
