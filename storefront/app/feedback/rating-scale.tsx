import { useId } from 'react'

import { highestRating, lowestRating, ratings } from '#domain/feedback/rating.ts'
import styles from './rating-scale.module.css'

type RatingScaleProps = {
  name: string
  value: number | null | undefined
  onRate: (rating: number) => void
  error?: string | undefined
  /** Where a text elsewhere says what is wrong. */
  isInvalid?: boolean
} & ({ label: string; labelledBy?: never } | { label?: never; labelledBy: string })

/** One control from the thumb down to the thumb up: radios underneath, so arrows and screen readers know it. */
export function RatingScale({ name, value, onRate, error, isInvalid, label, labelledBy }: RatingScaleProps) {
  const id = useId()

  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy ?? `${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error || isInvalid ? true : undefined}
      aria-required
      className={styles.scale}
    >
      {label && (
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
      )}
      <div className={styles.track}>
        {ratings.map((rating) => (
          <label key={rating} className={styles.option}>
            <input
              type="radio"
              className="unseen-input"
              name={name}
              value={rating}
              checked={value === rating}
              onChange={() => onRate(rating)}
            />
            <span className={styles.face}>
              {rating === lowestRating && <Thumb isDown />}
              {rating}
              <span className="visually-hidden"> von {highestRating}</span>
              {meanings[rating] && <span className="visually-hidden">, {meanings[rating]}</span>}
              {rating === highestRating && <Thumb />}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="problem">
          {error}
        </p>
      )}
    </div>
  )
}

const meanings: Readonly<Record<number, string>> = {
  [lowestRating]: 'Daumen runter',
  [highestRating]: 'Daumen hoch',
}

/** Not among the icons of the shop: every page would carry it. */
function Thumb({ isDown }: { isDown?: boolean }) {
  return (
    <svg
      className={isDown ? styles.down : undefined}
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M3.5 10.5H7v9.5H3.5zM7 10.5l3.8-7a2.2 2.2 0 0 1 2.6 2.7L12.5 9.5h5.7a2.3 2.3 0 0 1 2.2 2.8l-1.4 6a2.3 2.3 0 0 1-2.2 1.7H7" />
    </svg>
  )
}
