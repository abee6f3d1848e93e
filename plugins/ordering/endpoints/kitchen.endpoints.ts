import type { PayloadRequest } from 'payload'

import {
  kitchenOrdersContract,
  recallOrderContract,
  setMadeContract,
} from '#domain/ordering/kitchen.contract.ts'
import { mayScreenDo } from '#domain/ordering/screen-moves.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { Refused } from '#kernel/refused.ts'

import { findOrderAtScreen } from '../operations/find-order-at-screen.ts'
import { findOrderScreen, type ScreenPlace } from '../operations/find-order-screen.ts'
import { listKitchen } from '../operations/list-kitchen.ts'
import { moverAtScreen } from '../operations/mover-at-screen.ts'
import { recallOrder, setMadeLines } from '../operations/set-made.ts'
import { listShownAt, shownAt } from '../operations/shown-at-screen.ts'

/** What a kitchen has to make, and what it says of it. */
export const kitchenEndpoints = [
  endpointOf(kitchenOrdersContract, async (req, { params }) => {
    const screen = await findOrderScreen(req, params)
    const { pool } = req.payload.db
    const list = await listKitchen({ pool, branch: screen.id, now: Temporal.Now.instant() })
    const { docs: lately } = listShownAt(screen, { docs: list.lately })

    return Response.json({ ...listShownAt(screen, list), lately }, unkept)
  }),
  endpointOf(setMadeContract, async (req, { params, body: { lines } }) => {
    const at = await standInKitchen(req, params)

    return Response.json(at.shown(await setMadeLines({ ...at, lines })), unkept)
  }),
  endpointOf(recallOrderContract, async (req, { params, body: { lines } }) => {
    const at = await standInKitchen(req, params)

    return Response.json(at.shown(await recallOrder({ ...at, lines })), unkept)
  }),
]

async function standInKitchen(req: PayloadRequest, { id, ...place }: ScreenPlace & { id: string }) {
  const screen = await findOrderScreen(req, place)
  if (!mayScreenDo(screen.device.kind, 'make')) throw new Refused('not-for-this-device')
  const mover = await moverAtScreen(req, screen)
  const order = await findOrderAtScreen(req.payload.db.pool, screen, id)

  return { payload: req.payload, order, mover, shown: shownAt(screen), now: Temporal.Now.instant() }
}
