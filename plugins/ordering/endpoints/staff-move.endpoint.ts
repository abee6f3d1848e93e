import { withContract } from '#kernel/api/endpoint-of.ts'
import { parseBody, parseParams } from '#kernel/api/parse-request.ts'
import { staffMoveParams, staffMoveRequest } from '#domain/ordering/staff-move.contract.ts'
import { staffMoveContract } from '#domain/ordering/order-calls.contract.ts'

import { findStaffOrder } from '../operations/find-staff-order.ts'
import { staffMoveJudge } from '../operations/judge-staff-move.ts'
import { moveOrder } from '../operations/move-order.ts'
import { toPublicOrder } from '../operations/to-public-order.ts'

/** Staff of the order's branch move it on. */
export const staffMoveEndpoint = withContract(staffMoveContract, async (req) => {
  const { id, action } = parseParams(req, staffMoveParams)
  const order = await findStaffOrder(req, id)
  const request = await parseBody(req, staffMoveRequest)
  const now = Temporal.Now.instant()

  const moved = await moveOrder({
    payload: req.payload,
    order,
    now,
    mover: { kind: 'staff', id: String(req.user?.id) },
    judge: staffMoveJudge({ action, request, now }),
  })
  return Response.json(toPublicOrder(moved))
})
