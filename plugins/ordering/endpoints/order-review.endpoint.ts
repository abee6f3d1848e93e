import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { orderReviewContract } from '#domain/feedback/order-review.contract.ts'

import { reviewOrder } from '../operations/review-order.ts'
import { toPublicOrder } from '../operations/to-public-order.ts'
import { readOrderLink } from './order-link.ts'

/** A guest says how the order was. */
export const orderReviewEndpoint = endpointOf(orderReviewContract, async (req, { body }) => {
  const reviewed = await reviewOrder(req, { link: readOrderLink(req), review: body })

  return Response.json(toPublicOrder(reviewed))
})
