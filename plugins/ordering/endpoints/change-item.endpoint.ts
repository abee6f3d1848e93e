import { requireRight } from '#kernel/access/rights.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { changeItemContract } from '#domain/ordering/change-item.contract.ts'

import { changeOrderItem } from '../operations/change-order-item.ts'
import { findStaffOrder } from '../operations/find-staff-order.ts'
import { toPublicOrder } from '../operations/to-public-order.ts'

/** Staff of the order's branch change one of its lines. */
export const changeItemEndpoint = endpointOf(changeItemContract, async (req, { params, body }) => {
  await requireRight(req, 'update', 'orders', { isInPart: true })
  const order = await findStaffOrder(req, params.id)
  const changed = await changeOrderItem({
    payload: req.payload,
    order,
    asked: { ...body, index: params.index },
    mover: { kind: 'staff', id: String(req.user?.id) },
    now: Temporal.Now.instant(),
  })

  return Response.json(toPublicOrder(changed))
})
