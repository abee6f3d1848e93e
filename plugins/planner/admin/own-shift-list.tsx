'use client'

import { type PropsWithChildren, useId } from 'react'

import { isoDayOf } from '#domain/time/calendar-day.ts'
import { formatMinute } from '#domain/time/format.ts'
import { wallClockAt } from '#domain/time/zone-clock.ts'
import type { OwnShift } from '#domain/workforce/planning/own-shifts.contract.ts'
import { swapStatusLabels } from '#domain/workforce/planning/shift-swap.ts'
import { StatusPill } from '#plugins/desk/kit.port.ts'

import styles from './plan.module.css'
import { dayName } from './plan-words.ts'

type OwnShiftListProps = PropsWithChildren<{
  title: string
  /** What is said where there is none. */
  empty: string | null
}>

/** Shifts below each other. */
export function OwnShiftList({ title, empty, children }: OwnShiftListProps) {
  const id = useId()

  return (
    <section className={styles.swaps} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {empty ? <p className={styles.hint}>{empty}</p> : <ul>{children}</ul>}
    </section>
  )
}

type OwnShiftRowProps = PropsWithChildren<{ shift: OwnShift; words?: string }>

/** A shift with its day, its hours, and what can be done about it. */
export function OwnShiftRow({ shift, words, children }: OwnShiftRowProps) {
  const { note, swap } = shift

  return (
    <li aria-label={whenOf(shift)}>
      <div>
        <strong>
          {dayOf(shift)} <span className={styles.when}>{hoursOf(shift)}</span>
        </strong>
        <span>{detailOf(shift)}</span>
        {note && <span>{note}</span>}
        {words && <em>{words}</em>}
      </div>
      {swap && (
        <StatusPill tone={swap.status === 'accepted' ? 'waits' : 'neutral'}>
          {swapStatusLabels[swap.status]}
        </StatusPill>
      )}
      {children}
    </li>
  )
}

/** „Dienstag 4. August, 10:00–18:00“, by the clock of the branch. */
export const whenOf = (shift: OwnShift): string => `${dayOf(shift)} ${hoursOf(shift)}`

const dayOf = ({ from, branch }: OwnShift): string =>
  `${dayName(isoDayOf(wallClockAt(Date.parse(from), branch.timeZone).day))},`

function hoursOf({ from, to, branch: { timeZone } }: OwnShift): string {
  const [begin, end] = [wallClockAt(Date.parse(from), timeZone), wallClockAt(Date.parse(to), timeZone)]

  return `${formatMinute(begin.minute)}–${formatMinute(end.minute)}`
}

function detailOf({ branch, post, breakMinutes }: OwnShift): string {
  const pause = breakMinutes > 0 ? `${breakMinutes} Minuten Pause` : null

  return [post, branch.name, pause].filter(Boolean).join(' · ')
}
