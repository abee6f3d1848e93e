import { type OfferedDiscount, toldRule, whyUsedUp } from '#domain/ordering/discounts/discount-budget.ts'
import { discountCodeContract } from '#domain/ordering/discounts/discount.contract.ts'
import { codeRefusals, whyNotDiscountText } from '#domain/ordering/discounts/why-not-discount.texts.ts'
import { whyNotYet } from '#domain/ordering/discounts/when-discount.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import type { Querying } from '#kernel/database/in-turn.ts'
import { Refused } from '#kernel/refused.ts'
import { cachedBranchShop } from '#plugins/shop/shop.port.ts'

import { readDiscountUse, unused } from '../operations/discount-use.ts'
import { findDiscountByCode } from '../operations/find-by-code.ts'

/** Whoever has a code learns by which rule the cart is reckoned; what only the order shows is judged with it. */
export const discountCodeEndpoint = endpointOf(discountCodeContract, async (req, { params, body }) => {
  const { payload } = req
  const branch = await cachedBranchShop(payload, params.key)
  if (!branch) throw new Refused('unknown-branch')

  const { discounts, shop } = branch
  const offered = await findDiscountByCode(req, { id: shop.branch.id, discounts }, body.code)
  if (!offered) throw refusal('discount-unknown', codeRefusals['discount-unknown'])

  return Response.json(await told(offered, payload.db.pool))
})

async function told(offered: OfferedDiscount, pool: Querying) {
  const { rule, budget } = offered
  const why = whyNotYet(rule, Temporal.Now.instant())
  if (why) throw refusal(`discount-${why}`, whyNotDiscountText({ why }, rule))

  const use = (await readDiscountUse(pool, [rule.id])).get(rule.id) ?? unused
  // Who the guest is shows with the order.
  if (whyUsedUp({ ...budget, usesPerGuest: null }, use, { isKnown: false }))
    throw refusal('discount-used-up', codeRefusals['discount-used-up'])

  return toldRule(offered, use)
}

const refusal = (code: string, message: string): Refused =>
  new Refused('validation', {}, [{ field: 'code', code, message }])
