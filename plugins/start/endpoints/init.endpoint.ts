import { callerOf } from '#kernel/access/caller.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'

import { initContract } from '../init.contract.ts'
import { readStart, startTags } from '../operations/read-start.ts'

/** Everything a client needs at its start, in one answer. */
export const initEndpoint = endpointOf(initContract, async (req) => {
  const isGuest = callerOf(req).id === null

  return new Response(await readStart(req), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      // Guests all get the same, so the server may keep it until one of its tags drops.
      ...(isGuest && { 'x-data-tags': startTags.join(',') }),
    },
  })
})
