import type { CollectionSlug, Endpoint, PayloadHandler, PayloadRequest } from 'payload'

import { Refused } from '#kernel/refused.ts'

type Place = Pick<Endpoint, 'method' | 'path'>

/** Marks an endpoint that stands before Payload's own at the same place, and leads to it. */
export const leadsToPayloads = { leadsToPayloads: true }

/** Ours is found first, and Payload's own stays behind it, if Payload mounts one there at all. */
export function payloadsOwn(endpoints: Endpoint[] | false, { method, path }: Place): PayloadHandler {
  const own = (endpoints || [])
    .filter((call) => call.path === path && call.method === method && !call.custom?.leadsToPayloads)
    .at(-1)
  if (!own) throw new Refused('not-found')

  return own.handler
}

/** What Payload's own call answers at a place of the collection that was asked. */
export function askPayload(req: PayloadRequest, place: Place): ReturnType<PayloadHandler> {
  const { endpoints } = req.payload.collections[req.routeParams?.collection as CollectionSlug].config

  return payloadsOwn(endpoints, place)(req)
}
