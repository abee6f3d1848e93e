'use client'

import { isoDayOf, weekdayIndexOf } from '#domain/time/calendar-day.ts'
import { daysOfMonth, monthInWords } from '#domain/time/calendar-month.ts'
import { formatDay, weekdayShortNames } from '#domain/time/format.ts'
import { absenceStatusLabels, absenceTypeLabels } from '#domain/workforce/absence.ts'
import { type AwayDay, awayDays } from '#domain/workforce/away-days.ts'
import { EmptyState, useTodayShown } from '#plugins/desk/kit.port.ts'

import type { ShownAbsence } from './absence-calls.ts'
import styles from './times.module.css'
import { absenceViewTexts } from './times.texts.ts'

type Person = { id: string; name: string }
type TeamCalendarProps = {
  month: string
  today: string
  absences: readonly ShownAbsence[]
  people: readonly Person[]
  onOpen: (person: string) => void
}

/** Who is away on which day of the month, all people below each other. */
export function TeamCalendar({ people, ...shown }: TeamCalendarProps) {
  const rows = withGuests(people, shown.absences)

  return rows.length === 0 ? (
    <EmptyState title="Noch niemand">{absenceViewTexts.nobody}</EmptyState>
  ) : (
    <Calendar {...shown} people={rows} />
  )
}

function Calendar({ month, today, absences, people, onOpen }: TeamCalendarProps) {
  const range = daysOfMonth(month)
  const days = Array.from({ length: range.to - range.from }, (_, index) => range.from + index)
  const away = awayDays(absences, range)
  const room = useTodayShown(month)

  return (
    <section className={styles.section} aria-labelledby="zeiten-kalender">
      <h2 id="zeiten-kalender">{`Wer weg ist, ${monthInWords(month)}`}</h2>
      {/* Where it is narrow the days are reached by keys as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={room} className={styles.scroll} tabIndex={0} role="group" aria-label="Tage des Monats">
        <table className={styles.team}>
          <thead>
            <tr>
              <th scope="col">Person</th>
              {days.map((day) => (
                <DayHead key={day} day={day} isToday={isoDayOf(day) === today} />
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person.id}>
                <th scope="row">
                  <button type="button" className={styles.name} onClick={() => onOpen(person.id)}>
                    {person.name}
                  </button>
                </th>
                {days.map((day) => (
                  <DayCell key={day} day={day} away={away.get(person.id)?.get(day)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.legend}>{legend}</p>
    </section>
  )
}

const legend =
  'Voll: genehmigt, gestreift: beantragt. U Urlaub, K krank, Z Zeitausgleich, A anderes; ½ ein halber Tag.'

const isWeekend = (day: number): boolean => weekdayIndexOf(day) > 4

const DayHead = ({ day, isToday }: { day: number; isToday: boolean }) => (
  <th scope="col" data-weekend={isWeekend(day) || undefined} aria-current={isToday ? 'date' : undefined}>
    {weekdayShortNames[weekdayIndexOf(day)]}
    <br />
    {isToday ? <strong>{Number(isoDayOf(day).slice(8))}</strong> : Number(isoDayOf(day).slice(8))}
  </th>
)

function DayCell({ day, away }: { day: number; away: AwayDay<ShownAbsence> | undefined }) {
  if (!away) return <td data-weekend={isWeekend(day) || undefined}>{nothing}</td>
  const { absence, part } = away
  const status = absence.status ?? 'requested'
  const half = part === 'whole' ? '' : part === 'morning' ? ', vormittags' : ', nachmittags'
  const words = `${absenceTypeLabels[absence.type]}${half}, ${absenceStatusLabels[status].toLowerCase()}`

  return (
    <td data-status={status} title={`${formatDay(isoDayOf(day))}: ${words}`}>
      <span aria-hidden="true">{`${letters[absence.type] ?? 'A'}${part === 'whole' ? '' : '½'}`}</span>
      <span className={styles.unseen}>{words}</span>
    </td>
  )
}

const nothing = '\u00a0'
const letters: Readonly<Record<string, string>> = { vacation: 'U', sick: 'K', compensatory: 'Z' }

/** Those with an account of leave, and whoever is away without one. */
function withGuests(people: readonly Person[], absences: readonly ShownAbsence[]): Person[] {
  const known = new Map(people.map((person) => [person.id, person]))
  for (const { person, name } of absences) if (!known.has(person)) known.set(person, { id: person, name })

  return [...known.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'de'))
}
