import type { PayloadRequest } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'

import { discounts } from '../shop/discounts.data.ts'
import type { StoredBranch } from './store-branches.ts'
import type { Catalogue } from './store-catalogue.ts'

type Options = { branches: readonly StoredBranch[]; catalogue: Catalogue }

/** What the branches take off, by themselves and for whoever has a code. */
export async function storeDiscounts(req: PayloadRequest, { branches, catalogue }: Options): Promise<void> {
  for (const { branches: named, categories, ...discount } of discounts) {
    const own = branches.filter(({ branch }) => named.includes(branch.identifier))
    const data = {
      ...discount,
      branches: own.map(({ branch }) => branch.id),
      categories: categories.map(catalogue.categoryId),
    }
    await req.payload.create({ collection: 'discounts', data, depth: 0, ...asSystem(req) })
  }
}
