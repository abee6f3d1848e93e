import type { PayloadRequest } from 'payload'

import type { Discount, Menu, Product } from '#cms/payload-types.ts'
import { isLimited, type OfferedDiscount } from '#domain/ordering/discounts/discount-budget.ts'
import { idOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'

/** A house has a handful; beyond that nobody reckons with them any more. */
const mostOffered = 200

type Sold = { menus: readonly Menu[]; products: readonly Pick<Product, 'id' | 'voucherKind'>[] }

/**
 * What a branch takes off, of what is on its menus. A discount for products that it does not sell is none of its, and none
 * is for vouchers: they are money, which no dish card may promise for less.
 */
export async function readOfferedDiscounts(
  req: PayloadRequest,
  branch: string,
  { menus, products }: Sold,
): Promise<OfferedDiscount[]> {
  const vouchers = new Set(products.filter(({ voucherKind }) => voucherKind).map(({ id }) => id))
  const catalog = menus.flatMap((menu) => menu.catalog ?? [])
  const docs = await findRecords(asSystem(req), 'discounts', {
    where: { and: [{ branches: { in: [branch] } }, { isActive: { equals: true } }] },
    sort: 'id',
    limit: mostOffered,
  })

  return docs
    .map((doc) => offeredDiscount(doc, { catalog, vouchers }))
    .filter(({ rule }) => rule.products?.length !== 0)
}

type Offered = { catalog: NonNullable<Menu['catalog']>; vouchers: ReadonlySet<string> }

function offeredDiscount(doc: Discount, offered: Offered): OfferedDiscount {
  const budget = {
    uses: doc.maxUses ?? null,
    cents: doc.maxCents ?? null,
    // Without a code nobody can be told before they have said who they are.
    usesPerGuest: (doc.code && doc.maxUsesPerGuest) || null,
  }

  return {
    code: doc.code ?? null,
    budget,
    rule: {
      id: doc.id,
      name: doc.name,
      isCode: Boolean(doc.code),
      kind: doc.kind,
      value: valueOf(doc),
      products: productsOf(doc, offered),
      windows: (doc.windows ?? []).map(({ type, date, isClosed, from, to }) => ({
        type,
        date,
        isClosed,
        from,
        to,
      })),
      validFrom: doc.validFrom ?? null,
      validUntil: doc.validUntil ?? null,
      orderTypes: doc.orderTypes ?? [],
      minimumGoods: doc.minimumGoods ?? 0,
      isCombinable: doc.isCombinable ?? false,
      isLimited: isLimited(budget),
    },
  }
}

function valueOf({ kind, percent, amount }: Discount): number {
  switch (kind) {
    case 'percent':
      return (percent ?? 0) * 100
    case 'amount':
      return amount ?? 0
    case 'free-delivery':
      return 0
  }
}

/** Those of the chosen categories count by the menus of the branch. */
function productsOf(
  { kind, products, categories }: Discount,
  { catalog, vouchers }: Offered,
): string[] | null {
  const [chosen, named] = [(products ?? []).map(idOf), new Set((categories ?? []).map(idOf))]
  if (kind === 'free-delivery' || (chosen.length === 0 && named.size === 0)) return null

  const sold = new Set(catalog.flatMap((entry) => (entry.products ?? []).map(idOf)))
  const ofCategories = catalog.flatMap(({ category, products: listed }) =>
    named.has(idOf(category)) ? (listed ?? []).map(idOf) : [],
  )

  const about = new Set([...chosen.filter((id) => sold.has(id)), ...ofCategories])

  return [...about].filter((id) => !vouchers.has(id)).toSorted()
}
