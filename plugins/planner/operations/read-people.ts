import type { PayloadRequest } from 'payload'

import { accountState } from '#domain/people/account-state.ts'
import { dayAfter } from '#domain/time/iso-week.ts'
import { dayMs } from '#domain/time/zone-clock.ts'
import { adultAge, ageOn } from '#domain/workforce/law/law-rules.ts'
import { blockingStatuses } from '#domain/workforce/absence.ts'
import { aroundDays } from '#domain/workforce/planning/plan-findings.ts'
import type { PersonInPlan, ShiftOfPlan } from '#domain/workforce/planning/plan.contract.ts'
import { idOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'

import type { PlanBranch } from './branches-of-plans.ts'
import type { Bounds } from './read-plan.ts'

type Asked = { branch: PlanBranch; days: readonly string[]; bounds: Bounds; shifts: readonly ShiftOfPlan[] }
/** With the wage, which whoever answers keeps to themselves. */
export type PaidContract = PersonInPlan['contracts'][number] & {
  hourlyWage: number | null
  bornOn: string | null
}
type PaidPerson = Omit<PersonInPlan, 'contracts'> & { contracts: PaidContract[] }

const aroundMs = aroundDays * dayMs

/** Who works at the branch, and whoever has a shift there, with all that speaks for and against a shift. */
export async function readPeople(req: PayloadRequest, asked: Asked): Promise<PaidPerson[]> {
  const { branch, days, shifts } = asked
  const planned = [...new Set(shifts.flatMap(({ person }) => person ?? []))]
  const users = await findRecords(asSystem(req), 'users', {
    where: {
      or: [{ branches: { in: [branch.id] } }, ...(planned.length > 0 ? [{ id: { in: planned } }] : [])],
    },
    select: { name: true, branches: true, isBlocked: true, expiresAt: true },
    sort: ['name', 'id'],
  })
  const nowMs = Temporal.Now.instant().epochMilliseconds
  const shown = users.filter((user) => accountState(user, nowMs) === 'open' || planned.includes(user.id))
  const ids = shown.map(({ id }) => id)
  // A condition by an empty list is none that the database takes.
  if (ids.length === 0) return []
  const [contracts, absences, elsewhere] = [
    await readContracts(req, ids, asked),
    await readAbsences(req, ids, asked),
    await readElsewhere(req, ids, asked),
  ]

  return shown.map(({ id, name, branches }) => ({
    id,
    name: name ?? '',
    isOfBranch: (branches ?? []).some((each) => idOf(each) === branch.id),
    contracts: contracts.get(id) ?? [],
    bornOn: youngOn(days[0], contracts.get(id)),
    absences: absences.get(id) ?? [],
    elsewhere: elsewhere.get(id) ?? [],
  }))
}

/** Whoever is grown up keeps their birthday to themselves. */
function youngOn(firstDay = '', contracts: readonly PaidContract[] = []): string | null {
  const bornOn = contracts.find((contract) => contract.bornOn)?.bornOn ?? null

  return bornOn && ageOn(bornOn, firstDay) < adultAge ? bornOn : null
}

async function readContracts(req: PayloadRequest, ids: readonly string[], { days }: Asked) {
  const found = await findRecords(asSystem(req), 'contracts', {
    where: {
      user: { in: [...ids] },
      validFrom: { less_than_equal: days.at(-1) },
      or: [{ validUntil: { exists: false } }, { validUntil: { greater_than_equal: days[0] } }],
    },
    select: {
      user: true,
      validFrom: true,
      validUntil: true,
      hoursPer: true,
      weeklyMinutes: true,
      minutesPerPeriod: true,
      minutesPerWeekday: true,
      hourlyWage: true,
      bornOn: true,
    },
  })

  return byPerson(found, (contract) => ({
    validFrom: contract.validFrom,
    validUntil: contract.validUntil || null,
    hoursPer: contract.hoursPer,
    weeklyMinutes: contract.weeklyMinutes,
    minutesPerPeriod: contract.minutesPerPeriod ?? null,
    minutesPerWeekday: contract.minutesPerWeekday ?? {},
    hourlyWage: contract.hourlyWage ?? null,
    bornOn: contract.bornOn || null,
  }))
}

async function readAbsences(req: PayloadRequest, ids: readonly string[], { days }: Asked) {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const found = await findRecords(asSystem(req), 'absences', {
    where: {
      user: { in: [...ids] },
      status: { in: [...blockingStatuses] },
      firstDay: { less_than_equal: dayAfter(last, 1) },
      lastDay: { greater_than_equal: dayAfter(first, -1) },
    },
    select: { user: true, firstDay: true, lastDay: true, startsAtNoon: true, endsAtNoon: true, status: true },
  })

  return byPerson(found, ({ firstDay, lastDay, startsAtNoon, endsAtNoon, status }) => ({
    firstDay,
    lastDay,
    startsAtNoon: startsAtNoon ?? false,
    endsAtNoon: endsAtNoon ?? false,
    status,
  }))
}

async function readElsewhere(req: PayloadRequest, ids: readonly string[], { bounds, shifts }: Asked) {
  const shown = new Set(shifts.map(({ id }) => id))
  const found = await findRecords(asSystem(req), 'working-schedules', {
    where: {
      user: { in: [...ids] },
      from: { less_than: new Date(Date.parse(bounds.to) + aroundMs).toISOString() },
      to: { greater_than: new Date(Date.parse(bounds.from) - aroundMs).toISOString() },
    },
    select: { user: true, from: true, to: true, breakMinutes: true },
  })

  return byPerson(
    found.filter(({ id }) => !shown.has(id)),
    ({ id, from, to, breakMinutes }) => ({ id, from, to, breakMinutes: breakMinutes ?? 0 }),
  )
}

function byPerson<Row extends { user?: unknown }, Told>(
  rows: readonly Row[],
  tell: (row: Row) => Told,
): Map<string, Told[]> {
  const told = new Map<string, Told[]>()
  for (const row of rows) {
    const person = idOf(row.user)
    told.set(person, [...(told.get(person) ?? []), tell(row)])
  }

  return told
}
