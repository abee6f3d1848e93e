import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { recordId } from '../../api/record-id.contract.ts'
import { calendarDay } from '../../time/hours.contract.ts'
import { plannedShiftSchema } from './plan.contract.ts'
import { swapActions, swapStatusLabels } from './shift-swap.ts'

const area = 'Planung'
const rights = 'Leitung der Filiale, Administration'
const errors = ['validation', 'unauthenticated', 'not-allowed', 'unknown-branch'] as const

const outcome = z.object({
  shifts: z.array(plannedShiftSchema),
  /** What was left out, with the reason in words. */
  leftOut: z.array(z.object({ title: z.string(), why: z.string() })),
})
export type PlanOutcome = z.infer<typeof outcome>

export const copyWeekContract = {
  method: 'post',
  path: '/api/working-schedules/plan/copy',
  area,
  summary:
    'Die Schichten einer Woche als Entwürfe in eine andere übernehmen; was dort nicht geht, bleibt aus',
  request: z
    .strictObject({ branch: recordId, from: calendarDay, to: calendarDay })
    .check(z.refine(({ from, to }) => from !== to, 'Bitte wählen Sie eine andere Woche.')),
  responses: { 200: { description: 'Die neuen Schichten, und was fehlt', body: outcome } },
  errors,
  rights,
} as const satisfies ApiContract

export const applyTemplateContract = {
  method: 'post',
  path: '/api/working-schedules/plan/apply',
  area,
  summary: 'Eine Vorlage anwenden: offene Schichten an ihren Wochentagen',
  request: z.strictObject({ template: recordId, first: calendarDay, last: calendarDay }),
  responses: { 200: { description: 'Die neuen Schichten, und was fehlt', body: outcome } },
  errors: [...errors, 'unknown-record'],
  rights,
} as const satisfies ApiContract

export const publishPlanContract = {
  method: 'post',
  path: '/api/working-schedules/plan/publish',
  area,
  summary: 'Die Entwürfe eines Zeitraums veröffentlichen; jede eingeteilte Person erhält eine E-Mail',
  request: z.strictObject({ branch: recordId, first: calendarDay, last: calendarDay }),
  responses: {
    200: { description: 'Wie viele', body: z.object({ published: z.int(), told: z.int() }) },
  },
  errors,
  rights,
} as const satisfies ApiContract

const swap = z.object({
  id: z.string(),
  shift: z.string(),
  status: z.enum(Object.keys(swapStatusLabels) as (keyof typeof swapStatusLabels)[]),
  user: z.nullable(z.string()),
  taker: z.nullable(z.string()),
})
export type MovedSwap = z.infer<typeof swap>

const swapErrors = [...errors, 'unknown-record', 'swap-settled', 'swap-not-taken', 'swap-outdated'] as const

export const beginSwapContract = {
  method: 'post',
  path: '/api/shift-swaps/begin',
  area,
  summary: 'Die eigene Schicht abgeben, an jemanden oder an alle der Filiale, oder um eine offene bitten',
  request: z.strictObject({
    shift: recordId,
    taker: z.optional(recordId),
    note: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  }),
  responses: { 200: { description: 'Der Tausch', body: swap } },
  errors: swapErrors,
  rights: 'Team, für eigene und offene Schichten',
} as const satisfies ApiContract

export const moveSwapContract = {
  method: 'post',
  path: '/api/shift-swaps/{id}/{action}',
  area,
  summary:
    'Einen Tausch annehmen, zurückziehen, genehmigen oder ablehnen; derselbe Schritt noch einmal ändert nichts',
  params: z.object({ id: recordId, action: z.enum(swapActions) }),
  responses: { 200: { description: 'Der Tausch', body: swap } },
  errors: swapErrors,
  rights:
    'Annehmen: Team der Filiale. Zurückziehen: wer abgibt. Entscheiden: Leitung der Filiale, Administration',
} as const satisfies ApiContract

const feed = z.object({
  /** Shown once: nobody can read it again. */
  url: z.string(),
})

export const makeFeedContract = {
  method: 'post',
  path: '/api/working-schedules/calendar',
  area,
  summary: 'Eine geheime Adresse für den eigenen Kalender; eine frühere gilt dann nicht mehr',
  responses: { 201: { description: 'Die Adresse', body: feed } },
  errors: ['unauthenticated', 'not-allowed'],
  rights: 'Team',
} as const satisfies ApiContract

export const revokeFeedContract = {
  method: 'delete',
  path: '/api/working-schedules/calendar',
  area,
  summary: 'Die geheime Adresse des eigenen Kalenders ungültig machen',
  responses: { 200: { description: 'Ob es eine gab', body: z.object({ isRevoked: z.boolean() }) } },
  errors: ['unauthenticated', 'not-allowed'],
  rights: 'Team',
} as const satisfies ApiContract

export const readFeedContract = {
  method: 'get',
  path: '/api/working-schedules/calendar/{key}',
  area,
  summary: 'Die eigenen veröffentlichten Schichten als iCalendar',
  params: z.object({ key: z.string().check(z.maxLength(100)) }),
  responses: { 200: { description: 'Der Kalender', body: z.string(), contentType: 'text/calendar' } },
  errors: ['validation', 'unknown-record'],
  rights: 'Wer die geheime Adresse hat',
} as const satisfies ApiContract
