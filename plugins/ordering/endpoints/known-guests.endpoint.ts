import { knownGuestsContract } from '#domain/ordering/known-guests.contract.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { withContract } from '#kernel/api/endpoint-of.ts'
import { parseQuery } from '#kernel/api/parse-request.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { findGuests } from '../operations/find-guests.ts'

/** Whoever takes an order at the telephone finds who calls; a device takes none and is told of nobody. */
export const knownGuestsEndpoint = withContract(knownGuestsContract, async (req) => {
  await requireRight(req, 'update', 'orders', { isInPart: true })
  const query = parseQuery(req, knownGuestsContract.query)

  return Response.json({ docs: await findGuests(req, query) }, unkept)
})
