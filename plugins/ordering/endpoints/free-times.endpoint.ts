import { freeTimesContract } from '#domain/ordering/order-calls.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { findStaffOrder } from '../operations/find-staff-order.ts'
import { freeTimes } from '../operations/free-times.ts'

const mostOffered = 8

/** What staff may offer a guest with one press. */
export const freeTimesEndpoint = endpointOf(freeTimesContract, async (req, { params: { id } }) => {
  const order = await findStaffOrder(req, id)
  const now = Temporal.Now.instant()

  return Response.json(
    { times: await freeTimes({ payload: req.payload, order, now, limit: mostOffered }) },
    unkept,
  )
})
