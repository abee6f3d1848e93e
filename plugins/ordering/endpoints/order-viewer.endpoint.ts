import { orderViewerContract } from '#domain/ordering/staff-orders.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { notifyTags } from '#kernel/live/notify-tags.ts'

import { viewerTag } from '../live/viewer-tags.ts'
import { findStaffOrder } from '../operations/find-staff-order.ts'

/** Tells colleagues who have the same order before them that somebody looks at it, or does so no more. */
export const orderViewerEndpoint = endpointOf(orderViewerContract, async (req, { params, body }) => {
  const order = await findStaffOrder(req, params.id)
  const { user } = req
  const name = (user?.collection === 'users' && user.firstName) || 'Jemand vom Team'
  const news = { order: order.id, person: String(user?.id), name, isHere: body.isHere }
  await notifyTags(req.payload.db.pool, [viewerTag(order.branch, news)])

  return Response.json({ ok: true })
})
