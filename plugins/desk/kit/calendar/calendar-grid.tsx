'use client'

import type { CSSProperties } from 'react'

import { formatMinute } from '#domain/time/format.ts'

import { type CalendarColumn, type CalendarEntry, placeIn } from './calendar-columns.ts'
import styles from './calendar.module.css'
import type { Placed } from './lay-out-day.ts'

type CalendarGridProps<Entry extends CalendarEntry> = {
  columns: readonly CalendarColumn<Entry>[]
  hours: { from: number; to: number }
  today: string
  minuteNow: number
  onOpen: (entry: Entry) => void
}

/** Columns by the hour; in a narrow window what is in them, one after the other. */
export function CalendarGrid<Entry extends CalendarEntry>(props: CalendarGridProps<Entry>) {
  const { columns, hours, today, minuteNow, onOpen } = props
  const { from, to } = hours
  const marks = Array.from({ length: to - from }, (_, index) => from + index)
  const isShown = minuteNow >= from * 60 && minuteNow < to * 60

  return (
    <div
      className={styles.grid}
      style={withProperties({ '--columns': columns.length, '--hours': to - from, '--from': from * 60 })}
    >
      <div className={styles.hours} aria-hidden="true">
        {marks.map((hour) => (
          <span key={hour}>{formatMinute(hour * 60)}</span>
        ))}
      </div>
      {columns.map(({ key, title, day, placed }) => (
        <div
          key={key}
          role="group"
          aria-label={title}
          className={styles.column}
          data-today={day === today || undefined}
          data-empty={placed.length === 0 || undefined}
        >
          <h3>{title}</h3>
          <ul>
            {placed.map((place) => (
              <EntryOf key={place.entry.id} at={placeIn(key, place.entry)} place={place} onOpen={onOpen} />
            ))}
            {day === today && isShown && (
              <li className={styles.now} aria-hidden="true" style={withProperties({ '--at': minuteNow })} />
            )}
          </ul>
        </div>
      ))}
    </div>
  )
}

type EntryOfProps<Entry extends CalendarEntry> = {
  at: string
  place: Placed<Entry>
  onOpen: (entry: Entry) => void
}

function EntryOf<Entry extends CalendarEntry>({ at, place, onOpen }: EntryOfProps<Entry>) {
  const { entry, fromMinute, toMinute, column, columns, beganBefore, endsAfter } = place
  const { title, detail, tone = 'accent' } = entry
  const time = `${beganBefore ? '… ' : ''}${formatMinute(fromMinute)}–${formatMinute(toMinute)}${endsAfter ? ' …' : ''}`

  return (
    <li
      className={styles.place}
      style={withProperties({
        '--at': fromMinute,
        '--until': toMinute,
        '--column': column,
        '--beside': columns,
      })}
    >
      <button
        type="button"
        data-entry={at}
        data-tone={tone}
        className={styles.entry}
        title={[title, time, detail].filter(Boolean).join(' · ')}
        onClick={() => onOpen(entry)}
      >
        <strong>{title}</strong>
        <span>{time}</span>
        {detail && <span>{detail}</span>}
      </button>
    </li>
  )
}

/** React passes properties on that CSS calls its own, and its types do not know them. */
const withProperties = (properties: Readonly<Record<`--${string}`, number>>) => properties as CSSProperties
