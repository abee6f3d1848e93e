import { endpointOf } from '#kernel/api/endpoint-of.ts'

import { openApiContract } from '../api-docs.contracts.ts'
import { knownDescription } from '../operations/known-description.ts'

export const openApiEndpoint = endpointOf(openApiContract, ({ payload }) =>
  Response.json(knownDescription(payload), { headers: { 'cache-control': 'no-cache' } }),
)
