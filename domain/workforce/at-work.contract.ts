import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { recordId } from '../api/record-id.contract.ts'
import { dutyView } from './law/duty-view.contract.ts'

const area = 'Zeitnachweise'
const rights = 'Für sich selbst, Leitung für die Personen ihrer Filialen, Administration'
const moment = z.iso.datetime()
const named = z.object({ id: z.string(), name: z.string() })

export const atWork = z.object({
  /** Whoever asks, with the branch at which they ask for their own time off. */
  self: z.object({
    id: z.string(),
    name: z.string(),
    branch: z.nullable(z.string()),
    /** Whether one of their branches lets them press on a device of their own. */
    mayUseOwnDevice: z.boolean(),
  }),
  /** Those whose people whoever asks leads. */
  branches: z.array(z.extend(named, { timeZone: z.string() })),
  people: z.array(
    z.object({
      person: named,
      branch: named,
      timeZone: z.string(),
      state: z.enum(['running', 'paused']),
      startedAt: moment,
      /** In their order; the one that goes on has no end. */
      breaks: z.array(z.object({ startedAt: moment, endedAt: z.nullable(moment) })),
      task: z.nullable(z.string()),
      /** What the law asks of them next. */
      duty: z.nullable(dutyView),
    }),
  ),
  at: moment,
})
export type AtWork = z.infer<typeof atWork>
export type PersonAtWork = AtWork['people'][number]

export const atWorkContract = {
  method: 'get',
  path: '/api/time-sheets/at-work',
  area,
  summary: 'Wer gerade arbeitet oder Pause macht, und welche Filialen man leitet',
  query: z.object({ branch: z.optional(recordId) }),
  responses: { 200: { description: 'Nach dem Namen', body: atWork } },
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-branch'],
  rights,
} as const satisfies ApiContract

export const timeSheetEventsContract = {
  method: 'get',
  path: '/api/time-sheets/events',
  area,
  summary: 'Sagt, woran von Arbeitszeiten und Abwesenheiten sich etwas geändert hat (Server-Sent Events)',
  responses: {
    200: {
      description: 'Die Namen dessen, was sich geändert hat, sonst nichts',
      body: z.string(),
      contentType: 'text/event-stream',
    },
  },
  errors: ['unauthenticated', 'not-allowed'],
  rights,
} as const satisfies ApiContract
