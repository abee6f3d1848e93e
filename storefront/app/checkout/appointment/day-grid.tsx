import { type KeyboardEvent, useEffect, useRef } from 'react'

import styles from './day-grid.module.css'
import { markFirstFocus } from './mark-first-focus.ts'
import { clampDay, dayAfterKey, weeksOfMonth } from './month-grid.ts'

type DayGridProps = {
  labelledBy: string
  today: Temporal.PlainDate
  last: Temporal.PlainDate
  /** The one day in the tab order; its month is shown. */
  focused: Temporal.PlainDate
  picked: Temporal.PlainDate | null
  isAvailable: (day: Temporal.PlainDate) => boolean
  onFocus: (day: Temporal.PlainDate) => void
  onPick: (day: Temporal.PlainDate) => void
}

const WEEKDAYS = [
  ['Mo', 'Montag'],
  ['Di', 'Dienstag'],
  ['Mi', 'Mittwoch'],
  ['Do', 'Donnerstag'],
  ['Fr', 'Freitag'],
  ['Sa', 'Samstag'],
  ['So', 'Sonntag'],
] as const

/** One month as an ARIA grid: arrows move by day and week, Page keys by month. */
export function DayGrid({
  labelledBy,
  today,
  last,
  focused,
  picked,
  isAvailable,
  onFocus,
  onPick,
}: DayGridProps) {
  const focusedButton = useRef<HTMLButtonElement>(null)
  const followsKeyboard = useRef(false)

  useEffect(() => {
    if (followsKeyboard.current) focusedButton.current?.focus()
    followsKeyboard.current = false
  }, [focused])

  const holdFocused = (button: HTMLButtonElement | null) => {
    focusedButton.current = button
    markFirstFocus(button)
  }
  const moveByKey = (event: KeyboardEvent) => {
    const target = dayAfterKey(focused, event.key)
    if (!target) return

    event.preventDefault()
    followsKeyboard.current = true
    onFocus(clampDay(target, today, last))
  }

  return (
    // biome-ignore lint: the grid pattern puts the keys on the grid, the focus on its cells
    <table role="grid" aria-labelledby={labelledBy} className={styles.grid} onKeyDown={moveByKey}>
      <thead>
        <tr>
          <th scope="col" abbr="Kalenderwoche" className={styles.week}>
            KW
          </th>
          {WEEKDAYS.map(([short, long]) => (
            <th key={short} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(focused.toPlainYearMonth()).map((week) => (
          <tr key={week.number}>
            <th scope="row" className={styles.week}>
              {week.number}
            </th>
            {week.days.map((day, index) =>
              day ? (
                <td key={day.day} role="gridcell" aria-selected={picked?.equals(day) ?? false}>
                  <button
                    type="button"
                    ref={day.equals(focused) ? holdFocused : undefined}
                    tabIndex={day.equals(focused) ? 0 : -1}
                    className={styles.day}
                    aria-disabled={!isAvailable(day)}
                    aria-current={day.equals(today) ? 'date' : undefined}
                    aria-label={dayLabel(day, isAvailable(day))}
                    onClick={() => {
                      onFocus(clampDay(day, today, last))
                      if (isAvailable(day)) onPick(day)
                    }}
                  >
                    {day.day}
                  </button>
                </td>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is its position
                <td key={`empty-${index}`} role="gridcell" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function dayLabel(day: Temporal.PlainDate, isAvailable: boolean): string {
  const date = day.toLocaleString('de-DE', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })

  return isAvailable ? date : `${date}, nicht verfügbar`
}
