import type { ImageSection } from '#cms/payload-types.ts'

import { Picture } from '#ui/picture.tsx'
import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'
import styles from './image.module.css'

/** How wide it is drawn. */
const sizes = {
  usual: '(min-width: 80rem) 80rem, 88vw',
  narrow: '(min-width: 48rem) 42rem, 88vw',
  full: '100vw',
} as const

/** A single picture. Spec: website 2, image section. */
export function ImageView({ section }: SectionProps<ImageSection>) {
  if (!section.image) return null

  return (
    <Shell>
      <Picture picture={section.image} sizes={sizes[section.variant ?? 'usual']} className={styles.picture} />
    </Shell>
  )
}
