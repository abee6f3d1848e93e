import { changeOrderContract } from '#domain/ordering/change-order.contract.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { withContract } from '#kernel/api/endpoint-of.ts'
import { parseBody, parseParams } from '#kernel/api/parse-request.ts'

import { changeOrder } from '../operations/change-order.ts'
import { findStaffOrder } from '../operations/find-staff-order.ts'

/** Staff of the order's branch change what it says of its guest. */
export const changeOrderEndpoint = withContract(changeOrderContract, async (req) => {
  await requireRight(req, 'update', 'orders', { isInPart: true })
  const { id } = parseParams(req, changeOrderContract.params)
  const order = await findStaffOrder(req, id)
  const changed = await changeOrder({
    payload: req.payload,
    order,
    asked: await parseBody(req, changeOrderContract.request),
    mover: { kind: 'staff', id: String(req.user?.id) },
    now: Temporal.Now.instant(),
  })

  return Response.json(changed)
})
