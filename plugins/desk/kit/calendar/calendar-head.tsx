'use client'

import { dayAfter } from '#domain/time/iso-week.ts'

import { Action } from '../frame/action.tsx'
import styles from './calendar.module.css'
import { stretchTitle } from './stretch-title.ts'
import type { Stretch } from './use-stretch.ts'

/** Says which days these are, and leads to others. */
export function CalendarHead({ stretch }: { stretch: Stretch }) {
  const { day, days, isWeek, today, goTo, show } = stretch
  const what = isWeek ? 'Woche' : 'Tag'

  return (
    <header className={styles.calendarHead}>
      <h2 aria-live="polite">{stretchTitle(days)}</h2>
      <div className={styles.ways}>
        <Action aria-label={`${what} davor`} onClick={() => goTo(dayAfter(day, -days.length))}>
          <span aria-hidden="true">←</span>
        </Action>
        <Action onClick={() => goTo(today)}>Heute</Action>
        <Action aria-label={`${what} danach`} onClick={() => goTo(dayAfter(day, days.length))}>
          <span aria-hidden="true">→</span>
        </Action>
        <div role="group" aria-label="Ansicht" className={styles.kinds}>
          <button type="button" aria-pressed={isWeek} onClick={() => show('week')}>
            Woche
          </button>
          <button type="button" aria-pressed={!isWeek} onClick={() => show('day')}>
            Tag
          </button>
        </div>
      </div>
    </header>
  )
}
