import { takeBackContract } from '#domain/ordering/order-calls.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'

import { findStaffOrder } from '../operations/find-staff-order.ts'
import { takeBackOrder } from '../operations/take-back-order.ts'
import { toPublicOrder } from '../operations/to-public-order.ts'

/** Whoever slipped takes the step back. */
export const takeBackEndpoint = endpointOf(takeBackContract, async (req, { params: { id }, body }) => {
  const order = await findStaffOrder(req, id)
  const now = Temporal.Now.instant()
  const mover = { kind: 'staff' as const, id: String(req.user?.id) }

  const { payload } = req

  return Response.json(toPublicOrder(await takeBackOrder({ payload, order, mover, now, ...body })))
})
