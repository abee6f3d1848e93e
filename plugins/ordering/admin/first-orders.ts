import type { PayloadRequest } from 'payload'

import { branchesInReach } from '../operations/branches-in-reach.ts'
import { listCurrent } from '../operations/list-orders.ts'
import type { FirstOrders } from './board/use-live-orders.ts'

/** More than a screen shows; the others come with the list that the board then reads. */
const mostAtFirst = 120

/** What a board shows before the browser has loaded anything, as the person may see it. */
export async function firstOrders(req: PayloadRequest, branch: string | undefined): Promise<FirstOrders> {
  const branches = await branchesInReach(req, branch)
  const list = await listCurrent({ pool: req.payload.db.pool, branches, now: Temporal.Now.instant() })

  return { branch, list: { ...list, docs: list.docs.slice(0, mostAtFirst) } }
}
