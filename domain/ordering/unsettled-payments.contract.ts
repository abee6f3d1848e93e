import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { cents } from '../catalogue/product.contract.ts'
import { staffOrderContract } from './order-calls.contract.ts'
import { onlinePaymentMethods, orderStatuses, paymentStatuses } from './order-terms.ts'

/** Why a payment and its order do not come together. */
export const paymentProblems = [
  'differs',
  'unknown-there',
  'refused',
  'no-key',
  'not-begun',
  'away',
  'unclear',
] as const
export type PaymentProblem = (typeof paymentProblems)[number]

export const unsettledPayment = z.object({
  order: z.uuid(),
  branch: z.uuid(),
  ticketNumber: z.int(),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  placedAt: z.string(),
  method: z.enum(onlinePaymentMethods),
  /** What the provider calls it; null where it has not begun there. */
  reference: z.nullable(z.string()),
  /** In cents: what was asked for, and what is to go back and has not yet. */
  amount: cents,
  refundUnderway: cents,
  problem: z.nullable(z.enum(paymentProblems)),
  askedAt: z.nullable(z.string()),
})
export type UnsettledPayment = z.infer<typeof unsettledPayment>

export const unsettledPaymentsContract = {
  method: 'get',
  path: '/api/orders/unsettled-payments',
  area: 'Zahlungen',
  summary: 'Onlinezahlungen, die nicht zu ihrer Bestellung passen oder auf etwas warten, die ältesten zuerst',
  responses: {
    200: {
      description: 'Die Zahlungen; mehr als 200 werden nur gezählt',
      body: z.object({ docs: z.array(unsettledPayment), more: z.int() }),
    },
  },
  errors: ['unauthenticated', 'not-allowed'],
  rights: 'Team und Leitung der Filiale, Administration',
} as const satisfies ApiContract

export const unclearRefundContract = {
  ...staffOrderContract,
  method: 'post',
  path: '/api/orders/{id}/unclear-refund',
  area: 'Zahlungen',
  summary: 'Sagen, ob eine Erstattung ausgeführt wurde, auf die der Zahlungsanbieter nicht geantwortet hat',
  request: z.strictObject({ didGoBack: z.boolean() }),
  errors: ['validation', ...staffOrderContract.errors, 'changed-meanwhile'],
} as const satisfies ApiContract
