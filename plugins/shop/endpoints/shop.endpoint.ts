import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { askedHost } from '#collections/shared/divisions.ts'

import { readShop } from '../operations/read-shop.ts'
import { shopTags } from '../shop-cache.ts'
import { shopContract } from '../shop.contracts.ts'

const tags = [...shopTags, 'divisions', 'fonts'].join(',')

/** `GET /api/shop`: the same for everybody on a host, so the server may keep it until one of its tags drops. */
export const shopEndpoint = endpointOf(shopContract, async (req, { query }) => {
  const host = query.host ?? askedHost(req)

  return Response.json(await readShop(req, { host }), { headers: { 'x-data-tags': tags } })
})
