import { randomUUID } from 'node:crypto'

import { createLocalReq } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { annasOrder, type CornerShop, openCornerShop } from './corner-shop.ts'

/** Tomorrow at noon, in UTC, and so many minutes later. */
export const noonAnd = (minutes: number): string => new Date(noon + minutes * 60_000).toISOString()
const noon = Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 12 * 3_600_000

/** Shops whose slots take a limited number of orders, and what it takes to fill them. */
export function limitedShops(app: TestApp) {
  let opened = 0

  const change = async (branch: string, data: object): Promise<void> => {
    const req = await createLocalReq({}, app.payload)
    await app.payload.update({ collection: 'branches', id: branch, data, ...asSystem(req) })
  }
  const place = (shop: CornerShop, changes: object = {}, key: string = randomUUID()): Promise<Response> =>
    app.fetch('/api/orders', {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: JSON.stringify(annasOrder(shop, { ...changes })),
    })

  return {
    change,
    place,
    open: async (branch: object): Promise<CornerShop> => {
      const shop = await openCornerShop(app.payload, `platz-${(opened += 1)}`)
      await change(shop.branch, branch)
      return shop
    },
    placeAll: (count: number, shop: CornerShop, changes: object = {}) =>
      Promise.all(Array.from({ length: count }, () => place(shop, changes))),
    placed: async (shop: CornerShop, changes: object = {}) =>
      readJson<PublicOrder>(await place(shop, changes)),
    statusOf: async (shop: CornerShop, changes: object) => (await place(shop, changes)).status,
    fullSlots: async (shop: CornerShop) =>
      readJson<Record<string, string[]>>(await app.fetch(`/api/branches/${shop.branch}/full-slots`)),
    /** How many orders stand for each time. */
    counts: async (shop: CornerShop): Promise<number[]> => {
      const { rows } = await app.pool.query<{ count: number }>(
        `select count(*)::int as count from orders
          where branch_id = $1 and status <> 'canceled' group by appointment_date`,
        [shop.branch],
      )
      return rows.map(({ count }) => count)
    },
  }
}

/** A time as the API says it in lists. */
export const asStart = (iso: string): string => iso.replace('.000', '')
