import type { PayloadRequest } from 'payload'

import { staffOf } from '#kernel/access/caller.ts'
import { Refused } from '#kernel/refused.ts'
import {
  type AskedQuery,
  excessOf,
  excessOfReach,
  joinsOf,
  type QueryBudget,
  queryBudgets,
  sortPathsOf,
  wherePathsOf,
} from '#domain/api/query-budget.ts'
import type { QueryMeasure } from '#domain/api/query-budget.texts.ts'

import { followPath } from '#kernel/database/follow-path.ts'

export function budgetOf(req: PayloadRequest): QueryBudget {
  return staffOf(req) ? queryBudgets.staff : queryBudgets.guest
}

/** Refuses what is too much by itself, whatever it is asked of. */
export function refuseExcess(asked: AskedQuery, budget: QueryBudget): void {
  const excess = excessOf(asked, budget)
  if (excess) refuseFor(excess.what, excess.most)
}

/** Refuses paths that lead too far from the records that are asked for; only for what `refuseExcess` let pass. */
export function refuseFarPaths(
  req: PayloadRequest,
  slug: string,
  asked: AskedQuery,
  budget: QueryBudget,
): void {
  const { collections } = req.payload
  const paths = [...wherePathsOf(asked.where), ...sortPathsOf(asked.sort)]
  const excess = excessOfReach(
    paths.map((path) => followPath(collections, slug, path)),
    budget,
  )
  if (excess) refuseFor(excess.what, excess.most)

  for (const { name, where, sort } of joinsOf(asked.joins)) {
    const inner = [...wherePathsOf(where), ...sortPathsOf(sort)].map((path) => `${name}.${path}`)
    const further = excessOfReach(
      inner.map((path) => followPath(collections, slug, path)),
      { ...budget, hops: budget.hops + 1, lists: budget.lists + 1 },
    )
    if (further) refuseFor(further.what, further.most)
  }
}

export function refuseFor(what: QueryMeasure, most: number): never {
  throw new Refused('query-too-large', { what, most })
}
