import type { ReactNode } from 'react'

import type { FileRef, PictureRef } from '#domain/content/page.contract.ts'

import { Clip } from './clip.tsx'
import { Picture } from './picture.tsx'
import styles from './teaser-card.module.css'

/** Three, two or one beside each other. */
const pictureSizes = '(min-width: 60rem) 28rem, (min-width: 40rem) 50vw, 88vw'

type Props = {
  href: string
  title: string
  text?: string | null | undefined
  /** Stands before the facts. */
  price?: ReactNode
  /** What one wants to know before, such as how long it takes. */
  facts?: readonly string[]
  /** What stands above the title, such as a date. */
  note?: string | undefined
  picture?: PictureRef | null | undefined
  video?: FileRef | null | undefined
  more: string
  /** The level of the title: one below the heading of its section. */
  level: 2 | 3
}

/** A page as a card; all of it leads there. */
export function TeaserCard(given: Props) {
  const { href, title, text, price, facts = [], note, picture, video, more, level } = given
  const Title = level === 2 ? 'h2' : 'h3'

  return (
    <li className={styles.card} data-part="card">
      <div className={styles.media}>
        {video ? (
          <Clip
            video={video}
            poster={picture}
            posterSizes={pictureSizes}
            plays="middle"
            label={title}
            className={styles.film}
          />
        ) : (
          picture && <Picture picture={picture} sizes={pictureSizes} className={styles.picture} />
        )}
      </div>
      {note && <p className={`quiet ${styles.note}`}>{note}</p>}
      <Title className={styles.title}>
        <a href={href} className="card-target">
          {title}
        </a>
      </Title>
      {text && <p className={styles.text}>{text}</p>}
      {(price || facts.length > 0) && (
        <p className={styles.facts}>
          {price}
          {price && facts.length > 0 && ' · '}
          {facts.join(' · ')}
        </p>
      )}
      <span className={styles.more} aria-hidden="true">
        {more} <span className={styles.arrow}>→</span>
      </span>
    </li>
  )
}

/** The cards in as many columns as fit. */
export const cardListClass: string = styles.list ?? ''
