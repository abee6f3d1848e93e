import { type KeyboardEvent, type Ref, useEffect, useRef } from 'react'

import { weekdayNames, weekdayShortNames } from '#domain/time/format.ts'
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
  })

  const moveByKey = (event: KeyboardEvent) => {
    const target = dayAfterKey(focused, event.key)
    if (!target) return

    event.preventDefault()
    followsKeyboard.current = true
    onFocus(clampDay(target, today, last))
  }
  const choose = (day: Temporal.PlainDate) => {
    onFocus(clampDay(day, today, last))
    if (isAvailable(day)) onPick(day)
  }
  const holdFocused = (button: HTMLButtonElement | null) => {
    focusedButton.current = button
    markFirstFocus(button)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA date grid is a table
    <table role="grid" aria-labelledby={labelledBy} className={styles.grid} onKeyDown={moveByKey}>
      <WeekdayRow />
      <tbody>
        {weeksOfMonth(focused.toPlainYearMonth()).map((week) => (
          <tr key={week.number}>
            <th scope="row" className={styles.week}>
              {week.number}
            </th>
            {week.days.map((day, index) =>
              day ? (
                <td key={day.day} aria-selected={picked?.equals(day) ?? false}>
                  <DayButton
                    ref={day.equals(focused) ? holdFocused : undefined}
                    day={day}
                    isFocused={day.equals(focused)}
                    isToday={day.equals(today)}
                    isAvailable={isAvailable(day)}
                    onChoose={() => choose(day)}
                  />
                </td>
              ) : (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a day of the neighbouring month
                <td key={weekdayShortNames[index]} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function WeekdayRow() {
  return (
    <thead>
      <tr>
        <th scope="col" abbr="Kalenderwoche" className={styles.week}>
          KW
        </th>
        {weekdayShortNames.map((short, index) => (
          <th key={short} scope="col" abbr={weekdayNames[index]}>
            {short}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type DayButtonProps = {
  ref: Ref<HTMLButtonElement> | undefined
  day: Temporal.PlainDate
  isFocused: boolean
  isToday: boolean
  isAvailable: boolean
  onChoose: () => void
}

/** Not disabled but said to be: the keyboard has to be able to walk across days without slots. */
function DayButton({ ref, day, isFocused, isToday, isAvailable, onChoose }: DayButtonProps) {
  const date = day.toLocaleString('de-DE', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })

  return (
    <button
      type="button"
      ref={ref}
      tabIndex={isFocused ? 0 : -1}
      className={styles.day}
      aria-disabled={!isAvailable}
      aria-current={isToday ? 'date' : undefined}
      aria-label={isAvailable ? date : `${date}, nicht verfügbar`}
      onClick={onChoose}
    >
      {day.day}
    </button>
  )
}
