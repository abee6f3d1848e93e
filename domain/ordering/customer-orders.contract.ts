import * as z from 'zod/mini'

import type { ApiContract } from '#domain/api/api-contract.ts'
import { orderStatuses, orderTypes } from '#domain/ordering/order-terms.ts'

export const customerOrders = z.object({
  /** The latest ones first; amounts in cents. */
  docs: z.array(
    z.object({
      id: z.string(),
      ticketNumber: z.nullable(z.int()),
      status: z.enum(orderStatuses),
      type: z.enum(orderTypes),
      placedAt: z.string(),
      total: z.int(),
    }),
  ),
  totalDocs: z.int(),
  /** Of all of them, without what was refused, cancelled or never paid. */
  totalCents: z.int(),
})
export type CustomerOrders = z.infer<typeof customerOrders>

export const customerOrdersContract = {
  method: 'get',
  path: '/api/customers/{id}/orders',
  area: 'Kunden',
  summary: 'Bestellungen mit der E-Mail-Adresse oder Telefonnummer des Kunden, in dessen Filiale',
  params: z.object({ id: z.uuid() }),
  query: z.strictObject({}),
  responses: { 200: { description: 'Die letzten Bestellungen und alle zusammen', body: customerOrders } },
  errors: ['validation', 'unknown-record', 'unauthenticated', 'not-allowed'],
  rights: 'Team und Leitung der Filiale, Administration',
} as const satisfies ApiContract
