import { presenceContract } from '#domain/content/together/presence.contract.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { notePresence } from './note-presence.ts'

export const presenceEndpoint = endpointOf(presenceContract, async (req, { body }) => {
  await requireRight(req, 'update', body.collection)

  return Response.json(await notePresence(req, body), unkept)
})
