'use client'

import { formatHours } from '#domain/time/format.ts'
import { wallTimeAt } from '#domain/time/wall-time.ts'
import { toldDuty } from '#domain/workforce/law/told-duty.ts'
import { workedMinutes } from '#domain/workforce/ledger/work-stretch.ts'
import type { AtWork, PersonAtWork } from '#domain/workforce/at-work.contract.ts'
import { StatusPill, useNow } from '#plugins/desk/kit.port.ts'

import styles from './times.module.css'
import { timesTexts } from './times.texts.ts'

type AtWorkListProps = { atWork: AtWork; now: string }

/** Who is at work just now; it follows what is pressed at the clocks. */
export function AtWorkList({ atWork: { people, branches, self, at }, now: start }: AtWorkListProps) {
  const now = useNow(start)
  const leads = branches.length > 0
  if (!leads && people.length === 0) return null

  return (
    <section className={styles.atWork} aria-labelledby="zeiten-jetzt">
      <h2 id="zeiten-jetzt">
        Jetzt bei der Arbeit
        {people.length > 0 && leads && <span className={styles.count}>{people.length}</span>}
      </h2>
      {people.length === 0 ? (
        <p>{timesTexts.nobodyAtWork}</p>
      ) : (
        <ul>
          {people.map((each) => (
            <AtWorkItem
              key={`${each.person.id} ${each.startedAt}`}
              {...{ each, now, at }}
              name={each.person.id === self.id ? 'Sie' : each.person.name}
              place={branches.length > 1 ? each.branch.name : null}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

type AtWorkItemProps = { each: PersonAtWork; name: string; place: string | null; now: string; at: string }

function AtWorkItem({ each, name, place, now, at }: AtWorkItemProps) {
  const { state, startedAt, breaks, task, timeZone, duty } = each
  const since = (at: string) => `seit ${wallTimeAt(at, timeZone).slice(11)}`
  const minutes = workedMinutes(stretchOf(each), Date.parse(now))
  const isPaused = state === 'paused'
  const next = duty && toldDuty(duty, { isPaused, readMs: Date.parse(at), nowMs: Date.parse(now) })
  const paused = breaks.find(({ endedAt }) => endedAt === null)
  const pause = paused ? `Pause ${since(paused.startedAt)}` : 'Pause'

  return (
    <li>
      <strong>{name}</strong>
      <StatusPill tone={isPaused ? 'waits' : 'done'}>{isPaused ? pause : 'Arbeitet'}</StatusPill>
      <span>
        {[since(startedAt), `${formatHours(minutes)} Std. gearbeitet`, place, task]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {next?.isSoon && <b className={styles.due}>{next.words}</b>}
    </li>
  )
}

/** As its sheet counts it. */
const stretchOf = ({ startedAt, breaks }: PersonAtWork) => ({
  from: Date.parse(startedAt),
  to: null,
  breaks: breaks.map((rest) => ({
    from: Date.parse(rest.startedAt),
    to: rest.endedAt === null ? null : Date.parse(rest.endedAt),
  })),
})
