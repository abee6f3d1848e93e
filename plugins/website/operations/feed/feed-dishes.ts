import type { PayloadRequest } from 'payload'

import type { Division } from '#cms/payload-types.ts'
import { noteUntil } from '#kernel/live/readings.ts'
import { mostDishes, usualDishes } from '#domain/content/fed/dish-limits.data.ts'
import { shownDishes } from '#domain/content/fed/shown-dishes.ts'
import { cachedBranchShop } from '#plugins/shop/shop.port.ts'

import type { Feed } from '../feed-sections.ts'
import { findBranches, idsIn } from './find-branches.ts'

/** The dishes of a branch as its shop shows them, from the catalogue that the server keeps for the shop anyway. */
export const feedDishes: Feed<'dishes'> = async (req, section, { division, now }) => {
  const branch = await branchOf(req, section.branch, division)
  const kept = branch === undefined ? null : await cachedBranchShop(req.payload, branch)
  if (!kept) return null

  const shown = shownDishes(
    kept.shop,
    {
      products: idsIn(section.dishes),
      category: idsIn(section.category)[0] ?? null,
      limit: Math.min(section.limit ?? usualDishes, mostDishes),
    },
    now,
  )
  if (shown?.until) noteUntil(Date.parse(shown.until))

  return shown
}

/** The one that was chosen, else the first of the division. */
async function branchOf(
  req: PayloadRequest,
  chosen: unknown,
  division: Division | null,
): Promise<string | undefined> {
  return idsIn(chosen)[0] ?? (await findBranches(req, null, division))[0]?.id
}
