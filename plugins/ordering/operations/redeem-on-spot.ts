import type { PayloadRequest } from 'payload'

import { Refused } from '#kernel/refused.ts'
import { cachedBranchShop } from '#plugins/shop/shop.port.ts'
import { findByCode, isTakenAt } from '#plugins/vouchers/vouchers.port.ts'

import type { FoundOrder } from './find-order.ts'
import { findStaffOrder } from './find-staff-order.ts'
import { judgeRedeeming } from './judge-redeeming.ts'
import { moveOrder } from './move-order.ts'

type Redeeming = {
  id: string
  asked: { code: string; amount?: number | undefined; version: number }
  now: Temporal.Instant
}

/** Somebody at the counter lets a voucher pay an order that is there already. */
export async function redeemOnSpot(
  req: PayloadRequest,
  { id, asked: { code, ...asked }, now }: Redeeming,
): Promise<FoundOrder> {
  const order = await findStaffOrder(req, id)
  const division = (await cachedBranchShop(req.payload, order.branch))?.division ?? null
  const voucher = async () => {
    const found = await findByCode(req, { code, now })
    // A guest who stands there is told why.
    if (!isTakenAt(found, { branch: order.branch, division })) throw new Refused('voucher-not-here')

    return found
  }

  return moveOrder({
    payload: req.payload,
    order,
    mover: { kind: 'staff', id: String(req.user?.id) },
    now,
    judge: judgeRedeeming(req.payload.db.pool, { ...asked, voucher }),
  })
}
