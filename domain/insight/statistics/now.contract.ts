import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { recordId } from '../../api/record-id.contract.ts'
import { rightsSentence } from '../../people/rights-texts.ts'
import { insightRights } from '../../people/rights/insight.data.ts'

const count = z.int().check(z.minimum(0))
/** What is usual on this weekday up to this time; null where nobody knows yet. */
const compared = z.object({ today: z.int(), usual: z.nullable(z.int()) })

export const nowQuery = z.strictObject({ branch: z.optional(recordId), division: z.optional(recordId) })
export type NowQuery = z.infer<typeof nowQuery>

/** What goes on just now. Money is in cents. */
export const statisticsNow = z.object({
  asOf: z.iso.datetime(),
  /** Visits that were somewhere within so many minutes; null are some, but fewer than five. */
  visits: z.object({ last5: z.nullable(count), last30: z.nullable(count) }),
  /** Orders that somebody has to answer, make or hand over. */
  open: count,
  orders: compared,
  gross: compared,
  /** People who have begun to work and not ended it. */
  atWork: count,
})
export type StatisticsNow = z.infer<typeof statisticsNow>

/** `GET /api/statistics-now` */
export const nowContract = {
  method: 'get',
  path: '/api/statistics-now',
  area: 'Statistik',
  summary: 'Was gerade los ist: Besuche der letzten Minuten, offene Bestellungen, der Tag gegen den üblichen',
  query: nowQuery,
  responses: {
    200: {
      description: 'Bestellungen und Besuche stehen nebeneinander, nie in einer Zahl',
      body: statisticsNow,
    },
  },
  errors: ['validation', 'unauthenticated', 'not-allowed'],
  rights: rightsSentence(insightRights['analytics-logs'], 'read'),
} as const satisfies ApiContract
