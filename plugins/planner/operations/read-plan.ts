import type { PayloadRequest } from 'payload'

import { dayNumberOf, isoDayOf } from '#domain/time/calendar-day.ts'
import { yearAround } from '#domain/time/month-around.ts'
import { epochMsOf } from '#domain/time/zone-clock.ts'
import { findingsOfPlan, asPlanned } from '#domain/workforce/planning/plan-findings.ts'
import { labourCost } from '#domain/workforce/planning/planned-sums.ts'
import { daysOfSpan, type PlanSpan } from '#domain/workforce/planning/plan-span.ts'
import type { PersonInPlan, Plan, ShiftOfPlan } from '#domain/workforce/planning/plan.contract.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { readCalendar } from '#plugins/working-time/working-time.port.ts'

import type { PlanBranch } from './branches-of-plans.ts'
import { type PaidContract, readPeople } from './read-people.ts'
import { readSwaps } from './read-swaps.ts'
import { asShift, shiftFields } from './shift-record.ts'

type Asked = {
  branches: PlanBranch[]
  branch: PlanBranch
  day: string
  span: PlanSpan
  now: Temporal.Instant
}

/** Whatever somebody who plans a branch has to see of a week or a month. */
export async function readPlan(
  req: PayloadRequest,
  { branches, branch, day, span, now }: Asked,
): Promise<Plan> {
  const days = daysOfSpan(day, span)
  const bounds = boundsOf(days, branch.timeZone)
  const shifts = await readShifts(req, branch, bounds)
  const people = await readPeople(req, { branch, days, bounds, shifts })
  const facts = {
    branch,
    branches,
    ...(await readFreeDays(req, branch, days)),
    people: people.map(({ contracts, ...person }) => ({
      ...person,
      contracts: contracts.map(withoutWage),
    })),
    shifts,
    around: await readAround(req, branch, bounds),
    needs: await readNeeds(req, branch),
    templates: await readTemplates(req, branch),
    swaps: await readSwaps(req, { branch, now }),
  }
  const wages = new Map(people.map(({ id, contracts }) => [id, contracts]))
  const isForAdmin = staffOf(req)?.roles.includes('ROLE_ADMIN') ?? false

  return {
    ...facts,
    findings: findingsOfPlan(facts),
    costs: isForAdmin ? labourCost(shifts.map(asPlanned), wages, branch.timeZone) : null,
  }
}

/** The first instant of the first day, and the one with which the last day ends, as ISO texts. */
export type Bounds = { from: string; to: string }

export function boundsOf(days: readonly string[], timeZone: string): Bounds {
  const first = dayNumberOf(days[0] ?? '')

  return {
    from: new Date(epochMsOf(first, 0, timeZone)).toISOString(),
    to: new Date(epochMsOf(first + days.length, 0, timeZone)).toISOString(),
  }
}

/** The shifts that begin within the bounds. */
export async function readShifts(
  req: PayloadRequest,
  branch: PlanBranch,
  { from, to }: Bounds,
): Promise<ShiftOfPlan[]> {
  const shifts = await findRecords(asSystem(req), 'working-schedules', {
    where: { branch: { equals: branch.id }, from: { greater_than_equal: from, less_than: to } },
    select: shiftFields,
    sort: ['from', 'id'],
  })

  return shifts.map(asShift)
}

/** What reaches into the days, and what follows on them: a need of their last night goes on into the day after. */
async function readAround(
  req: PayloadRequest,
  branch: PlanBranch,
  { from, to }: Bounds,
): Promise<ShiftOfPlan[]> {
  const [dayBefore, dayAfter] = [hoursFrom(from, -24), hoursFrom(to, 24)]
  const shifts = await findRecords(asSystem(req), 'working-schedules', {
    where: {
      branch: { equals: branch.id },
      or: [
        { from: { greater_than: dayBefore, less_than: from }, to: { greater_than: from } },
        { from: { greater_than_equal: to, less_than: dayAfter } },
      ],
    },
    select: shiftFields,
  })

  return shifts.map(asShift)
}

const hoursFrom = (at: string, hours: number): string => Temporal.Instant.from(at).add({ hours }).toString()

/** The days that are shown, and all free ones of their years. */
async function readFreeDays(
  req: PayloadRequest,
  branch: PlanBranch,
  days: readonly string[],
): Promise<Pick<Plan, 'days' | 'freeDays'>> {
  const { from } = yearAround(dayNumberOf(days[0] ?? ''))
  const { to } = yearAround(dayNumberOf(days.at(-1) ?? ''))
  const calendar = await readCalendar({ req, branch: branch.id })
  const freeDays = Array.from({ length: to - from }, (_, index) => from + index).flatMap((day) => {
    const free = calendar(day)
    return free ? [{ day: isoDayOf(day), ...free }] : []
  })

  return { days: days.map((day) => ({ day, free: calendar(dayNumberOf(day)) ?? null })), freeDays }
}

const withoutWage = ({
  hourlyWage: _wage,
  bornOn: _birth,
  ...contract
}: PaidContract): PersonInPlan['contracts'][number] => contract

async function readNeeds(req: PayloadRequest, branch: PlanBranch): Promise<Plan['needs']> {
  const needs = await findRecords(asSystem(req), 'staffing-needs', {
    where: { branch: { equals: branch.id } },
    select: { weekdays: true, from: true, to: true, position: true, count: true },
    sort: ['from', 'id'],
  })

  return needs.map(({ position, ...need }) => ({ ...need, post: position }))
}

async function readTemplates(req: PayloadRequest, branch: PlanBranch): Promise<Plan['templates']> {
  const templates = await findRecords(asSystem(req), 'shift-templates', {
    where: { branch: { equals: branch.id } },
    select: { name: true, weekdays: true, from: true, to: true, position: true, breakMinutes: true },
    sort: ['from', 'id'],
  })

  return templates.map(({ position, breakMinutes, ...template }) => ({
    ...template,
    post: position,
    breakMinutes: breakMinutes ?? 0,
  }))
}
