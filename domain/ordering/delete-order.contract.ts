import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { staffOrder } from './staff-orders.contract.ts'

/** `DELETE /api/orders/{id}`, with or without a body. */
export const deleteOrderRequest = z.object({
  /** Why, for the history. */
  reason: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
})

export const deleteOrderContract = {
  method: 'delete',
  path: '/api/orders/{id}',
  area: 'Bestellungen',
  summary:
    'Eine Bestellung ungültig machen: Sie bleibt mit ihrer Nummer erhalten und zählt nicht mehr; was weder Nummer noch Preis hat, wird gelöscht',
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  request: deleteOrderRequest,
  responses: {
    200: {
      description: 'Was damit geschah; „doc“ ist die Bestellung, wenn es sie noch gibt',
      body: z.object({ message: z.string(), isVoided: z.boolean(), doc: z.nullable(staffOrder) }),
    },
  },
  errors: [
    'validation',
    'unauthenticated',
    'not-allowed',
    'unknown-order',
    'order-not-changeable',
    'still-in-use',
  ],
  rights: 'Leitung der Filiale, Administration',
} as const satisfies ApiContract
