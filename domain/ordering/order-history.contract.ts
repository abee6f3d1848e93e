import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { orderStatuses } from './order-terms.ts'

/** What happened to an order, the earliest first. */
export const orderHistory = z.array(
  z.object({
    version: z.int(),
    /** An action of the life cycle, or what was done about another time. */
    action: z.string(),
    /** Missing where the status stayed as it was. */
    to: z.optional(z.enum(orderStatuses)),
    at: z.string(),
    reason: z.nullable(z.string()),
    /** The id is told only with the name, and the name only to who may read the person. */
    by: z.object({
      kind: z.enum(['guest', 'staff', 'system']),
      id: z.optional(z.string()),
      name: z.optional(z.string()),
    }),
  }),
)
export type OrderHistory = z.infer<typeof orderHistory>

export const orderHistoryContract = {
  method: 'get',
  path: '/api/orders/{id}/history',
  area: 'Bestellungen',
  summary: 'Was mit einer Bestellung geschah, und wer es tat',
  params: z.object({ id: z.uuid() }),
  responses: { 200: { description: 'Das Früheste zuerst', body: orderHistory } },
  errors: ['unauthenticated', 'not-allowed', 'unknown-order', 'validation'],
  rights: 'Team und Leitung der Filiale, Administration',
} as const satisfies ApiContract
