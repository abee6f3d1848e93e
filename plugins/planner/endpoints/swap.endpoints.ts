import { beginSwapContract, moveSwapContract } from '#domain/workforce/planning/plan-steps.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'

import { beginSwap } from '../operations/begin-swap.ts'
import { moveShiftSwap } from '../operations/move-swap.ts'
import { toldSwap } from '../operations/swap-record.ts'

/** Shifts that change hands. */
export const swapEndpoints = [
  endpointOf(beginSwapContract, async (req, { body }) =>
    Response.json(toldSwap(await beginSwap(req, { ...body, now: Temporal.Now.instant() }))),
  ),
  endpointOf(moveSwapContract, async (req, { params }) =>
    Response.json(toldSwap(await moveShiftSwap(req, { ...params, now: Temporal.Now.instant() }))),
  ),
]
