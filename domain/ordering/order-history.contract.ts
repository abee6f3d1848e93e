import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { amount, cents, units } from '../catalogue/product.contract.ts'
import { changeableNames } from './change-order.ts'
import { orderStatuses } from './order-terms.ts'

/** A line as it was and as it is; money is in cents. */
const itemState = z.object({
  amount,
  unit: z.enum(units),
  weighed: z.optional(amount),
  gross: cents,
  comment: z.optional(z.string()),
})

/** A line of the order, by its name; null after it was removed. */
const changedItem = z.object({
  item: z.string(),
  before: itemState,
  after: z.nullable(itemState),
  total: z.object({ before: cents, after: cents }),
})
export type ChangedItem = z.infer<typeof changedItem>

/** How much of a line was made, by its name; 0 where that was taken back. */
const madeLine = z.object({ item: z.string(), unit: z.enum(units), made: amount, of: amount })
export type MadeLine = z.infer<typeof madeLine>

/** Numbers of tables. */
const movedTable = z.object({ from: z.string(), to: z.string() })
export type MovedTable = z.infer<typeof movedTable>

/** Which revision of the offer it is about, and what it comes to. */
const quoted = z.object({ number: z.int(), total: cents })
export type Quoted = z.infer<typeof quoted>

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
    /** With `change-item`. */
    changedItem: z.optional(changedItem),
    /** With `change-order`: names only, for a guest's data are kept in their order alone. */
    changedFields: z.optional(z.array(z.enum(changeableNames))),
    /** With `set-made` and `recall`. */
    madeLines: z.optional(z.array(madeLine)),
    /** With `move-table`. */
    movedTable: z.optional(movedTable),
    /** With what is done about an offer. */
    quoted: z.optional(quoted),
    /** With `refund` and `refund-partly`: what went back, in cents. */
    refunded: z.optional(cents),
    /** With `pay-part`, and with `settle` where it was the last one: what was paid and what is left, in cents; by how many at once. */
    paidPart: z.optional(z.object({ amount: cents, left: cents, people: z.optional(z.int()) })),
    /** With `ask-refund`: what its provider is to give back, in cents. */
    refundAsked: z.optional(cents),
    /**
     * The id is told only with the name, and the name only to who may read the person. A device is called as it was
     * called then, also where somebody stood at it who has said who they are.
     */
    by: z.object({
      kind: z.enum(['guest', 'staff', 'system', 'device']),
      id: z.optional(z.string()),
      name: z.optional(z.string()),
      device: z.optional(z.string()),
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
