import { createLocalReq } from 'payload'

import type { Discount } from '#cms/payload-types.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { limitedShops } from './limited-shops.ts'

/** Shops that take something off, and what came of it. Anna's two pizzas cost 21,80 €. */
export function discountedShops(app: TestApp) {
  const shops = limitedShops(app)
  const grant = async (branch: string, data: Partial<Discount> = {}): Promise<string> => {
    const req = await createLocalReq({}, app.payload)
    const { id } = await app.payload.create({
      collection: 'discounts',
      data: { name: 'Zehn Prozent', kind: 'percent', percent: 10, branches: [branch], ...data },
      ...asSystem(req),
    })
    return id
  }
  const shopOf = async (branch: string): Promise<BranchShopView> =>
    readJson<BranchShopView>(await app.fetch(`/api/branches/${branch}/shop`))

  return {
    ...shops,
    grant,
    shopOf,
    change: async (id: string, data: Partial<Discount>) => {
      const req = await createLocalReq({}, app.payload)
      await app.payload.update({ collection: 'discounts', id, data, ...asSystem(req) })
    },
    /** What guests are told of discounts at a branch. */
    told: async (branch: string) => (await shopOf(branch)).discounts ?? [],
    askCode: (branch: string, code: string) =>
      app.fetch(`/api/branches/${branch}/discount-code`, { method: 'POST', body: JSON.stringify({ code }) }),
    /** How many orders have a discount, and what all of them had. */
    used: async (id: string): Promise<{ orders: number; cents: number }> => {
      const { rows } = await app.pool.query<{ orders: number; cents: number }>(
        `select count(*)::int as orders, coalesce(sum((d ->> 'cents')::int), 0)::int as cents
           from orders, jsonb_array_elements(discounts) d
          where d ->> 'id' = $1 and status not in ('rejected', 'canceled', 'failed', 'expired')`,
        [id],
      )
      return rows[0] ?? { orders: 0, cents: 0 }
    },
  }
}

export const codesOf = async (response: Response): Promise<string[]> =>
  (await readJson<ApiErrors>(response)).errors.map(({ code, field }) =>
    [field, code].filter(Boolean).join(' '),
  )
