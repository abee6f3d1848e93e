import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { amount } from '../catalogue/product.contract.ts'
import { personHeader } from './screen-person.contract.ts'
import { frontdeskOrdersContract, orderList, orderScreen, staffOrder } from './staff-orders.contract.ts'

const minutes = z.nullable(z.int())

/** A place of a branch at which something is made, and what is made there, by id. */
export const kitchenStation = z.object({ id: z.string(), name: z.string(), products: z.array(z.string()) })
export type KitchenStation = z.infer<typeof kitchenStation>

/** How long a branch needs for an order, in minutes, and how long it is on its way to an area; null where it does not say. */
export const kitchenPace = z.object({
  takeaway: minutes,
  delivery: minutes,
  dineIn: minutes,
  ways: z.array(z.object({ area: z.string(), minutes: z.int() })),
})
export type KitchenPace = z.infer<typeof kitchenPace>

const kitchenList = z.extend(orderList, {
  /** Given out last, the latest first: what can be recalled. */
  lately: z.array(staffOrder),
  /** What no station makes is shown at each. */
  stations: z.array(kitchenStation),
  pace: kitchenPace,
})
export type KitchenList = z.infer<typeof kitchenList>

/** So many orders are shown to be recalled. */
export const mostLately = 30

export const kitchenOrdersContract = {
  ...frontdeskOrdersContract,
  path: '/api/orders/kitchen/{branch}/{key}',
  summary: 'Was die Küche zu machen hat, und was sie zuletzt gemacht hat',
  responses: {
    200: {
      description: 'Bestätigte und zurückgeholte Bestellungen, nach der Zeit, zu der sie fällig sind',
      body: kitchenList,
    },
  },
} as const satisfies ApiContract

const ofOrder = z.extend(orderScreen, { id: z.uuid() })
const made = { 200: { description: 'Die Bestellung, wie sie jetzt steht', body: staffOrder } } as const

/** How much of each line was made: what was seen of it, or 0. The same again changes nothing. */
const setMadeRequest = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        line: z.int().check(z.minimum(0), z.maximum(100_000)),
        made: amount.check(z.nonnegative(), z.maximum(1_000_000)),
      }),
    )
    .check(z.minLength(1), z.maxLength(200)),
})
export type SetMadeRequest = z.infer<typeof setMadeRequest>

export const setMadeContract = {
  method: 'put',
  path: '/api/orders/kitchen/{branch}/{key}/{id}/lines',
  area: 'Bestellungen',
  summary: 'Sagen, wie viel von den Positionen einer Bestellung gemacht ist',
  params: ofOrder,
  headers: personHeader,
  request: setMadeRequest,
  responses: made,
  errors: [
    'wrong-device-key',
    'not-for-this-device',
    'person-expired',
    'validation',
    'malformed-json',
    'unknown-order',
    'unknown-item',
    'order-not-changeable',
    'changed-meanwhile',
  ],
  rights: 'Bildschirme in der Küche der Filiale',
} as const satisfies ApiContract

export const recallOrderContract = {
  ...setMadeContract,
  method: 'post',
  path: '/api/orders/kitchen/{branch}/{key}/{id}/recall',
  summary: 'Eine Bestellung, die schon ausgegeben ist, in die Küche zurückholen; ihr Status bleibt',
  /** What is to be made again; all of it where it is left out. */
  request: z.strictObject({ lines: z.optional(z.array(z.int()).check(z.minLength(1), z.maxLength(200))) }),
} as const satisfies ApiContract
