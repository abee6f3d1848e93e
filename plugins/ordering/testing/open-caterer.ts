import { createLocalReq } from 'payload'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { OrderQuotations } from '#domain/ordering/quotation.contract.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { type Counter, openCounter } from './open-counter.ts'

export type Caterer = Counter & {
  /** By Marta, in the version of the order that is given, unless said otherwise. */
  offer: (order: PublicOrder, changes?: object, authorization?: string) => Promise<Response>
  staffDo: (order: PublicOrder, move: string, body: object, authorization?: string) => Promise<Response>
  answer: (order: PublicOrder, answer: 'accept' | 'decline', body: object) => Promise<Response>
  offersOf: (order: PublicOrder, authorization?: string) => Promise<Response>
  /** As whoever has the link sees it. */
  seen: (order: PublicOrder) => Promise<PublicOrder>
  revisions: (order: PublicOrder) => Promise<OrderQuotations>
}

/** A buffet for twelve at 33.33 each and one delivery: prices that do not go up evenly in their taxes. */
export const buffet = [
  { line: 0, name: 'Buffet „Rheintal“', amount: 12, unit: 'person', unitPrice: 3333, taxRate: 1000 },
  { name: 'Lieferung und Aufbau', amount: 1.5, unit: 'piece', unitPrice: 4999, taxRate: 2000 },
]

/** The shop at the corner, where Anna now asks for an offer and Marta answers with one. */
export async function openCaterer(app: TestApp): Promise<Caterer> {
  const counter = await openCounter(app)
  await app.payload.update({
    collection: 'branches',
    id: counter.shop.branch,
    data: { isQuotationRequired: true },
    ...asSystem(await createLocalReq({}, app.payload)),
  })
  const send = (path: string, body: object, authorization?: string) =>
    app.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify(body),
    })
  const { marta } = counter
  const offersOf = (order: PublicOrder, authorization = marta) =>
    app.fetch(`/api/orders/${order.id}/quotations`, { headers: { authorization } })

  return {
    ...counter,
    offersOf,
    offer: (order, changes = {}, authorization = marta) =>
      send(
        `/api/orders/${order.id}/quotation`,
        { version: order.version, lines: buffet, ...changes },
        authorization,
      ),
    staffDo: (order, move, body, authorization = marta) =>
      send(`/api/orders/${order.id}/quotation/${move}`, body, authorization),
    answer: ({ uid, hash }, answer, body) =>
      send(`/api/orders/public/${uid}/${hash}/${answer}-quotation`, body),
    seen: async ({ uid, hash }) => readJson(await app.fetch(`/api/orders/public/${uid}/${hash}`)),
    revisions: async (order) => readJson(await offersOf(order)),
  }
}
