import { dayNumberOf, isoDayOf } from '../../time/calendar-day.ts'
import { formatHours, formatMinute } from '../../time/format.ts'
import { localDayAt, wallClockAt } from '../../time/zone-clock.ts'
import { halvesOfAbsence } from '../absence.ts'
import type { PersonInPlan, Plan, ShiftOfPlan } from './plan.contract.ts'
import { asPlanned } from './plan-findings.ts'
import { keyOfPost, plannedMinutes } from './planned-shift.ts'

export const rowKindLabels = { people: 'Personen', posts: 'Einsatzbereiche' } as const
export type RowKind = keyof typeof rowKindLabels

/** A shift where it stands, in words. */
export type PlanBar = {
  shift: ShiftOfPlan
  /** `10:00–18:00`, and `10–18` where there is little room. */
  time: string
  shortTime: string
  /** What the row does not say: as what, or who. */
  detail: string
  remarks: readonly string[]
  isRefused: boolean
}

export type PlanCell = { day: string; away: 'approved' | 'requested' | null; bars: readonly PlanBar[] }

export type PlanRow = {
  key: string
  title: string
  /** Planned against the contract, `32:00 von 38:30`; of a row that is nobody's what is planned. */
  sum: string
  isOver: boolean
  cells: readonly PlanCell[]
  /** What a shift becomes that is put down here. */
  takes: { person: string | null } | { post: string | null }
  /** Another one as soon as anything of the row is to be shown anew. */
  sign: string
}

/** The row of shifts that nobody has yet. */
export const openRowKey = 'offen'

/** The rows of a plan: open shifts first, then people, or posts, by name; `post` leaves only shifts of that post. */
export function rowsOfPlan(plan: Plan, kind: RowKind, post: string | null = null): PlanRow[] {
  const isShown = (of: string | null) => post === null || keyOfPost(of) === keyOfPost(post)
  const shown = plan.shifts.filter((shift) => isShown(shift.post))
  const barOf = barsOf(plan, kind)
  const given =
    kind === 'people' ? rowsOfPeople(plan) : rowsOfPosts(plan).filter(({ title }) => isShown(title))

  return given.map(({ holds, person, ...given }) => {
    const held = shown.filter(holds)
    const row = { ...given, sum: given.sum ?? formatHours(minutesOf(held)) }
    const cells = cellsOf(plan, held.map(barOf), person)

    return { ...row, cells, sign: JSON.stringify([row, cells]) }
  })
}

type GivenRow = Omit<PlanRow, 'cells' | 'sign' | 'sum'> & {
  /** Null for a row that is nobody's. */
  sum: string | null
  holds: (shift: ShiftOfPlan) => boolean
  person?: PersonInPlan
}

const ofNobody = { sum: null, isOver: false }

function rowsOfPosts(plan: Plan): GivenRow[] {
  return postsOfPlan(plan).map((post) => ({
    key: keyOfPost(post),
    title: post || 'Ohne Angabe',
    takes: { post: post || null },
    holds: (shift) => keyOfPost(shift.post) === keyOfPost(post),
    ...ofNobody,
  }))
}

function rowsOfPeople(plan: Plan): GivenRow[] {
  const open = { key: openRowKey, title: 'Offene Schichten', takes: { person: null }, ...ofNobody }

  return [
    { ...open, holds: ({ person }) => person === null },
    ...plan.people.map((person) => ({
      key: person.id,
      title: person.name,
      takes: { person: person.id },
      holds: (shift: ShiftOfPlan) => shift.person === person.id,
      person,
      ...sumTold(plan, person.id),
    })),
  ]
}

/** All posts that the branch knows: of needs, templates and shifts, by name. */
export function postsOfPlan({
  needs,
  templates,
  shifts,
}: Pick<Plan, 'needs' | 'templates' | 'shifts'>): string[] {
  const named = new Map<string, string>()
  for (const { post } of [...needs, ...templates, ...shifts]) {
    if (!named.has(keyOfPost(post))) named.set(keyOfPost(post), (post ?? '').trim())
  }

  return [...named.values()].toSorted((one, other) => one.localeCompare(other, 'de'))
}

function barsOf({ branch, people, findings }: Plan, kind: RowKind): (shift: ShiftOfPlan) => PlanBar {
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const timeZone = branch?.timeZone ?? 'UTC'

  return (shift) => {
    const remarks = findings.remarks.filter((remark) => remark.shift === shift.id)
    const [from, to] = [shift.from, shift.to].map((at) => wallClockAt(Date.parse(at), timeZone).minute)

    return {
      shift,
      time: `${formatMinute(from ?? 0)}–${formatMinute(to ?? 0)}`,
      shortTime: `${shortClock(from ?? 0)}–${shortClock(to ?? 0)}`,
      detail: kind === 'people' ? (shift.post ?? '') : (names.get(shift.person ?? '') ?? 'Offen'),
      remarks: remarks.map(({ text }) => text),
      isRefused: remarks.some(({ isRefusing }) => isRefusing),
    }
  }
}

function cellsOf(
  { days, branch }: Plan,
  bars: readonly PlanBar[],
  person: PersonInPlan | undefined,
): PlanCell[] {
  const timeZone = branch?.timeZone ?? 'UTC'
  const byDay = new Map<string, PlanBar[]>()
  for (const bar of bars) {
    const day = isoDayOf(localDayAt(Date.parse(bar.shift.from), timeZone))
    byDay.set(day, [...(byDay.get(day) ?? []), bar])
  }

  return days.map(({ day }) => ({ day, away: awayOn(dayNumberOf(day), person), bars: byDay.get(day) ?? [] }))
}

/** Whether somebody is away on any half of a day number. */
function awayOn(day: number, person: PersonInPlan | undefined): PlanCell['away'] {
  const taken = (person?.absences ?? []).filter((absence) => {
    const { from, to } = halvesOfAbsence(absence)
    return from < day * 2 + 2 && (to === null || to > day * 2)
  })
  if (taken.some(({ status }) => status === 'approved')) return 'approved'

  return taken.length > 0 ? 'requested' : null
}

function sumTold({ findings }: Plan, id: string): { sum: string; isOver: boolean } {
  const { planned = 0, owed = 0, away = 0 } = findings.sums.find(({ person }) => person === id) ?? {}
  const left = Math.max(0, owed - away)

  return {
    sum: owed === 0 ? formatHours(planned) : `${formatHours(planned)} von ${formatHours(left)}`,
    isOver: owed > 0 && planned > left,
  }
}

const minutesOf = (shifts: readonly ShiftOfPlan[]): number =>
  shifts.reduce((sum, shift) => sum + plannedMinutes(asPlanned(shift)), 0)

/** `10`, and `10.30` where it is not a full hour. */
function shortClock(minute: number): string {
  const hour = Math.floor(minute / 60)

  return minute % 60 === 0 ? String(hour) : `${hour}.${String(minute % 60).padStart(2, '0')}`
}
