import { formatTime, weekdayNames } from '../time/format.ts'
import { isoDayOf, weekdayIndexOf } from '../time/calendar-day.ts'
import { localDayAt } from '../time/zone-clock.ts'
import { monthNames } from '../time/months.ts'
import { absenceTypeLabels } from './absence.ts'
import { employmentTypeLabels } from './contract.ts'

/** Ends the name of the person in a title, so no name may hold it. */
export const afterPerson = ', '

/** What a title says where the person is not known to whoever looks. */
export const unnamedPerson = 'Person ohne Einsicht'

/** Stands for the person where nobody has a shift yet. */
export const openShiftName = 'Offene Schicht'

/** “Anna Auer, 3. bis 7. August 2026, Urlaub”: whom a record is about, then what of them. */
export function titleOf(person: string, words: readonly string[]): string {
  return [personInTitle(person), ...words].join(afterPerson)
}

/** A comma would end the name too early. */
export const personInTitle = (person: string): string =>
  person.replaceAll(',', ' ').replace(/\s+/g, ' ').trim() || 'Ohne Namen'

/** The same record for somebody who may not know whom it is about. */
export function withoutPerson(title: string): string {
  const end = title.indexOf(afterPerson)

  return `${unnamedPerson}${end < 0 ? '' : title.slice(end)}`
}

type AbsenceFacts = {
  firstDay: string
  lastDay: string
  type: string
  startsAtNoon?: unknown
  endsAtNoon?: unknown
}

/** Days are `YYYY-MM-DD`. */
export function wordsOfAbsence({
  firstDay,
  lastDay,
  type,
  startsAtNoon,
  endsAtNoon,
}: AbsenceFacts): string[] {
  const half = [startsAtNoon ? 'ab Mittag' : '', endsAtNoon ? 'bis Mittag' : ''].filter(Boolean).join(' und ')

  return [daysInWords(firstDay, lastDay), ...(half ? [half] : []), labelOf(absenceTypeLabels, type)]
}

type ContractFacts = { validFrom: string; validUntil?: string | null; employmentType: string }

/** Days are `YYYY-MM-DD`; without a last one the contract is open-ended. */
export function wordsOfContract({ validFrom, validUntil, employmentType }: ContractFacts): string[] {
  const days = validUntil ? daysInWords(validFrom, validUntil) : `ab ${dayInWords(validFrom)}`

  return [days, labelOf(employmentTypeLabels, employmentType)]
}

type Stretch = { from: string; to?: string | null | undefined; timeZone: string }

/** “Montag 3. August 2026, 18:00 bis 02:00” by the clock of the zone; what has not ended yet is said to begin. */
export function wordsOfStretch({ from, to, timeZone }: Stretch): string[] {
  const begin = Temporal.Instant.from(from)
  const day = localDayAt(begin.epochMilliseconds, timeZone)
  const iso = isoDayOf(day)
  const hours = to
    ? `${formatTime(begin, timeZone)} bis ${formatTime(Temporal.Instant.from(to), timeZone)}`
    : `seit ${formatTime(begin, timeZone)}`

  return [`${weekdayNames[weekdayIndexOf(day)]} ${dayInWords(iso)}`, hours]
}

/** “3. bis 7. August 2026”: month and year are said once where they are the same. */
export function daysInWords(first: string, last: string): string {
  if (first === last) return dayInWords(first)
  const [year, month] = [first.slice(0, 4), first.slice(0, 7)]
  if (last.startsWith(month)) return `${dayOf(first)} bis ${dayInWords(last)}`
  if (last.startsWith(year)) return `${dayOf(first)} ${monthOf(first)} bis ${dayInWords(last)}`

  return `${dayInWords(first)} bis ${dayInWords(last)}`
}

/** “3. August 2026” of a `YYYY-MM-DD` day. */
const dayInWords = (day: string): string => `${dayOf(day)} ${monthOf(day)} ${Number(day.slice(0, 4))}`

const dayOf = (day: string): string => `${Number(day.slice(8, 10))}.`
const monthOf = (day: string): string => monthNames[Number(day.slice(5, 7)) - 1] ?? ''
const labelOf = (labels: Readonly<Record<string, string>>, value: string): string => labels[value] ?? value
