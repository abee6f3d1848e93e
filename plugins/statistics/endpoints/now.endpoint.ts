import { nowContract } from '#domain/insight/statistics/now.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { readNow } from '../now/read-now.ts'

export const nowEndpoint = endpointOf(nowContract, async (req, { query }) =>
  Response.json(await readNow(req, query, Temporal.Now.instant()), unkept),
)
