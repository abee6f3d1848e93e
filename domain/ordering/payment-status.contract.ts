import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { moneyReasonText } from './money-reason.contract.ts'
import { publicOrderContract, staffOrderContract } from './order-calls.contract.ts'
import { tipCents } from './tip.contract.ts'
import { spotPayments } from './settle-on-spot.ts'

export const updatePaymentStatusContract = {
  ...staffOrderContract,
  method: 'post',
  path: '/api/orders/{id}/update-payment-status',
  summary:
    'Beim Zahlungsanbieter nachfragen; oder sagen, dass an Ort und Stelle bezahlt wurde, und das mit Begründung zurücknehmen',
  request: z.strictObject({
    /** What is paid on the spot staff say themselves; without it the provider is asked. */
    paymentStatus: z.optional(z.enum(spotPayments)),
    /** In cents: all that the guest gave the team; as it was ordered where it is left out. */
    tip: z.optional(tipCents),
    /** Needed to take a payment back; for the history. */
    reason: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
    /** Of the order as it was seen, where it is said: what was paid since is not taken back with it. */
    version: z.optional(z.int()),
  }),
  errors: [
    'validation',
    ...staffOrderContract.errors,
    'illegal-status-change',
    'changed-meanwhile',
    'payment-provider-away',
  ],
} as const satisfies ApiContract

export const refundRequest = z.strictObject({
  /** In cents, above zero. */
  amount: z.int().check(z.positive(), z.maximum(100_000_000)),
  /** For the history and the ledger. */
  reason: moneyReasonText,
  /** Of the order as it was seen: sent twice, money goes back once. */
  version: z.int(),
})
export type RefundRequest = z.infer<typeof refundRequest>

export const refundOrderContract = {
  ...staffOrderContract,
  method: 'post',
  path: '/api/orders/{id}/refunds',
  summary: 'Einem Gast Geld zurückgeben, das an Ort und Stelle bezahlt wurde, ganz oder zum Teil',
  request: refundRequest,
  errors: ['validation', ...staffOrderContract.errors, 'illegal-status-change', 'changed-meanwhile'],
} as const satisfies ApiContract

export const beginPaymentContract = {
  ...publicOrderContract,
  method: 'post',
  path: '/api/orders/public/{uid}/{hash}/pay',
  summary: 'Der Weg zur Bezahlseite einer Bestellung, die auf ihre Zahlung wartet',
  errors: ['unknown-order', 'payment-provider-away'],
  policy: { limit: 'orders' },
} as const satisfies ApiContract

/** The provider leads the guest here, whatever became of the payment. */
export const paidContract = {
  ...publicOrderContract,
  path: '/api/orders/public/{uid}/{hash}/paid',
  summary:
    'Rückkehr von der Bezahlseite: fragt beim Anbieter nach und führt zum Status oder zurück zum Bestellvorgang',
  responses: {
    303: { description: 'Zur Bestellung, oder zum Bestellvorgang, wenn die Zahlung fehlgeschlagen ist' },
  },
  policy: {},
} as const satisfies ApiContract
