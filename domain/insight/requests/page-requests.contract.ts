import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { recordId } from '../../api/record-id.contract.ts'
import { rightsSentence } from '../../people/rights-texts.ts'
import { insightRights } from '../../people/rights/insight.data.ts'
import { calendarDay } from '../../time/hours.contract.ts'

const count = z.int().check(z.minimum(0))

export const pageRequestsQuery = z.strictObject({
  from: calendarDay,
  to: calendarDay,
  division: z.optional(recordId),
})
export type PageRequestsQuery = z.infer<typeof pageRequestsQuery>

/** How often pages were asked for by anybody, counted apart from visits. */
export const pageRequests = z.object({
  /** Whether they are counted just now. */
  isOn: z.boolean(),
  total: count,
  /** Days on which there were any, by the clock of the house; null are too few, or would tell of others by the total. */
  days: z.array(z.object({ day: calendarDay, requests: z.nullable(count) })),
  /** The greatest first; null as with days. */
  pages: z.array(z.object({ page: z.string(), requests: z.nullable(count) })),
})
export type PageRequests = z.infer<typeof pageRequests>

/** `GET /api/page-requests` */
export const pageRequestsContract = {
  method: 'get',
  path: '/api/page-requests',
  area: 'Statistik',
  summary: 'Wie oft Seiten aufgerufen wurden, ohne Einwilligung und ohne dass jemand wiedererkannt wird',
  query: pageRequestsQuery,
  responses: { 200: { description: 'Steht für sich und ist in keiner anderen Zahl', body: pageRequests } },
  errors: ['validation', 'unauthenticated', 'not-allowed'],
  rights: rightsSentence(insightRights['analytics-logs'], 'read'),
} as const satisfies ApiContract
