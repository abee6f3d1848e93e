import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook } from 'payload'

import { pure } from '#kernel/access/after-grant.ts'
import { readsInFull } from '#kernel/access/on-behalf.ts'
import type { AskedQuery } from '#domain/api/query-budget.ts'

import { budgetOf, refuseExcess, refuseFarPaths } from '../refuse-excess.ts'
import { refuseClosedPaths } from '../refuse-closed-paths.repair.ts'
import { refuseUnseenRows } from '../refuse-unseen-rows.ts'

/**
 * The budget of every way to ask for records: calls of the API, the admin panel's server functions, and reads of
 * the product on a person's behalf. It reads nothing, because it runs before anybody has been let in.
 */
export const judgeQuery = pure<CollectionBeforeOperationHook>(async function judgeQuery(call) {
  const { args, collection, context, overrideAccess, req } = call
  const asked = args as AskedQuery & { currentDepth?: number }
  // Payload reads related records by their ids, as deep as the request was allowed to ask.
  if (overrideAccess || asked.currentDepth !== undefined) return args

  const budget = budgetOf(req)
  // The product's own reads of whole lists name as many records as there are.
  refuseExcess(asked, readsInFull(context) ? { ...budget, values: Number.POSITIVE_INFINITY } : budget)
  refuseFarPaths(req, collection.slug, asked, budget)
  refuseUnseenRows(req, collection.slug, asked)
  await refuseClosedPaths(req, collection, asked)

  return args
})

/** A global is one record: only how much of it and of what it relates to can be too much. */
export const judgeGlobalQuery = pure<GlobalBeforeOperationHook>(function judgeGlobalQuery({
  args,
  overrideAccess,
  req,
}) {
  if (!overrideAccess) refuseExcess(args as AskedQuery, budgetOf(req))

  return args
})
