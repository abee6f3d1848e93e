import { Fraction } from '../money/fraction.ts'
import { isoDayOf } from '../time/calendar-day.ts'
import { localDayAt } from '../time/zone-clock.ts'
import { workedMinutes, type WorkStretch } from './ledger/work-stretch.ts'

/** What was worked for a project, by whom and at what. */
export type ProjectWork = WorkStretch & {
  person: { id: string; name: string }
  task: string | null
  note: string | null
}

/** In whole minutes and cents; what is not agreed is null. */
export type ProjectTerms = {
  /** For an hour. */
  rate: number | null
  budgetMinutes: number | null
  budgetCents: number | null
}

export type ProjectSum = { minutes: number; cents: number | null }
export type ProjectLine = ProjectSum & {
  id: string
  /** `YYYY-MM-DD` on which it began by the clock of its branch. */
  day: string
  person: string
  task: string | null
  note: string | null
  from: number
  to: number
  timeZone: string
}

export type ProjectReport = {
  /** Of all of the project, against its budget. */
  total: ProjectSum
  left: { minutes: number | null; cents: number | null }
  /** Of the period alone. */
  period: ProjectSum
  people: (ProjectSum & { id: string; name: string })[]
  lines: ProjectLine[]
  /** How many of the period have no end yet; they count nothing. */
  open: number
}

type Period = { from: string | null; to: string | null }

/**
 * Hours and money of a project, in total and of the days of a period, both of them included. A line is rounded once to
 * whole minutes and once to whole cents, half away from zero; what adds up is lines, so a bill of all periods comes to
 * what the project has cost.
 */
export function reportOfProject(
  works: readonly ProjectWork[],
  { rate, budgetMinutes, budgetCents }: ProjectTerms,
  { from, to }: Period,
): ProjectReport {
  const isInPeriod = (day: string) => (from === null || day >= from) && (to === null || day <= to)
  const ended = works.flatMap((work) => (work.to === null ? [] : [lineOf(work, work.to, rate)]))
  const lines = ended.filter(({ day }) => isInPeriod(day)).toSorted(byBegin)
  const total = sumOf(ended, rate)
  const open = works.filter((work) => work.to === null && isInPeriod(dayOf(work)))

  return {
    total,
    left: {
      minutes: budgetMinutes === null ? null : budgetMinutes - total.minutes,
      cents: budgetCents === null || total.cents === null ? null : budgetCents - total.cents,
    },
    period: sumOf(lines, rate),
    people: peopleOf(works, lines, rate),
    lines,
    open: open.length,
  }
}

const dayOf = ({ from, timeZone }: WorkStretch): string => isoDayOf(localDayAt(from, timeZone))

function lineOf(work: ProjectWork, to: number, rate: number | null): ProjectLine {
  const { id, person, task, note, from, timeZone } = work
  const minutes = workedMinutes(work, to)
  const cents = rate === null ? null : Fraction.of(minutes).times(rate).dividedBy(60).rounded()

  return { id, day: dayOf(work), person: person.name, task, note, from, to, timeZone, minutes, cents }
}

function sumOf(lines: readonly ProjectLine[], rate: number | null): ProjectSum {
  return {
    minutes: lines.reduce((sum, { minutes }) => sum + minutes, 0),
    cents: rate === null ? null : lines.reduce((sum, { cents }) => sum + (cents ?? 0), 0),
  }
}

function peopleOf(
  works: readonly ProjectWork[],
  lines: readonly ProjectLine[],
  rate: number | null,
): ProjectReport['people'] {
  const personOf = new Map(works.map(({ id, person }) => [id, person]))
  const ids = [...new Set(lines.flatMap(({ id }) => personOf.get(id)?.id ?? []))]

  return ids
    .map((id) => {
      const own = lines.filter((line) => personOf.get(line.id)?.id === id)

      return { id, name: own[0]?.person ?? '', ...sumOf(own, rate) }
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de') || (one.id < other.id ? -1 : 1))
}

function byBegin(one: ProjectLine, other: ProjectLine): number {
  return one.from - other.from || (one.id < other.id ? -1 : 1)
}
