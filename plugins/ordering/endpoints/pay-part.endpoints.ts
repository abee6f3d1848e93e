import type { PayloadRequest } from 'payload'

import {
  orderBillContract,
  payPartContract,
  screenBillContract,
  screenPayPartContract,
} from '#domain/ordering/pay-part.contract.ts'
import { mayScreenDo } from '#domain/ordering/screen-moves.ts'
import { screenSplitBillContract, splitBillContract } from '#domain/ordering/split-bill.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { Refused } from '#kernel/refused.ts'

import { findOrderAtScreen } from '../operations/find-order-at-screen.ts'
import { findOrderScreen } from '../operations/find-order-screen.ts'
import { findStaffOrder } from '../operations/find-staff-order.ts'
import { moverAtScreen } from '../operations/mover-at-screen.ts'
import { payPart, readBill } from '../operations/pay-part.ts'
import { shownAt } from '../operations/shown-at-screen.ts'
import { splitBill } from '../operations/split-bill.ts'
import { toStaffOrder } from '../operations/to-staff-order.ts'

/** Guests at a table pay apart: at the board, at the counter and beside the table. */
export const payPartEndpoints = [
  endpointOf(payPartContract, async (req, { params: { id }, body: asked }) =>
    Response.json(await payPart({ ...(await atDesk(req, id)), asked }), unkept),
  ),
  endpointOf(splitBillContract, async (req, { params: { id }, body: asked }) =>
    Response.json(await splitBill({ ...(await atDesk(req, id)), asked }), unkept),
  ),
  endpointOf(orderBillContract, async (req, { params: { id } }) =>
    Response.json(await readBill(req.payload, await findStaffOrder(req, id), toStaffOrder), unkept),
  ),
  endpointOf(screenPayPartContract, async (req, { params: { id, ...place }, body: asked }) =>
    Response.json(await payPart({ ...(await atScreen(req, place, id)), asked }), unkept),
  ),
  endpointOf(screenSplitBillContract, async (req, { params: { id, ...place }, body: asked }) =>
    Response.json(await splitBill({ ...(await atScreen(req, place, id)), asked }), unkept),
  ),
  endpointOf(screenBillContract, async (req, { params: { id, ...place } }) => {
    const screen = await findOrderScreen(req, place)
    if (!mayScreenDo(screen.device.kind, 'take-payment')) throw new Refused('not-for-this-device')
    const order = await findOrderAtScreen(req.payload.db.pool, screen, id)

    return Response.json(await readBill(req.payload, order, shownAt(screen)), unkept)
  }),
]

/** Who takes the money, and of which order. */
type Taking = Omit<Parameters<typeof payPart>[0], 'asked'>

async function atDesk(req: PayloadRequest, id: string): Promise<Taking> {
  return {
    payload: req.payload,
    order: await findStaffOrder(req, id),
    mover: { kind: 'staff', id: String(req.user?.id) },
    shown: toStaffOrder,
    now: Temporal.Now.instant(),
  }
}

async function atScreen(
  req: PayloadRequest,
  place: Parameters<typeof findOrderScreen>[1],
  id: string,
): Promise<Taking> {
  const screen = await findOrderScreen(req, place)
  if (!mayScreenDo(screen.device.kind, 'take-payment')) throw new Refused('not-for-this-device')
  const mover = await moverAtScreen(req, screen)
  // Money is somebody's: a device has no pockets.
  if (mover.kind !== 'staff') throw new Refused('person-expired')
  const order = await findOrderAtScreen(req.payload.db.pool, screen, id)

  return { payload: req.payload, order, mover, shown: shownAt(screen), now: Temporal.Now.instant() }
}
