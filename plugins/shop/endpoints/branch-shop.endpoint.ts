import { withContract } from '#kernel/api/endpoint-of.ts'
import { Refused } from '#kernel/refused.ts'
import { branchShopContract } from '#domain/catalogue/shop-calls.contract.ts'
import { cachedBranchShop } from '../shop-cache.ts'

/** `GET /api/branches/{identifier or id}/shop`, see `shopEndpoint`. */
export const branchShopEndpoint = withContract(branchShopContract, async ({ payload, routeParams }) => {
  const branch = await cachedBranchShop(payload, String(routeParams?.key))
  if (!branch) throw new Refused('unknown-branch')

  return Response.json(branch.shop)
})
