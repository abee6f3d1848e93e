import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { amount, cents, taxRate, units } from '../catalogue/product.contract.ts'
import { calendarDay } from '../time/hours.contract.ts'
import { instant } from '../time/instant.contract.ts'
import { orderLink } from './order-calls.contract.ts'
import { orderItem, publicOrder, quotation } from './order.contract.ts'
import { quotationStatuses } from './order-terms.ts'

const area = 'Bestellungen'
const order = { 200: { description: 'Die Bestellung, wie sie jetzt steht', body: publicOrder } } as const
const ownBranches = 'Team und Leitung der Filiale, Administration'
const params = z.object({ id: z.uuid() })
const words = (longest: number) => z.string().check(z.trim(), z.maxLength(longest))

/** A line as it is offered; what it comes to follows. */
const offeredLine = z.strictObject({
  /** The line of the request that it answers, by its name. */
  line: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
  name: words(200).check(z.minLength(1, 'Bitte beschreiben Sie, was Sie anbieten.')),
  amount: amount.check(
    z.positive(),
    z.maximum(1_000_000),
    z.refine(
      (value) => Number(value.toFixed(3)) === value,
      'Bitte geben Sie höchstens drei Nachkommastellen an.',
    ),
  ),
  unit: z.enum(units),
  /** Gross, for one of the unit. */
  unitPrice: cents.check(z.minimum(0), z.maximum(100_000_000)),
  taxRate,
})

export const quotationRequest = z.strictObject({
  /** The version of the order that was looked at. */
  version: z.int(),
  lines: z
    .array(offeredLine)
    .check(z.minLength(1, 'Bitte bieten Sie mindestens eine Position an.'), z.maxLength(200)),
  /** What the guest reads with it. */
  message: z.nullish(words(2000)),
  appointment: z.nullish(instant),
  /** The last day of the branch on which it can be accepted; as many days from now as the branch wants without it. */
  validUntil: z.optional(calendarDay),
})
export type QuotationRequest = z.infer<typeof quotationRequest>

export const quotationContract = {
  method: 'post',
  path: '/api/orders/{id}/quotation',
  area,
  summary: 'Eine Anfrage mit einem Angebot beantworten, oder das offene durch ein neues ersetzen',
  params,
  request: quotationRequest,
  responses: order,
  errors: [
    'validation',
    'unauthenticated',
    'not-allowed',
    'unknown-order',
    'illegal-status-change',
    'order-not-changeable',
    'changed-meanwhile',
  ],
  rights: ownBranches,
} as const satisfies ApiContract

/** Which revision is meant: of another one nobody has said anything. */
export const quotationAnswer = z.strictObject({ number: z.int() })

/** What staff do with an offer that is out: take it back, or accept it for a guest who has said so. */
export type StaffQuotationMove = 'withdraw' | 'accept'

export const staffQuotationContract = (name: StaffQuotationMove, summary: string) =>
  ({
    ...quotationContract,
    path: `/api/orders/{id}/quotation/${name}`,
    summary,
    request: quotationAnswer,
    errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-order', 'illegal-status-change'],
  }) as const satisfies ApiContract

const byLink = {
  method: 'post',
  area,
  params: orderLink,
  responses: order,
  errors: ['validation', 'unknown-order', 'illegal-status-change'],
  rights: 'Wer den Link der Bestellung hat',
} as const

export const acceptQuotationContract = {
  ...byLink,
  path: '/api/orders/public/{uid}/{hash}/accept-quotation',
  summary: 'Das Angebot annehmen, das man gesehen hat; die Bestellung ist damit bestätigt',
  request: quotationAnswer,
} as const satisfies ApiContract

export const declineQuotationContract = {
  ...byLink,
  path: '/api/orders/public/{uid}/{hash}/decline-quotation',
  summary: 'Das Angebot ablehnen; die Anfrage bleibt offen',
  request: z.extend(quotationAnswer, {
    /** Why, for the house. */
    reason: z.optional(words(1000)),
  }),
} as const satisfies ApiContract

/** Where a revision stands: the newest as its order says, the others as they ended. */
export const revisionStates = [...quotationStatuses, 'replaced'] as const
export type RevisionState = (typeof revisionStates)[number]

const orderQuotations = z.object({
  /** The newest first. */
  docs: z.array(
    z.extend(quotation, {
      state: z.enum(revisionStates),
      /** What the guest gave as the reason of a decline. */
      reason: z.nullable(z.string()),
      /** Missing for colleagues whom the reader may not know. */
      by: z.optional(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
  /** What was asked for, where an accepted offer has taken its place. */
  asked: z.nullable(z.array(orderItem)),
  /** The last day on which an offer of now holds if nobody says otherwise. */
  usualValidDay: z.string(),
})
export type OrderQuotations = z.infer<typeof orderQuotations>

export const orderQuotationsContract = {
  method: 'get',
  path: '/api/orders/{id}/quotations',
  area,
  summary: 'Alle Angebote zu einer Anfrage, und von wem sie sind',
  params,
  responses: { 200: { description: 'Das neueste zuerst', body: orderQuotations } },
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-order'],
  rights: ownBranches,
} as const satisfies ApiContract
