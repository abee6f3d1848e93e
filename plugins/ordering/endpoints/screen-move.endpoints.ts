import { backofficeMoveContract, frontdeskMoveContract } from '#domain/ordering/screen-move.contract.ts'
import { mayScreenMove, type OrderScreen } from '#domain/ordering/screen-moves.ts'
import { staffMoveRequest } from '#domain/ordering/staff-move.contract.ts'
import { withContract } from '#kernel/api/endpoint-of.ts'
import { parseBody, parseParams } from '#kernel/api/parse-request.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { Refused } from '#kernel/refused.ts'

import { findOrder } from '../operations/find-order.ts'
import { findOrderScreen } from '../operations/find-order-screen.ts'
import { staffMoveJudge } from '../operations/judge-staff-move.ts'
import { moveOrder } from '../operations/move-order.ts'
import { toStaffOrder } from '../operations/to-staff-order.ts'

type ScreenMoveContract = typeof frontdeskMoveContract | typeof backofficeMoveContract

const moveAt = (screen: OrderScreen, contract: ScreenMoveContract) =>
  withContract(contract, async (req) => {
    const { id, action, ...place } = parseParams(req, contract.params)
    const { device, ...branch } = await findOrderScreen(req, place)
    if (!mayScreenMove(screen, device.kind, action)) throw new Refused('not-for-this-device')

    const order = await findOrder(req.payload.db.pool, id)
    if (order?.branch !== branch.id) throw new Refused('unknown-order')
    const request = await parseBody(req, staffMoveRequest)
    const now = Temporal.Now.instant()

    const moved = await moveOrder({
      payload: req.payload,
      order,
      now,
      mover: { kind: 'device', id: device.id, name: device.name },
      shown: toStaffOrder,
      judge: staffMoveJudge({ action, request, now }),
    })
    return Response.json(toStaffOrder(moved), unkept)
  })

/** The screens of a branch move its orders on, each as far as its place is for that. */
export const screenMoveEndpoints = [
  moveAt('frontdesk', frontdeskMoveContract),
  moveAt('backoffice', backofficeMoveContract),
]
