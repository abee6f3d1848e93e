'use client'

import { type KeyboardEvent, useRef } from 'react'

import { dayAfter } from '#domain/time/iso-week.ts'

import {
  type CalendarColumn,
  type CalendarEntry,
  calendarColumns,
  type Lane,
  placeIn,
  shownHours,
} from './calendar-columns.ts'
import { CalendarGrid } from './calendar-grid.tsx'
import { CalendarHead } from './calendar-head.tsx'
import styles from './calendar.module.css'
import { entryAfter } from './entry-keys.ts'
import { useNow } from '../frame/use-now.ts'
import { useStretch } from './use-stretch.ts'

type CalendarProps<Entry extends CalendarEntry> = {
  label: string
  entries: readonly Entry[]
  /** Into which a day is divided, such as people or stations. */
  lanes?: readonly Lane[]
  /** Shown also where nothing is: full hours of the day. */
  hours?: { from: number; to: number }
  /** The instant in ISO 8601 at which it begins to run, and the zone whose days and hours these are. */
  now: string
  timeZone: string
  onOpen: (entry: Entry) => void
}

const usualHours = { from: 8, to: 22 }

/** A week or a day by the hour. Which one is in the address; arrows go from entry to entry, a page of keys turns it. */
export function Calendar<Entry extends CalendarEntry>(props: CalendarProps<Entry>) {
  const { label, entries, lanes = [], hours = usualHours, now, timeZone, onOpen } = props
  const stretch = useStretch(useNow(now), timeZone)
  const columns = calendarColumns({ entries, days: stretch.days, lanes, timeZone })
  const calendar = useRef<HTMLElement>(null)

  const turn = (event: KeyboardEvent, pages: number) => {
    event.preventDefault()
    // What had the focus is gone with its days.
    calendar.current?.focus()
    stretch.goTo(dayAfter(stretch.day, pages * stretch.days.length), 'replace')
  }
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    if (event.key === 'PageDown') return turn(event, 1)
    if (event.key === 'PageUp') return turn(event, -1)
    const id = event.target instanceof HTMLElement ? event.target.dataset.entry : undefined
    if (id === undefined && event.target !== event.currentTarget) return
    const next = entryAfter(event.key, id ?? null, stopsOf(columns))
    if (next === null) return
    event.preventDefault()
    calendar.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(next)}"]`)?.focus()
  }

  return (
    // Keys that its buttons do not know are those of the whole calendar.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section ref={calendar} tabIndex={-1} aria-label={label} className={styles.calendar} onKeyDown={press}>
      <CalendarHead stretch={stretch} />
      <CalendarGrid
        columns={columns}
        hours={shownHours(columns, hours)}
        today={stretch.today}
        minuteNow={stretch.minuteNow}
        onOpen={onOpen}
      />
    </section>
  )
}

const stopsOf = <Entry extends CalendarEntry>(columns: readonly CalendarColumn<Entry>[]) =>
  columns.map(({ key, placed }) =>
    placed.map(({ entry, fromMinute }) => ({ id: placeIn(key, entry), minute: fromMinute })),
  )
