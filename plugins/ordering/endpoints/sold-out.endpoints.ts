import { changeSoldOutContract, soldOutContract } from '#domain/ordering/sold-out.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { changeSoldOut, readSoldOut } from '../operations/branch-sold-out.ts'

/** What a branch has run out of, said by whoever takes its orders. */
export const soldOutEndpoints = [
  endpointOf(soldOutContract, async (req) => Response.json({ docs: await readSoldOut(req) }, unkept)),
  endpointOf(changeSoldOutContract, async (req, { params, body }) => {
    const now = Temporal.Now.instant()

    return Response.json(
      { docs: await changeSoldOut(req, { asked: params.branch, change: body, now }) },
      unkept,
    )
  }),
]
