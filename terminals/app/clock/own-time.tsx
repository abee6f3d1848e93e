import { type ReactNode, useId } from 'react'

import { formatDayLabel, formatHours } from '#domain/time/format.ts'
import { isoDayOf } from '#domain/time/calendar-day.ts'
import { localDayAt } from '#domain/time/zone-clock.ts'
import { toldDuty } from '#domain/workforce/law/told-duty.ts'
import { leaveInWords } from '#domain/workforce/leave/leave-after.ts'
import type { ClockState } from '#domain/workforce/ledger/next-punches.ts'

import { useHouse } from '../shell/house.ts'
import { useNow } from '../shell/use-now.ts'
import styles from './own-time.module.css'
import { hoursText } from './punch-words.ts'
import { appointmentText, instantOf, timeText } from './time-text.ts'
import type { OwnTime as Own } from './use-own-time.ts'

const mostShown = 3

type Props = {
  own: Own
  /** As it will be once all that was pressed has arrived. */
  state: ClockState
  /** Of its headings: below that of a sheet, or of the page itself. */
  level: Level
}
type Level = 'h2' | 'h3'

/** What the law asks next, what is unsettled, balances, the next shifts and what was recorded of late. */
export function OwnTime({ own, state, level }: Props) {
  const { me, balances, shifts, activities, failures } = own
  const { timeZone } = useHouse()
  const now = useNow(30)
  const dayOf = (at: string) =>
    formatDayLabel(isoDayOf(localDayAt(Date.parse(at), timeZone)), instantOf(now), timeZone)
  const span = (from: string, to: string | null) =>
    to ? `${timeText(from, timeZone)}–${timeText(to, timeZone)}` : `seit ${timeText(from, timeZone)}`

  return (
    <div className={styles.own}>
      {failures.map((words) => (
        <p key={words} role="alert" className={styles.failure}>
          {words}
        </p>
      ))}
      <Next {...{ level, me, state }} nowMs={now} />
      <Part level={level} title="Ungeklärt" rows={me?.conflicts.slice(0, mostShown) ?? []} isUrgent>
        {({ at, message }) => (
          <>
            <b>{appointmentText(at, now, timeZone)}</b> {message}
          </>
        )}
      </Part>
      {balances && (
        <dl className={styles.balances}>
          {balances.docs.map(({ account, label, minutes }) => (
            <div key={account}>
              <dt>{label}</dt>
              <dd>{`${formatHours(minutes)} Std.`}</dd>
            </div>
          ))}
          {balances.leaveDays !== null && (
            <div>
              <dt>Resturlaub</dt>
              <dd>{leaveInWords(balances.leaveDays)}</dd>
            </div>
          )}
        </dl>
      )}
      <Part level={level} title="Nächste Dienste" rows={shifts?.slice(0, mostShown) ?? []}>
        {({ from, to, position, branch }) => (
          <>
            <b>
              {dayOf(from)} {span(from, to)}
            </b>{' '}
            {[position, branch.id === me?.branch.id ? null : branch.name].filter(Boolean).join(', ')}
          </>
        )}
      </Part>
      <Part level={level} title="Zuletzt erfasst" rows={activities?.slice(0, mostShown) ?? []}>
        {({ startedAt, endedAt, breaks, workedMinutes, task, project }) => (
          <>
            <b>
              {dayOf(startedAt)} {span(startedAt, endedAt)}
            </b>{' '}
            {[
              hoursText(workedMinutes),
              ...breaks.map((each) => `Pause ${span(each.startedAt, each.endedAt)}`),
              task?.name,
              project?.name,
            ]
              .filter(Boolean)
              .join(', ')}
          </>
        )}
      </Part>
    </div>
  )
}

type NextProps = { level: Level; me: Own['me']; state: ClockState; nowMs: number }

/** Before it is missed: what is near stands out. After a press the house has to say it anew. */
function Next({ level: Heading, me, state, nowMs }: NextProps) {
  const id = useId()
  if (!me?.duty || me.activity?.state !== state) return null
  const isPaused = state === 'paused'
  const { words, isSoon } = toldDuty(me.duty, { isPaused, readMs: Date.parse(me.at), nowMs })

  return (
    <section className={styles.part} data-urgent={isSoon || undefined} aria-labelledby={id}>
      <Heading id={id}>Als Nächstes</Heading>
      <p>{words}</p>
    </section>
  )
}

type PartProps<Row> = {
  level: Level
  title: string
  rows: readonly Row[]
  isUrgent?: boolean
  children: (row: Row) => ReactNode
}

function Part<Row extends { id: string }>({
  level: Heading,
  title,
  rows,
  isUrgent = false,
  children,
}: PartProps<Row>) {
  if (rows.length === 0) return null

  return (
    <section className={styles.part} data-urgent={isUrgent || undefined}>
      <Heading>{title}</Heading>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
    </section>
  )
}
