import { knownGuestsContract } from '#domain/ordering/known-guests.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { findGuests } from '../operations/find-guests.ts'

/** Whoever takes an order at the telephone finds who calls. */
export const knownGuestsEndpoint = endpointOf(knownGuestsContract, async (req, { query }) =>
  Response.json({ docs: await findGuests(req, query) }, unkept),
)
