import { endpointOf } from '#kernel/api/endpoint-of.ts'

import { initContract } from '../init.contract.ts'
import { readInit } from '../operations/read-init.ts'

/** Everything a client needs at its start, in one answer. */
export const initEndpoint = endpointOf(
  initContract,
  async (req) =>
    new Response(await readInit(req), { headers: { 'content-type': 'application/json; charset=utf-8' } }),
)
