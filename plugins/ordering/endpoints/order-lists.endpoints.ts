import {
  backofficeOrdersContract,
  currentOrdersContract,
  frontdeskOrdersContract,
  lateAnswersContract,
  missedOrdersContract,
  pastOrdersContract,
} from '#domain/ordering/staff-orders.contract.ts'
import { businessDayOf } from '#domain/time/business-day.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { branchesInReach } from '../operations/branches-in-reach.ts'
import { findOrderScreen } from '../operations/find-order-screen.ts'
import { listLateAnswers } from '../operations/list-late-answers.ts'
import { listCurrent, listDay, listMissed } from '../operations/list-orders.ts'
import { pageOrders } from '../operations/page-orders.ts'
import { listShownAt } from '../operations/shown-at-screen.ts'

/** What the boards and screens of a branch show. */
export const orderListEndpoints = [
  endpointOf(currentOrdersContract, async (req, { query }) => {
    const branches = await branchesInReach(req, query.branch)
    const { pool } = req.payload.db

    return Response.json(await listCurrent({ pool, branches, now: Temporal.Now.instant() }), unkept)
  }),
  endpointOf(missedOrdersContract, async (req, { query }) => {
    const branches = await branchesInReach(req, query.branch)
    const { pool } = req.payload.db

    return Response.json(await listMissed({ pool, branches, now: Temporal.Now.instant() }), unkept)
  }),
  endpointOf(lateAnswersContract, async (req, { query }) => {
    const branches = await branchesInReach(req, query.branch)
    const { pool } = req.payload.db

    return Response.json(await listLateAnswers({ pool, branches, now: Temporal.Now.instant() }), unkept)
  }),
  endpointOf(pastOrdersContract, async (req, { query }) => {
    const branches = await branchesInReach(req, query.branch)

    return Response.json(await pageOrders({ req, branches, query }), unkept)
  }),
  endpointOf(frontdeskOrdersContract, async (req, { params }) => {
    const screen = await findOrderScreen(req, params)
    const { pool } = req.payload.db
    const list = await listCurrent({ pool, branches: [screen.id], now: Temporal.Now.instant() })

    return Response.json({ ...listShownAt(screen, list), missedRule: screen.missedRule }, unkept)
  }),
  endpointOf(backofficeOrdersContract, async (req, { params }) => {
    const screen = await findOrderScreen(req, params)
    const { id, timeZone, businessDayStartsAt } = screen
    const now = Temporal.Now.instant()
    const day = businessDayOf(now, timeZone, businessDayStartsAt)
    const { pool } = req.payload.db

    const list = await listDay({ pool, branches: [id], now }, day)

    return Response.json({ ...listShownAt(screen, list), missedRule: screen.missedRule }, unkept)
  }),
]
