import { unclearRefundContract } from '#domain/ordering/unsettled-payments.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'

import { findStaffOrder } from '../operations/find-staff-order.ts'
import { resolveUnclearRefund } from '../operations/resolve-unclear-refund.ts'
import { toPublicOrder } from '../operations/to-public-order.ts'

/** Staff have looked at the provider's whether money went back. */
export const unclearRefundEndpoint = endpointOf(
  unclearRefundContract,
  async (req, { params: { id }, body: { didGoBack } }) => {
    const order = await findStaffOrder(req, id)
    const by = String(req.user?.id)
    const now = Temporal.Now.instant()

    return Response.json(
      toPublicOrder(await resolveUnclearRefund({ payload: req.payload, order, by, didGoBack, now })),
    )
  },
)
