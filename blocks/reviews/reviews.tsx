import type { ReviewsSection } from '#cms/payload-types.ts'
import type { FedSection } from '#domain/content/fed/fed-section.ts'
import { highestRating } from '#domain/feedback/rating.ts'
import { formatDay } from '#domain/time/format.ts'

import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'
import { Text } from '#ui/text.tsx'
import styles from './reviews.module.css'

/** What guests of the house say, and what all of them think on average. */
export function ReviewsView({ section }: SectionProps<ReviewsSection> & { section: FedSection<'reviews'> }) {
  const { fed } = section
  if (!fed) return null

  return (
    <Shell subheadline={section.subheadline}>
      <Text text={section.text} />
      <p className={styles.all}>
        <strong className={styles.average}>{fed.average}</strong>
        <span>
          <Stars tenths={fed.averageTenths} />
          <span className={styles.count}>
            von {highestRating}, aus {fed.count === 1 ? 'einer Bewertung' : `${fed.count} Bewertungen`}
          </span>
        </span>
      </p>
      {fed.reviews.length > 0 && (
        <ul className={styles.reviews}>
          {fed.reviews.map(({ id, rating, comment, name, on }) => (
            <li key={id} className={styles.review}>
              <Stars tenths={rating * 10} />
              <span className="visually-hidden">{`${rating} von ${highestRating}`}</span>
              <blockquote className={styles.words}>{comment}</blockquote>
              <p className="quiet">
                {name}, <time dateTime={on}>{formatDay(on)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      <p className="quiet">
        Jede Bewertung gehört zu einer Bestellung bei uns. Gezeigt wird, was Gäste zu zeigen erlaubt haben;
        der Durchschnitt zählt alle.
      </p>
    </Shell>
  )
}

/** Drawn in whole stars: what it is exactly stands beside them in words. */
const Stars = ({ tenths }: { tenths: number }) => (
  <span className={styles.stars} aria-hidden="true">
    {'★'.repeat(Math.round(tenths / 10))}
    <span className={styles.missing}>{'★'.repeat(highestRating - Math.round(tenths / 10))}</span>
  </span>
)
