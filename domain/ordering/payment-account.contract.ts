import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'

const key = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))

export const setPaymentKeyContract = {
  method: 'post',
  path: '/api/payment-accounts/{id}/key',
  area: 'Zahlungen',
  summary:
    'Den Schlüssel eines Zahlungskontos hinterlegen; er wird beim Anbieter geprüft und nie wieder gezeigt',
  params: z.object({ id: z.uuid() }),
  request: z.strictObject({
    /** The API key of Mollie, or the password of Datatrans. */
    key,
    /** With which Datatrans signs its messages. */
    signKey: z.optional(key),
  }),
  responses: {
    200: { description: 'Hinterlegt', body: z.object({ keyHint: z.string(), isActive: z.boolean() }) },
  },
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-record', 'payment-provider-away'],
  rights: 'Administration',
} as const satisfies ApiContract

export const paymentNewsContract = {
  method: 'post',
  path: '/api/provider-payments/{id}/news',
  area: 'Zahlungen',
  summary: 'Nachricht eines Zahlungsanbieters, dass sich bei einer Zahlung etwas getan hat',
  params: z.object({ id: z.uuid() }),
  responses: { 200: { description: 'Gehört', body: z.object({ isHeard: z.literal(true) }) } },
  errors: ['too-large'],
  rights: 'Alle; was gilt, wird beim Anbieter selbst nachgefragt',
  policy: { limit: 'general', body: 'raw' },
} as const satisfies ApiContract
