import type { QuotesSection } from '#cms/payload-types.ts'

import { Picture } from '#ui/picture.tsx'
import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'
import { Text } from '#ui/text.tsx'
import styles from './quotes.module.css'

/** What others say, each with who says it. */
export function QuotesView({ section }: SectionProps<QuotesSection>) {
  return (
    <Shell subheadline={section.subheadline}>
      <Text text={section.text} />
      <ul className={styles.quotes}>
        {section.items?.map(({ id, quote, name, about, image }, index) => (
          <li key={id ?? index}>
            <figure className={styles.quote}>
              <blockquote className={styles.words}>{quote}</blockquote>
              <figcaption className={styles.who}>
                {image && <Picture picture={image} sizes="3rem" className={styles.face} />}
                {name && <strong>{name}</strong>}
                {about && <span>{about}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Shell>
  )
}
