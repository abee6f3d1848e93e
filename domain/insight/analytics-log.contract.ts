import * as z from 'zod/mini'

import { boundOf } from '../api/list-filters.ts'

/** More than any event of the pages needs, and little enough to keep tens of millions of. */
export const mostLogBytes = 8192

const word = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))
const instant = z.iso.datetime({ offset: true })

/** `POST /api/analytics-logs`, sent only after consent. Spec: back office 3 and 7. */
export const analyticsLogRequest = z.strictObject({
  type: word,
  action: word,
  category: z.nullish(word),
  data: z._default(z.record(z.string(), z.json()).check(z.refine(isSmall, 'Zu viele Daten.')), {}),
})
export type AnalyticsLogRequest = z.infer<typeof analyticsLogRequest>

const noBound = 'Bitte geben Sie einen Tag (JJJJ-MM-TT) oder einen Zeitpunkt an.'
const page = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))

/** `GET /api/analytics-logs`; `before` goes on after an entry and stays fast at any depth. */
export const analyticsLogQuery = z.strictObject({
  type: z.optional(word),
  action: z.optional(word),
  category: z.optional(word),
  /** Days of the installation's time zone, or instants; a day as `to` counts in full. */
  from: z.optional(z.string().check(z.refine((text) => boundOf(text, 'from') !== null, noBound))),
  to: z.optional(z.string().check(z.refine((text) => boundOf(text, 'to') !== null, noBound))),
  before: z.optional(z.uuid()),
  page: z._default(page, 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 50),
})
export type AnalyticsLogQuery = z.infer<typeof analyticsLogQuery>

export const analyticsLogParams = z.object({ id: z.uuid() })

export const analyticsLog = z.object({
  id: z.uuid(),
  type: z.string(),
  action: z.string(),
  category: z.nullable(z.string()),
  data: z.record(z.string(), z.json()),
  createdAt: instant,
})
export type AnalyticsLog = z.infer<typeof analyticsLog>

/** Payload's page envelope, and where the next page begins. */
export const analyticsLogPage = z.object({
  docs: z.array(analyticsLog),
  totalDocs: z.int(),
  /** Counted exactly up to some thousands, estimated beyond. */
  isTotalEstimated: z.boolean(),
  limit: z.int(),
  page: z.int(),
  totalPages: z.int(),
  pagingCounter: z.int(),
  hasPrevPage: z.boolean(),
  hasNextPage: z.boolean(),
  prevPage: z.nullable(z.int()),
  nextPage: z.nullable(z.int()),
  nextBefore: z.nullable(z.uuid()),
})
export type AnalyticsLogPage = z.infer<typeof analyticsLogPage>

function isSmall(data: Record<string, unknown>): boolean {
  return JSON.stringify(data).length <= mostLogBytes
}
