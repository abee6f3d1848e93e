import { useEffect, useId, useRef } from 'react'

import { glideTo } from '../ui/glide-to.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './error-summary.module.css'
import { fieldId } from './fields/field-ids.ts'

export type SummaryError = { message: string; field?: string | undefined }

type ErrorSummaryProps = {
  errors: readonly SummaryError[]
  /** Grows with every refused attempt, so that the same errors take the focus again. */
  attempt: number
}

/** Everything that is wrong, on top of the form, with a link to each field. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    if (attempt === 0) return
    box.current?.focus({ preventScroll: true })
    if (box.current) glideTo(box.current, { block: 'start' })
  }, [attempt])

  if (errors.length === 0) return null

  return (
    // It takes the focus and is read by that; as an alert it would be read twice, and again with every correction.
    <div
      ref={box}
      className={styles.summary}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-list`}
      tabIndex={-1}
    >
      <Icon name="warning" size={22} />
      <div>
        <h2 className={styles.title} id={`${id}-title`}>
          {errors.length === 1 ? 'Bitte prüfen Sie diese Angabe' : 'Bitte prüfen Sie diese Angaben'}
        </h2>
        <ul className={styles.list} id={`${id}-list`}>
          {errors.map(({ message, field }) => (
            <li key={`${field} ${message}`}>
              {field ? (
                <a href={`#${fieldId(field)}`} onClick={(event) => focusField(event, field)}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** A fragment link alone would scroll but leave the focus behind. */
function focusField(event: React.MouseEvent, field: string): void {
  const control = document.getElementById(fieldId(field))
  if (!control) return

  event.preventDefault()
  control.focus({ preventScroll: true })
  glideTo(control, { block: 'center' })
}
