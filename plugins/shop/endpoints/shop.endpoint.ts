import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { askedHost } from '#collections/shared/divisions.ts'
import { shopContract } from '#domain/catalogue/shop-calls.contract.ts'

import { readShop } from '../operations/read-shop.ts'

/** `GET /api/shop`: the same for everybody on a host, so the server may keep it. */
export const shopEndpoint = endpointOf(shopContract, async (req, { query }) => {
  const host = query.host ?? askedHost(req)

  return Response.json(await readShop(req, { host }))
})
