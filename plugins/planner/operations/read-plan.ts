import type { PayloadRequest } from 'payload'

import { dayNumberOf } from '#domain/time/calendar-day.ts'
import { epochMsOf } from '#domain/time/zone-clock.ts'
import { plainCalendar } from '#domain/workforce/calendar/work-calendar.ts'
import { findingsOfPlan, asPlanned } from '#domain/workforce/planning/plan-findings.ts'
import { planLimits } from '#domain/workforce/planning/plan-limits.data.ts'
import { labourCost } from '#domain/workforce/planning/planned-sums.ts'
import { daysOfSpan, type PlanSpan } from '#domain/workforce/planning/plan-span.ts'
import type { PersonInPlan, Plan, ShiftOfPlan } from '#domain/workforce/planning/plan.contract.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'

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
    days: days.map((each) => ({ day: each, free: plainCalendar(dayNumberOf(each)) ?? null })),
    limits: planLimits,
    people: people.map(({ contracts, ...person }) => ({
      ...person,
      contracts: contracts.map(withoutWage),
    })),
    shifts,
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

const withoutWage = ({
  validFrom,
  validUntil,
  weeklyMinutes,
  minutesPerWeekday,
}: PaidContract): PersonInPlan['contracts'][number] => ({
  validFrom,
  validUntil,
  weeklyMinutes,
  minutesPerWeekday,
})

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
