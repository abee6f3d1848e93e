import type { PayloadRequest } from 'payload'

import type { Discount, Menu } from '#cms/payload-types.ts'
import { isLimited, type OfferedDiscount } from '#domain/ordering/discounts/discount-budget.ts'
import { idOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'

/** A house has a handful; beyond that nobody reckons with them any more. */
const mostOffered = 200

/** What a branch takes off, of what is on its menus. A discount for products that it does not sell is none of its. */
export async function readOfferedDiscounts(
  req: PayloadRequest,
  branch: string,
  menus: readonly Menu[],
): Promise<OfferedDiscount[]> {
  const docs = await findRecords(asSystem(req), 'discounts', {
    where: { and: [{ branches: { in: [branch] } }, { isActive: { equals: true } }] },
    sort: 'id',
    limit: mostOffered,
  })

  return docs.map((doc) => offeredDiscount(doc, menus)).filter(({ rule }) => rule.products?.length !== 0)
}

function offeredDiscount(doc: Discount, menus: readonly Menu[]): OfferedDiscount {
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
      products: productsOf(doc, menus),
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
function productsOf({ kind, products, categories }: Discount, menus: readonly Menu[]): string[] | null {
  const [chosen, named] = [(products ?? []).map(idOf), new Set((categories ?? []).map(idOf))]
  if (kind === 'free-delivery' || (chosen.length === 0 && named.size === 0)) return null

  const catalog = menus.flatMap((menu) => menu.catalog ?? [])
  const sold = new Set(catalog.flatMap((entry) => (entry.products ?? []).map(idOf)))
  const ofCategories = catalog.flatMap(({ category, products: listed }) =>
    named.has(idOf(category)) ? (listed ?? []).map(idOf) : [],
  )

  return [...new Set([...chosen.filter((id) => sold.has(id)), ...ofCategories])].toSorted()
}
