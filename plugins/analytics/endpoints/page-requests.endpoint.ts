import { pageRequestsContract } from '#domain/insight/requests/page-requests.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { readRequests } from '../requests/read-requests.ts'

export const pageRequestsEndpoint = endpointOf(pageRequestsContract, async (req, { query }) =>
  Response.json(await readRequests(req, query), unkept),
)
