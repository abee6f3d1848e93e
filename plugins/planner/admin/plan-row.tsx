'use client'

import { type CSSProperties, memo } from 'react'

import { dayMs, minutesPerDay, wallClockAt } from '#domain/time/zone-clock.ts'
import type { PlanBar, PlanCell, PlanRow } from '#domain/workforce/planning/plan-rows.ts'
import { isWeekend, type PlanSpan } from '#domain/workforce/planning/plan-span.ts'

import styles from './plan.module.css'
import { dayName, statusWord } from './plan-words.ts'

type RowProps = { row: PlanRow; span: PlanSpan; today: string; timeZone: string }

/** A row of the plan, which is shown anew only where its signature is another one. */
export const PlanRowView = memo(
  ({ row, span, today, timeZone }: RowProps) => (
    <tr data-row={row.key}>
      <th scope="row">{row.title}</th>
      {row.cells.map((cell) => (
        <Cell key={cell.day} {...{ cell, row, span, timeZone }} isToday={cell.day === today} />
      ))}
      <td className={styles.sum} data-over={row.isOver || undefined}>
        {row.sum}
        {row.isOver && <span className={styles.unseen}>, mehr als der Vertrag</span>}
      </td>
    </tr>
  ),
  (one, other) =>
    one.row.sign === other.row.sign &&
    one.span === other.span &&
    one.today === other.today &&
    one.timeZone === other.timeZone,
)
PlanRowView.displayName = 'PlanRowView'

type CellProps = Omit<RowProps, 'today'> & { cell: PlanCell; isToday: boolean }

function Cell({ cell, row, span, timeZone, isToday }: CellProps) {
  const { day, away, bars } = cell

  return (
    <td
      data-day={day}
      data-away={away ?? undefined}
      data-today={isToday || undefined}
      data-free={isWeekend(day) || undefined}
    >
      {away && <span className={styles.away}>{away === 'approved' ? 'abwesend' : 'beantragt'}</span>}
      {bars.map((bar) => (
        <Bar key={bar.shift.id} {...{ bar, span, timeZone }} who={row.title} />
      ))}
      <button
        type="button"
        data-stop
        tabIndex={-1}
        className={styles.add}
        aria-label={`${row.title}, ${dayName(day)}: Schicht planen`}
      >
        <span aria-hidden="true">+</span>
      </button>
    </td>
  )
}

type BarProps = { bar: PlanBar; span: PlanSpan; timeZone: string; who: string }

function Bar({ bar, span, timeZone, who }: BarProps) {
  const { shift, time, shortTime, detail, remarks, isRefused } = bar
  const tone = isRefused ? 'wrong' : remarks.length > 0 ? 'waits' : undefined
  // What there is no room for is heard all the same.
  const isRoomy = span === 'week'

  return (
    <button
      type="button"
      data-stop
      data-shift={shift.id}
      data-status={shift.status}
      data-tone={tone}
      tabIndex={-1}
      className={styles.bar}
      title={[`${time} ${detail}`, shift.note, ...remarks].filter(Boolean).join('\n')}
      style={withProperties({ '--at': shareOf(shift.from, timeZone), '--long': lengthOf(shift) })}
    >
      <span data-end="from" aria-hidden="true" />
      <span className={styles.unseen}>{who},</span>
      <strong>{isRoomy ? time : shortTime}</strong>
      {detail && <span className={isRoomy ? styles.detail : styles.unseen}>{detail}</span>}
      {remarks.map((text) => (
        <small key={text} className={isRoomy ? undefined : styles.unseen}>
          {text}
        </small>
      ))}
      <span className={styles.unseen}>{statusWord(bar)}</span>
      <span data-end="to" aria-hidden="true" />
    </button>
  )
}

/** Days of work begin early: what is after midnight still belongs to the evening. */
const firstMinute = 5 * 60

function shareOf(at: string, timeZone: string): number {
  const { minute } = wallClockAt(Date.parse(at), timeZone)

  return ((minute + minutesPerDay - firstMinute) % minutesPerDay) / minutesPerDay
}

const lengthOf = ({ from, to }: { from: string; to: string }): number =>
  (Date.parse(to) - Date.parse(from)) / dayMs

/** React passes properties on that CSS calls its own, and its types do not know them. */
const withProperties = (properties: Readonly<Record<`--${string}`, number>>) => properties as CSSProperties
