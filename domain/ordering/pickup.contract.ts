import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { orderTypes } from './order-terms.ts'
import { frontdeskOrdersContract } from './staff-orders.contract.ts'

const number = z.int()
const type = z.enum(orderTypes)

/** Numbers that are called at the counter, and nothing of whom they belong to. Instants are ISO text. */
export const pickupBoard = z.object({
  preparing: z.array(z.object({ number, type })),
  /** The latest first; from `until` on they are shown no more. */
  ready: z.array(z.object({ number, type, since: z.iso.datetime(), until: z.iso.datetime() })),
  /** As of this instant. */
  at: z.iso.datetime(),
  branch: z.object({ name: z.string(), timeZone: z.string() }),
})
export type PickupBoard = z.infer<typeof pickupBoard>

export const pickupBoardContract = {
  ...frontdeskOrdersContract,
  path: '/api/orders/pickup/{branch}/{key}',
  summary: 'Nummern in Zubereitung und zur Abholung',
  responses: { 200: { description: 'Nur Nummern', body: pickupBoard } },
  rights: 'Abholbildschirme der Filiale',
} as const satisfies ApiContract

export const pickupEventsContract = {
  ...pickupBoardContract,
  path: '/api/orders/pickup/{branch}/{key}/events',
  summary: 'Dieselben Nummern, sobald sie sich ändern (Server-Sent Events)',
  responses: {
    200: {
      description: 'Ereignisse: „board“ mit allen Nummern, „gap“ (sie sind neu zu lesen)',
      body: z.string(),
      contentType: 'text/event-stream',
    },
  },
} as const satisfies ApiContract
