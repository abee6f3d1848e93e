import type { Endpoint } from 'payload'

import { Refused } from '#kernel/refused.ts'
import { cachedBranchShop } from '../shop-cache.ts'

/** `GET /api/branches/{identifier or id}/shop`, see `shopEndpoint`. */
export const branchShopEndpoint: Endpoint = {
  path: '/:key/shop',
  method: 'get',
  handler: async ({ payload, routeParams }) => {
    const branch = await cachedBranchShop(payload, String(routeParams?.key))
    if (!branch) throw new Refused('unknown-branch')

    return Response.json(branch.shop)
  },
}
