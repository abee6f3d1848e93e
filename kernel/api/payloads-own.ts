import type { Endpoint, PayloadHandler } from 'payload'

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
