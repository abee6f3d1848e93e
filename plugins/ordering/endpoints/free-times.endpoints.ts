import { freeTimesContract } from '#domain/ordering/order-calls.contract.ts'
import { screenFreeTimesContract } from '#domain/ordering/screen-move.contract.ts'
import { mayScreenMove } from '#domain/ordering/screen-moves.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { Refused } from '#kernel/refused.ts'

import { findOrderAtScreen } from '../operations/find-order-at-screen.ts'
import { findOrderScreen } from '../operations/find-order-screen.ts'
import { findStaffOrder } from '../operations/find-staff-order.ts'
import { freeTimes } from '../operations/free-times.ts'

const limit = 8

/** What staff may offer a guest with one press, signed in or at the counter. */
export const freeTimesEndpoints = [
  endpointOf(freeTimesContract, async (req, { params: { id } }) => {
    const order = await findStaffOrder(req, id)
    const { payload } = req

    return Response.json(
      { times: await freeTimes({ payload, order, now: Temporal.Now.instant(), limit }) },
      unkept,
    )
  }),
  endpointOf(screenFreeTimesContract, async (req, { params: { id, ...place } }) => {
    const screen = await findOrderScreen(req, place)
    if (!mayScreenMove('frontdesk', screen.device.kind, 'confirm')) throw new Refused('not-for-this-device')
    const { payload } = req
    const order = await findOrderAtScreen(payload.db.pool, screen, id)

    return Response.json(
      { times: await freeTimes({ payload, order, now: Temporal.Now.instant(), limit }) },
      unkept,
    )
  }),
]
