import * as z from 'zod/mini'

import { unkept } from '#kernel/api/unkept.ts'
import { withContract } from '#kernel/api/endpoint-of.ts'
import { staffOrderContract } from '#domain/ordering/order-calls.contract.ts'

import { findStaffOrder } from '../operations/find-staff-order.ts'
import { toPublicOrder } from '../operations/to-public-order.ts'
import { parseParams } from '#kernel/api/parse-request.ts'

const params = z.object({ id: z.uuid() })

/** The order as its guest sees it, for staff: the state to act on and the link to the status page. */
export const staffOrderEndpoint = withContract(staffOrderContract, async (req) => {
  const order = await findStaffOrder(req, parseParams(req, params).id)
  return Response.json(toPublicOrder(order), unkept)
})
