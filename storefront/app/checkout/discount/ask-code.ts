import { callOf } from '#domain/api/call-of.ts'
import type { DiscountRule, discountCodeContract } from '#domain/ordering/discounts/discount.contract.ts'
import { shopFailures } from '#domain/refusals/client-failures.ts'
import { keepCode, useCart } from '../../cart/cart-store.ts'

const ask = callOf<typeof discountCodeContract>('post', '/api/branches/{key}/discount-code')

export type AskedCode = { rule: DiscountRule; problem: null } | { rule: null; problem: string }

/** What a code takes off, or why it takes off nothing, in the words of the house. */
export async function askCode(branch: string, code: string): Promise<AskedCode> {
  const answer = await ask(fetch, { params: { key: branch }, body: { code } })
  if (answer.ok) return { rule: answer.body, problem: null }
  const unreachable = navigator.onLine ? shopFailures.unknown : shopFailures.offline

  return { rule: null, problem: answer.errors[0]?.message ?? unreachable }
}

/** Prices have changed: what the guest's code takes off may have, too. One that is over stays, and says so when it is sent. */
export async function askCodeAgain(branch: string): Promise<void> {
  const { discount } = useCart.getState()
  if (!discount) return
  const { rule } = await askCode(branch, discount.code)
  if (rule) keepCode({ ...discount, rule })
}
