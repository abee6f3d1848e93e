import { acceptancesContract, changeAcceptanceContract } from '#domain/ordering/acceptance.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { changeAcceptance, readAcceptances } from '../operations/branch-acceptance.ts'

/** The switches of a branch for when the kitchen cannot keep up. */
export const acceptanceEndpoints = [
  endpointOf(acceptancesContract, async (req) => Response.json({ docs: await readAcceptances(req) }, unkept)),
  endpointOf(changeAcceptanceContract, async (req, { params, body }) =>
    Response.json(
      await changeAcceptance(req, { asked: params.branch, change: body, now: Temporal.Now.instant() }),
    ),
  ),
]
