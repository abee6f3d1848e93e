import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { recordId } from '../../api/record-id.contract.ts'
import { cents } from '../../catalogue/product.contract.ts'
import { countries } from '../../ordering/order-terms.ts'
import { calendarDay, clockTime } from '../../time/hours.contract.ts'
import { instant } from '../../time/instant.contract.ts'
import { weekdays } from '../../time/weekdays.ts'
import { absenceStatusLabels } from '../absence.ts'
import { type HoursPer, hoursPerLabels } from '../contract.ts'
import { trades } from '../law/law-rules.ts'
import { shiftStatuses } from '../working-schedule.ts'
import { planSpans } from './plan-span.ts'
import { swapStatusLabels } from './shift-swap.ts'

const minutes = z.int().check(z.minimum(0))

export const plannedShiftSchema = z.object({
  id: z.string(),
  /** Nobody has an open one. */
  person: z.nullable(z.string()),
  from: z.string(),
  to: z.string(),
  breakMinutes: minutes,
  post: z.nullable(z.string()),
  note: z.nullable(z.string()),
  status: z.enum(shiftStatuses),
  /** Counts its changes; whoever changes it says which one they saw. */
  revision: z.int(),
})
export type ShiftOfPlan = z.infer<typeof plannedShiftSchema>

const contractOfPlan = z.object({
  validFrom: z.string(),
  validUntil: z.nullable(z.string()),
  hoursPer: z.enum(Object.keys(hoursPerLabels) as HoursPer[]),
  weeklyMinutes: minutes,
  minutesPerPeriod: z.nullable(minutes),
  minutesPerWeekday: z.partialRecord(z.enum(weekdays), z.nullable(minutes)),
})

const personOfPlan = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether the person works at the branch; somebody else was lent to it. */
  isOfBranch: z.boolean(),
  contracts: z.array(contractOfPlan),
  /** The day of birth of who is not grown up yet, for whom the law is stricter. */
  bornOn: z.nullable(z.string()),
  /** That somebody is away, and not why. */
  absences: z.array(
    z.object({
      firstDay: z.string(),
      lastDay: z.string(),
      startsAtNoon: z.boolean(),
      endsAtNoon: z.boolean(),
      status: z.enum(Object.keys(absenceStatusLabels) as (keyof typeof absenceStatusLabels)[]),
    }),
  ),
  /** Shifts that are not of this plan: of other branches, and of the days around it. */
  elsewhere: z.array(z.object({ id: z.string(), from: z.string(), to: z.string(), breakMinutes: minutes })),
})
export type PersonInPlan = z.infer<typeof personOfPlan>

const remark = z.object({ shift: z.string(), code: z.string(), text: z.string(), isRefusing: z.boolean() })
const gap = z.object({
  day: z.string(),
  from: z.string(),
  to: z.string(),
  post: z.string(),
  missing: z.int(),
})
const sum = z.object({ person: z.string(), planned: minutes, owed: minutes, away: minutes })

export const planFindings = z.object({
  remarks: z.array(remark),
  gaps: z.array(gap),
  sums: z.array(sum),
})
export type PlanFindings = z.infer<typeof planFindings>

/** Holidays, and days of the house. */
const freeDay = z.object({ name: z.string(), isPublic: z.boolean(), share: z.enum(['whole', 'half']) })
const branch = z.object({
  id: z.string(),
  name: z.string(),
  timeZone: z.string(),
  /** By which law it is worked there. */
  country: z.enum(countries),
  trade: z.enum(trades),
})
const need = z.object({
  id: z.string(),
  weekdays: z.array(z.enum(weekdays)),
  from: clockTime,
  to: clockTime,
  post: z.string(),
  count: z.int(),
})
const template = z.object({
  id: z.string(),
  name: z.string(),
  post: z.string(),
  from: clockTime,
  to: clockTime,
  breakMinutes: minutes,
  weekdays: z.array(z.enum(weekdays)),
})

const swap = z.object({
  id: z.string(),
  shift: z.string(),
  shiftTitle: z.string(),
  status: z.enum(Object.keys(swapStatusLabels) as (keyof typeof swapStatusLabels)[]),
  giver: z.nullable(z.string()),
  taker: z.nullable(z.string()),
  note: z.nullable(z.string()),
})
export type SwapOfPlan = z.infer<typeof swap>

