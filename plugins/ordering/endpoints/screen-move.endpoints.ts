import {
  backofficeMoveContract,
  frontdeskMoveContract,
  kitchenMoveContract,
  screenTakeBackContract,
  tablesMoveContract,
} from '#domain/ordering/screen-move.contract.ts'
import { mayScreenMove, mayScreenTakeBack, type OrderScreen } from '#domain/ordering/screen-moves.ts'
import { staffMoveRequest } from '#domain/ordering/staff-move.contract.ts'
import { endpointOf, withContract } from '#kernel/api/endpoint-of.ts'
import { parseBody, parseParams } from '#kernel/api/parse-request.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { Refused } from '#kernel/refused.ts'

import { findOrderAtScreen } from '../operations/find-order-at-screen.ts'
import { findOrderScreen } from '../operations/find-order-screen.ts'
import { shownAt } from '../operations/shown-at-screen.ts'
import { staffMoveJudge } from '../operations/judge-staff-move.ts'
import { moveOrder } from '../operations/move-order.ts'
import { moverAtScreen } from '../operations/mover-at-screen.ts'
import { takeBackOrder } from '../operations/take-back-order.ts'

type ScreenMoveContract =
  | typeof frontdeskMoveContract
  | typeof backofficeMoveContract
  | typeof kitchenMoveContract
  | typeof tablesMoveContract

const moveAt = (at: OrderScreen, contract: ScreenMoveContract) =>
  withContract(contract, async (req) => {
    const { id, action, ...place } = parseParams(req, contract.params)
    const screen = await findOrderScreen(req, place)
    if (!mayScreenMove(at, screen.device.kind, action)) throw new Refused('not-for-this-device')

    const mover = await moverAtScreen(req, screen)
    const order = await findOrderAtScreen(req.payload.db.pool, screen, id)
    const request = await parseBody(req, staffMoveRequest)
    const now = Temporal.Now.instant()

    const moved = await moveOrder({
      payload: req.payload,
      order,
      now,
      mover,
      shown: shownAt(screen),
      judge: staffMoveJudge({ action, request, now }),
    })
    return Response.json(shownAt(screen)(moved), unkept)
  })

const takeBack = endpointOf(screenTakeBackContract, async (req, { params: { id, ...place }, body }) => {
  const screen = await findOrderScreen(req, place)
  const mover = await moverAtScreen(req, screen)
  const order = await findOrderAtScreen(req.payload.db.pool, screen, id)
  const { payload } = req

  const taken = await takeBackOrder({
    payload,
    order,
    mover,
    now: Temporal.Now.instant(),
    mayTakeBack: (action) => mayScreenTakeBack(screen.device.kind, action),
    shown: shownAt(screen),
    ...body,
  })
  return Response.json(shownAt(screen)(taken), unkept)
})

/** The screens of a branch move its orders on, each as far as its place is for that. */
export const screenMoveEndpoints = [
  moveAt('frontdesk', frontdeskMoveContract),
  moveAt('backoffice', backofficeMoveContract),
  moveAt('kitchen', kitchenMoveContract),
  moveAt('tables', tablesMoveContract),
  takeBack,
]
