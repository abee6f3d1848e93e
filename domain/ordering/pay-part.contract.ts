import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { amount, cents } from '../catalogue/product.contract.ts'
import { staffOrderContract } from './order-calls.contract.ts'
import { orderPayment } from './order-payment.contract.ts'
import { personHeader } from './screen-person.contract.ts'
import { orderScreen, staffOrder } from './staff-orders.contract.ts'
import { spotMethods } from './spot-methods.ts'
import { tipCents } from './tip.contract.ts'

/** Far less than anything is sold in: smaller ones cost nothing, and are no part that somebody pays. */
const leastAmount = 0.000_001

export const coveredLine = z.strictObject({ line: z.int(), amount: amount.check(z.minimum(leastAmount)) })

/** What whoever takes the money had before them: sent twice, or by two at once, it is taken once. */
export const seenBill = z.strictObject({ total: cents, paid: cents })

export const payPartRequest = z.strictObject({
  part: z.union([
    z.strictObject({ by: z.literal('amount'), amount: z.int().check(z.positive(), z.maximum(100_000_000)) }),
    z.strictObject({ by: z.literal('share'), of: z.int().check(z.minimum(1), z.maximum(100)) }),
    z.strictObject({
      by: z.literal('items'),
      lines: z.array(coveredLine).check(z.minLength(1), z.maxLength(200)),
    }),
  ]),
  method: z.enum(spotMethods),
  /** In cents: what this guest gives besides, for the team. */
  tip: z.optional(tipCents),
  seen: seenBill,
})
export type PayPartRequest = z.infer<typeof payPartRequest>

/** What is to be paid at a table, and what somebody has paid already. */
export const orderBill = z.object({
  order: staffOrder,
  payments: z.array(orderPayment),
  /** Whether the branch takes tips. */
  isTipEnabled: z.boolean(),
  /** In which ways this order is paid at a table. */
  methods: z.array(z.enum(spotMethods)),
})
export type OrderBill = z.infer<typeof orderBill>

const responses = { 200: { description: 'Die Rechnung, wie sie jetzt steht', body: orderBill } } as const
const errors = ['validation', 'unknown-order', 'illegal-status-change', 'changed-meanwhile'] as const

export const payPartContract = {
  ...staffOrderContract,
  method: 'post',
  path: '/api/orders/{id}/parts',
  summary: 'Einen Teil einer Bestellung bezahlt nehmen: einen Betrag, einen Anteil oder einzelne Positionen',
  request: payPartRequest,
  responses,
  errors: [...staffOrderContract.errors, ...errors],
} as const satisfies ApiContract

export const orderBillContract = {
  ...staffOrderContract,
  path: '/api/orders/{id}/bill',
  summary: 'Was von einer Bestellung zu bezahlen ist, und was davon bezahlt wurde',
  responses,
} as const satisfies ApiContract

const atScreen = {
  area: 'Bestellungen',
  params: z.extend(orderScreen, { id: z.uuid() }),
  rights: 'Geräte an der Theke und an den Tischen; Geld nimmt nur, wer sich mit PIN genannt hat',
  responses,
} as const

export const screenPayPartContract = {
  ...atScreen,
  method: 'post',
  path: '/api/orders/screen/{branch}/{key}/{id}/parts',
  summary: 'Dasselbe an einem Bildschirm der Filiale',
  headers: personHeader,
  request: payPartRequest,
  errors: ['wrong-device-key', 'not-for-this-device', 'person-expired', ...errors],
} as const satisfies ApiContract

export const screenBillContract = {
  ...atScreen,
  method: 'get',
  path: '/api/orders/screen/{branch}/{key}/{id}/bill',
  summary: 'Die Rechnung an einem Bildschirm der Filiale',
  errors: ['wrong-device-key', 'not-for-this-device', 'unknown-order', 'validation'],
} as const satisfies ApiContract
