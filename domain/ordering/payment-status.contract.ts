import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { staffOrderContract } from './order-calls.contract.ts'
import { spotPayments } from './settle-on-spot.ts'

export const updatePaymentStatusContract = {
  ...staffOrderContract,
  method: 'post',
  path: '/api/orders/{id}/update-payment-status',
  summary:
    'Sagen, dass eine Bestellung an Ort und Stelle bezahlt wurde, oder das mit Begründung zurücknehmen',
  request: z.strictObject({
    paymentStatus: z.enum(spotPayments),
    /** Needed to take a payment back; for the history. */
    reason: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
  }),
  errors: ['validation', ...staffOrderContract.errors, 'illegal-status-change', 'changed-meanwhile'],
} as const satisfies ApiContract
