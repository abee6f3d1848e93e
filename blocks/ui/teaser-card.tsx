import type { FileRef, PictureRef } from '#domain/content/page.contract.ts'

import { Clip } from './clip.tsx'
import { Picture } from './picture.tsx'
import styles from './teaser-card.module.css'

type Props = {
  href: string
  title: string
  text?: string | null | undefined
  /** What stands above the title, such as a date. */
  note?: string | undefined
  picture?: PictureRef | null | undefined
  video?: FileRef | null | undefined
  more: string
  /** The level of the title: one below the heading of its section. */
  level: 2 | 3
}

/** A page as a card; all of it leads there. */
export function TeaserCard({ href, title, text, note, picture, video, more, level }: Props) {
  const Title = level === 2 ? 'h2' : 'h3'

  return (
    <li className={styles.card}>
      <div className={styles.media}>
        {video && !picture ? (
          <Clip video={video} plays="middle" label={title} className={styles.picture} />
        ) : (
          picture && (
            <Picture
              picture={picture}
              sizes="(min-width: 60rem) 28rem, (min-width: 40rem) 50vw, 88vw"
              className={styles.picture}
            />
          )
        )}
      </div>
      {note && <p className={`quiet ${styles.note}`}>{note}</p>}
      <Title className={styles.title}>
        <a href={href} className="card-target">
          {title}
        </a>
      </Title>
      {text && <p className={styles.text}>{text}</p>}
      <span className={styles.more} aria-hidden="true">
        {more} <span className={styles.arrow}>→</span>
      </span>
    </li>
  )
}

/** The cards in as many columns as fit. */
export const cardListClass: string = styles.list ?? ''
