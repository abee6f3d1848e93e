import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { recordId } from '../../api/record-id.contract.ts'
import { mostLogBytes } from '../analytics-log.contract.ts'
import { rightsSentence } from '../../people/rights-texts.ts'
import { insightRights } from '../../people/rights/insight.data.ts'
import { colorSchemes } from './visit-terms.ts'

/** A page tells of itself once a second at most, and nobody does more within it. */
export const mostEventsPerBatch = 50
/** Names and numbers of that many events, and what pages tell of some of them. */
export const mostBatchBytes = 65_536
/** A page tells a few hundred bytes of itself; whoever sends more fills the log, and counts as several. */
export const visitBytesPerCount = 4096
/** More than a person does in one visit. */
export const mostStepsPerVisit = 400

const word = (most: number) => z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(most)))
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))

/** How the visit began, and on what; the first word of it holds. */
export const visitContext = z.strictObject({
  /** `390x844`, in points of the page. */
  resolution: z.optional(z.string().check(z.regex(/^\d{1,5}x\d{1,5}$/))),
  ratio: z.optional(z.number().check(z.gt(0), z.maximum(20))),
  scheme: z.optional(z.enum(colorSchemes)),
  /** Another website, without what was looked for there. */
  referrer: word(300),
  source: word(120),
  medium: word(120),
  campaign: word(160),
  /** The path of a QR code. */
  code: word(120),
})
export type VisitContext = z.infer<typeof visitContext>

export const visitEvent = z.strictObject({
  /** Counts within the visit from 1: what comes twice is counted once. */
  n: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  /** Milliseconds since the visit began. */
  at: z.int().check(z.minimum(0), z.maximum(86_400_000)),
  type: name,
  action: name,
  path: z.string().check(z.startsWith('/'), z.maxLength(500)),
  data: z.optional(z.record(z.string(), z.json()).check(z.refine(isSmall, 'Zu viele Daten.'))),
})
export type VisitEvent = z.infer<typeof visitEvent>

/** What a page tells of a visit at once; sent again as it is, it counts once. Only after consent. */
export const visitBatch = z.strictObject({
  /** A UUID of version 7, which says when the visit began; in the one spelling that the log gives it back in. */
  visit: z.uuidv7().check(z.toLowerCase()),
  /** Whom the browser knows from before; empty where it keeps nothing. */
  visitor: z.optional(recordId),
  category: name,
  context: visitContext,
  events: z.array(visitEvent).check(z.minLength(1), z.maxLength(mostEventsPerBatch)),
})
export type VisitBatch = z.infer<typeof visitBatch>

export const countVisitContract = {
  method: 'post',
  path: '/api/analytics-logs/visits',
  area: 'Besuchsprotokoll',
  summary:
    'Was auf einer Seite geschehen ist, nach der Einwilligung des Besuchers; dieselbe Sendung zweimal zählt einmal',
  request: visitBatch,
  responses: {
    202: {
      description:
        'Angenommen und gespeichert. „clock“: Die Uhr des Geräts geht falsch, gezählt wurde nichts; „now“ sagt, wie spät es ist.',
      body: z.object({ taken: z.boolean(), reason: z.optional(z.literal('clock')), now: z.iso.datetime() }),
    },
  },
  errors: ['validation', 'malformed-json', 'too-large'],
  rights: rightsSentence(insightRights['analytics-logs'], 'create'),
  policy: { limit: 'visits', bytesPerCount: visitBytesPerCount },
} as const satisfies ApiContract

function isSmall(value: Record<string, unknown>): boolean {
  return JSON.stringify(value).length <= mostLogBytes
}
