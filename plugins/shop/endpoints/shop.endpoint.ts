import type { Endpoint } from 'payload'

import { readShop } from '../operations/read-shop.ts'
import { shopTags } from '../shop-cache.ts'

/** `GET /api/shop`: the same for everybody, so the server may keep it until one of its tags drops. */
export const shopEndpoint: Endpoint = {
  path: '/shop',
  method: 'get',
  handler: async (req) =>
    Response.json(await readShop(req), { headers: { 'x-data-tags': shopTags.join(',') } }),
}