export const plan = z.object({
  /** Where whoever asks may plan. */
  branches: z.array(branch),
  /** The one that is planned; null for whoever plans none. */
  branch: z.nullable(branch),
  days: z.array(z.object({ day: z.string(), free: z.nullable(freeDay) })),
  /** All that are free in the years of these days: what a month or year of a contract owes is spread by them. */
  freeDays: z.array(z.extend(freeDay, { day: z.string() })),
  people: z.array(personOfPlan),
  shifts: z.array(plannedShiftSchema),
  /** Shifts of the night before and of the day after, which count where people are missing and for nothing else. */
  around: z.array(plannedShiftSchema),
  needs: z.array(need),
  templates: z.array(template),
  /** What waits for somebody to take or to decide about it, of shifts still to come. */
  swaps: z.array(swap),
  findings: planFindings,
  /** For the administration alone: gross wages of the planned hours. */
  costs: z.nullable(z.object({ cents, minutesWithoutWage: minutes })),
})
export type Plan = z.infer<typeof plan>

const area = 'Planung'
const rights = 'Leitung der Filiale, Administration'
const errors = ['validation', 'unauthenticated', 'not-allowed', 'unknown-branch'] as const

export const planContract = {
  method: 'get',
  path: '/api/working-schedules/plan',
  area,
  summary: 'Eine Woche oder ein Monat einer Filiale: Schichten, Personen, Bedarf und was daran nicht stimmt',
  query: z.object({
    branch: z.optional(recordId),
    day: z.optional(calendarDay),
    span: z._default(z.enum(planSpans), 'week'),
  }),
  responses: { 200: { description: 'Der Plan', body: plan } },
  errors,
  rights,
} as const satisfies ApiContract

export const planEventsContract = {
  method: 'get',
  path: '/api/working-schedules/plan/events',
  area,
  summary: 'Sagt, dass sich an Plänen etwas geändert hat (Server-Sent Events)',
  responses: {
    200: { description: 'Ereignisse ohne Inhalt', body: z.string(), contentType: 'text/event-stream' },
  },
  errors: ['unauthenticated', 'not-allowed'],
  rights,
} as const satisfies ApiContract

const shiftValues = {
  person: z.nullable(recordId),
  from: instant,
  to: instant,
  breakMinutes: z._default(z.int().check(z.minimum(0), z.maximum(480)), 0),
  post: z._default(z.nullable(z.string().check(z.trim(), z.maxLength(80))), null),
  note: z._default(z.nullable(z.string().check(z.trim(), z.maxLength(1000))), null),
}
const changed = { description: 'Die Schicht', body: plannedShiftSchema }

export const addShiftContract = {
  method: 'post',
  path: '/api/working-schedules/plan/shifts',
  area,
  summary: 'Eine Schicht planen, als Entwurf; ohne Person ist sie offen',
  request: z.strictObject({ branch: recordId, ...shiftValues }),
  responses: { 201: changed },
  errors,
  rights,
} as const satisfies ApiContract

export const changeShiftContract = {
  method: 'patch',
  path: '/api/working-schedules/plan/shifts/{id}',
  area,
  summary: 'Eine Schicht verschieben, verlängern, jemand anderem geben oder ergänzen',
  params: z.object({ id: recordId }),
  request: z.strictObject({
    revision: z.int(),
    person: z.optional(shiftValues.person),
    from: z.optional(instant),
    to: z.optional(instant),
    breakMinutes: z.optional(z.int().check(z.minimum(0), z.maximum(480))),
    post: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(80)))),
    note: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(1000)))),
  }),
  responses: { 200: changed },
  errors: [...errors, 'unknown-record', 'changed-meanwhile'],
  rights,
} as const satisfies ApiContract

export const removeShiftsContract = {
  method: 'post',
  path: '/api/working-schedules/plan/remove',
  area,
  summary: 'Schichten aus dem Plan nehmen: alle oder keine',
  request: z.strictObject({
    shifts: z
      .array(z.strictObject({ id: recordId, revision: z.int() }))
      .check(z.minLength(1), z.maxLength(500)),
  }),
  responses: { 200: { description: 'Wie viele', body: z.object({ removed: z.int() }) } },
  errors: [...errors, 'unknown-record', 'changed-meanwhile'],
  rights,
} as const satisfies ApiContract
