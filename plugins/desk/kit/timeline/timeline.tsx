'use client'

import { formatDate, formatTime } from '#domain/time/format.ts'

import type { Tone } from '../tones.ts'
import styles from './timeline.module.css'

export type TimelineEntry = {
  id: string
  /** An instant in ISO 8601. */
  at: string
  title: string
  detail?: string
  /** Who it was. */
  by?: string
  tone?: Tone
}

type TimelineProps = { label: string; entries: readonly TimelineEntry[]; timeZone: string }

/** What happened, day by day, in the order in which it is given. */
export function Timeline({ label, entries, timeZone }: TimelineProps) {
  const shown = entries.map((entry) => ({ entry, at: Temporal.Instant.from(entry.at) }))
  const days = shown.map(({ at }) => formatDate(at, timeZone))

  return (
    <ol aria-label={label} className={styles.timeline}>
      {shown.map(({ entry: { id, title, detail, by, tone = 'neutral', ...entry }, at }, index) => (
        <li key={id} data-tone={tone}>
          {days[index] !== days[index - 1] && <p className={styles.day}>{days[index]}</p>}
          <div className={styles.entry}>
            <time dateTime={entry.at}>{formatTime(at, timeZone)}</time>
            <div>
              <strong>{title}</strong>
              {by && <span className={styles.quiet}> · {by}</span>}
              {detail && <p className={styles.quiet}>{detail}</p>}
            </div>
          </div>
        </li>
      ))}
    </ol>
  )
}
