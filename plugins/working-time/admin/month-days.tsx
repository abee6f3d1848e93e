'use client'

import { dayNumberOf, weekdayIndexOf } from '#domain/time/calendar-day.ts'
import { formatDay, formatHours, weekdayShortNames } from '#domain/time/format.ts'
import { labelOfAccount } from '#domain/workforce/accounts/account-labels.data.ts'
import { timeAccount } from '#domain/workforce/accounts/account-line.ts'
import { clockMarkLabels } from '#domain/workforce/ledger/clock-mark.texts.ts'
import { activityStateLabels } from '#domain/workforce/working-activity.texts.ts'
import type { MonthSheetView } from '#domain/workforce/time-sheets.contract.ts'
import { Action } from '#plugins/desk/kit.port.ts'

import { breaksInWords } from '../files/month-words.ts'
import { newEntry, type OpenEntry, openEntry } from './entry-dialog.tsx'
import { timesInWords } from './span-in-words.ts'
import styles from './times.module.css'
import { timesTexts } from './times.texts.ts'

type MonthDaysProps = { sheet: MonthSheetView; onOpen: ((open: OpenEntry) => void) | null }
type Day = MonthSheetView['days'][number]
type Stretch = MonthSheetView['stretches'][number]

/** The days of a month below each other; each opens to what makes it up, with its reason. */
export function MonthDays({ sheet, onOpen }: MonthDaysProps) {
  const carried = sheet.opening.filter(({ minutes }) => minutes !== 0)

  return (
    <>
      <h3>Tage</h3>
      {carried.length > 0 && <Lines lines={carried} />}
      <ul className={styles.days}>
        {sheet.days.map((day) => (
          <DayItem
            key={day.day}
            {...{ day, sheet, onOpen }}
            stretches={sheet.stretches.filter((stretch) => stretch.day === day.day)}
          />
        ))}
      </ul>
    </>
  )
}

type DayItemProps = MonthDaysProps & { day: Day; stretches: readonly Stretch[] }

function DayItem({ day, stretches, sheet, onOpen }: DayItemProps) {
  const { timeZone } = sheet
  const times = stretches.map((stretch) => timesInWords(stretch, timeZone)).join(', ')
  const balance = day.lines.reduce(
    (sum, line) => (line.account === timeAccount ? sum + line.minutes : sum),
    0,
  )
  const isEmpty = day.lines.length === 0 && stretches.length === 0
  const isUnfinished = stretches.some(({ state }) => state === 'incomplete')

  return (
    <li>
      <details data-empty={isEmpty || undefined}>
        <summary>
          <strong>{dayWords(day.day)}</strong>
          <span data-wrong={isUnfinished || undefined}>{times || causeOf(day)}</span>
          <span className={styles.figure}>
            {isEmpty ? '' : `${formatHours(day.worked)} von ${formatHours(day.owed)}`}
          </span>
          <span className={styles.figure}>
            <span className={styles.unseen}>Saldo </span>
            {isEmpty ? '' : signed(balance)}
          </span>
        </summary>
        {isEmpty ? <p>{timesTexts.noDays}</p> : <Lines lines={day.lines} />}
        {stretches.map((stretch) => (
          <StretchLine key={stretch.id} {...{ stretch, timeZone, onOpen }} />
        ))}
        {onOpen && (
          <Action
            onClick={() => onOpen(newEntry(day.day))}
            aria-label={`Am ${formatDay(day.day)} nachtragen`}
          >
            Nachtragen
          </Action>
        )}
      </details>
    </li>
  )
}

type StretchLineProps = { stretch: Stretch; timeZone: string; onOpen: MonthDaysProps['onOpen'] }

function StretchLine({ stretch, timeZone, onOpen }: StretchLineProps) {
  const { state, marks } = stretch
  const span = timesInWords(stretch, timeZone)
  const pauses = breaksInWords(stretch, timeZone)

  return (
    <div className={styles.stretch}>
      <span>
        {span}
        {pauses && `, Pause ${pauses}`}
        {state !== 'ended' && <strong>{` · ${activityStateLabels[state]}`}</strong>}
        {marks.map((mark) => ` · ${clockMarkLabels[mark]}`)}
      </span>
      {onOpen && (
        <Action onClick={() => onOpen(openEntry(stretch, timeZone))} aria-label={`${span} korrigieren`}>
          Korrigieren
        </Action>
      )}
    </div>
  )
}

const Lines = ({ lines }: { lines: MonthSheetView['opening'] }) => (
  <ul className={styles.lines}>
    {lines.map(({ account, minutes, reason, source }) => (
      <li key={`${account} ${source} ${reason}`}>
        <span>
          {reason}
          {account !== timeAccount && <em>{` (${labelOfAccount(account)})`}</em>}
        </span>
        <span className={styles.figure}>{signed(minutes)}</span>
      </li>
    ))}
  </ul>
)

/** What a day without work is called, such as a holiday or a leave: the last of its reasons says it. */
const causeOf = ({ lines }: Day): string => {
  const cause = lines.findLast(({ source }) => source.startsWith('absence:') || source.startsWith('day:'))

  return cause?.reason ?? ''
}

const dayWords = (day: string): string =>
  `${weekdayShortNames[weekdayIndexOf(dayNumberOf(day))]} ${formatDay(day).slice(0, 6)}`

const signed = (minutes: number): string => `${minutes > 0 ? '+' : ''}${formatHours(minutes)}`
