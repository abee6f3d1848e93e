import { mayScreenDo } from '#domain/ordering/screen-moves.ts'
import {
  moveTabContract,
  staffMoveTabContract,
  staffTableOrdersContract,
  tableOrdersContract,
} from '#domain/ordering/table-tabs.contract.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { Refused } from '#kernel/refused.ts'

import { theBranchInReach } from '../operations/branches-in-reach.ts'
import { findOrderScreen } from '../operations/find-order-screen.ts'
import { listTables } from '../operations/list-tables.ts'
import { moveTab } from '../operations/move-tab.ts'
import { moverAtScreen } from '../operations/mover-at-screen.ts'
import { listShownAt, shownAt } from '../operations/shown-at-screen.ts'
import { toStaffOrder } from '../operations/to-staff-order.ts'

/** What is open at the tables of a branch, and moving it to another one: at its screens, and by its team. */
export const tablesEndpoints = [
  endpointOf(tableOrdersContract, async (req, { params }) => {
    const screen = await findOrderScreen(req, params)
    const { pool } = req.payload.db
    const list = await listTables({ pool, branch: screen.id, now: Temporal.Now.instant() })

    return Response.json(listShownAt(screen, list), unkept)
  }),
  endpointOf(moveTabContract, async (req, { params, body: asked }) => {
    const screen = await findOrderScreen(req, params)
    if (!mayScreenDo(screen.device.kind, 'move-tab')) throw new Refused('not-for-this-device')
    const mover = await moverAtScreen(req, screen)

    const now = Temporal.Now.instant()
    const moving = { payload: req.payload, branch: screen.id, asked, mover, now, shown: shownAt(screen) }
    return Response.json(listShownAt(screen, await moveTab(moving)), unkept)
  }),
  endpointOf(staffTableOrdersContract, async (req, { params }) => {
    const branch = await theBranchInReach(req, params.branch)
    const { pool } = req.payload.db

    return Response.json(await listTables({ pool, branch, now: Temporal.Now.instant() }), unkept)
  }),
  endpointOf(staffMoveTabContract, async (req, { params, body: asked }) => {
    await requireRight(req, 'update', 'orders', { isInPart: true })
    const branch = await theBranchInReach(req, params.branch)
    const mover = { kind: 'staff' as const, id: String(req.user?.id) }

    const now = Temporal.Now.instant()
    const moving = { payload: req.payload, branch, asked, mover, now, shown: toStaffOrder }
    return Response.json(await moveTab(moving), unkept)
  }),
]
