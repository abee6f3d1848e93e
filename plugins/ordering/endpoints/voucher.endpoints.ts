import { redeemVoucherContract, sellVoucherContract } from '#domain/ordering/vouchers/voucher.contract.ts'
import { endpointOf, withContract } from '#kernel/api/endpoint-of.ts'
import { idempotencyKeyOf } from '#kernel/api/idempotency-key-of.ts'
import { parseBody } from '#kernel/api/parse-request.ts'
import { Refused } from '#kernel/refused.ts'

import { redeemOnSpot } from '../operations/redeem-on-spot.ts'
import { sellVoucher } from '../operations/sell-voucher.ts'
import { toPublicOrder } from '../operations/to-public-order.ts'

/** Vouchers over the counter: one that is sold, and one that pays an order. */
export const voucherEndpoints = [
  withContract(sellVoucherContract, async (req) => {
    const idempotencyKey = idempotencyKeyOf(req)
    if (idempotencyKey === null) throw new Refused('idempotency-key-missing')
    const sale = await parseBody(req, sellVoucherContract.request)
    const voucher = await sellVoucher(req, { sale, idempotencyKey, now: Temporal.Now.instant() })

    return Response.json(voucher, { status: 201 })
  }),
  endpointOf(redeemVoucherContract, async (req, { params: { id }, body }) =>
    Response.json(toPublicOrder(await redeemOnSpot(req, { id, asked: body, now: Temporal.Now.instant() }))),
  ),
]
