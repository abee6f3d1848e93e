import { staffOf } from '#kernel/access/caller.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { Refused } from '#kernel/refused.ts'
import { pageChoicesContract } from '#domain/content/page-choices.contract.ts'

import { readPageChoices } from '../operations/read-page-choices.ts'

export const pageChoicesEndpoint = endpointOf(pageChoicesContract, async (req, { query }) => {
  if (!staffOf(req)) throw new Refused('not-allowed')

  return Response.json(await readPageChoices(req, query), unkept)
})
