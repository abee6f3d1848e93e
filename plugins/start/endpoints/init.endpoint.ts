import { callerOf } from '#kernel/access/caller.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { forEverybody } from '#kernel/api/for-everybody.ts'

import { initContract } from '../init.contract.ts'
import { readStart } from '../operations/read-start.ts'

/** Everything a client needs at its start, in one answer. */
export const initEndpoint = endpointOf(initContract, async (req) => {
  const isGuest = callerOf(req).id === null

  return new Response(await readStart(req), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(isGuest && forEverybody),
    },
  })
})
