import type { PayloadRequest } from 'payload'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import type { DiscountRule } from '#domain/ordering/discounts/discount.contract.ts'
import type { OfferedDiscount } from '#domain/ordering/discounts/discount-budget.ts'
import { comparableCode } from '#domain/ordering/discounts/discount-terms.ts'
import { keptText } from '#domain/ordering/order-fields.ts'
import { priceOrder } from '#domain/ordering/order-pricing.ts'
import type { PlaceOrderRequest } from '#domain/ordering/order.contract.ts'
import { normalisePhone } from '#domain/ordering/phone.ts'
import type { Querying } from '#kernel/database/in-turn.ts'
import { isRefused, Refused } from '#kernel/refused.ts'
import { findDiscountByCode } from '#plugins/discounts/discounts.port.ts'
import type { OrderableBranch } from '#plugins/shop/shop.port.ts'

import { leftDiscounts } from './discounts-in-turn.ts'
import { orderErrors } from './order-errors.ts'

export type Priced = Extract<ReturnType<typeof priceOrder>, { ok: true }>
export type Accepted = { kind: 'accepted'; priced: Priced; toldAnew: boolean }
export type Refusal = { kind: 'refused'; refusal: Refused }

type Asked = { branch: OrderableBranch; request: PlaceOrderRequest; now: Temporal.Instant }

/** Whether a request can become an order, and at what price, by what guests are told. */
export async function checkPlacing(
  req: PayloadRequest,
  { branch, request, now }: Asked,
): Promise<Accepted | Refusal> {
  const { payload } = req
  const { shop } = branch
  const code = await typedCodeOf(req, { branch, request })
  if (code && 'kind' in code) return code
  const priced = priceOrder({ shop, request, code: code?.rule, now })
  const errors = await orderErrors({ payload, shop, request, priced, code, now })
  if (!priced.ok || errors.length > 0) return refused(new Refused('validation', {}, errors))

  return asExpected(priced, request)
}

/** The same by what is left of limited discounts, as orders written before this one have left it. */
export async function priceByWhatIsLeft(
  database: Querying,
  { branch, request, now }: Asked,
): Promise<Accepted | Refusal> {
  try {
    const told = { automatic: branch.shop.discounts ?? [], code: codeOf(branch, request)?.rule ?? null }
    const guest = { email: keptText(request.email), phone: keptText(normalisePhone(request.phone)) }
    const left = await leftDiscounts(database, told, { offered: branch.discounts, guest })
    const shop: BranchShopView = { ...branch.shop, discounts: left.automatic }
    const priced = priceOrder({ shop, request, code: left.code, now })
    if (!priced.ok) return refused(new Refused('validation'))

    return asExpected(
      priced,
      request,
      priced.discounts.some(({ id }) => left.toldAnew.has(id)),
    )
  } catch (error) {
    if (isRefused(error)) return refused(error)
    throw error
  }
}

export const refused = (refusal: Refused): Refusal => ({ kind: 'refused', refusal })

function asExpected(
  priced: Priced,
  { expectedTotal }: PlaceOrderRequest,
  toldAnew = false,
): Accepted | Refusal {
  if (expectedTotal === undefined || expectedTotal === priced.total)
    return { kind: 'accepted', priced, toldAnew }

  return priceChanged(priced, expectedTotal)
}

/** Another price than the guest was told, with what it is made of. */
export const priceChanged = ({ total: actual, items }: Priced, expected: number): Refusal =>
  refused(new Refused('price-changed', { expected, actual, items }))

/** The same as long as not too many guess: whoever orders with a code says it as whoever asks for it does. */
async function typedCodeOf(
  req: PayloadRequest,
  { branch, request }: Pick<Asked, 'branch' | 'request'>,
): Promise<OfferedDiscount | undefined | Refusal> {
  if (comparableCode(request.discountCode) === '') return undefined
  const { shop, discounts } = branch
  try {
    const offered = { id: shop.branch.id, discounts }
    return (await findDiscountByCode(req, offered, request.discountCode)) ?? undefined
  } catch (error) {
    if (isRefused(error)) return refused(error)
    throw error
  }
}

/** All that the guest was told of: what holds by itself, and what their code grants. */
export const toldDiscounts = (branch: OrderableBranch, request: PlaceOrderRequest): DiscountRule[] => {
  const code = codeOf(branch, request)

  return [...(branch.shop.discounts ?? []), ...(code ? [code.rule] : [])]
}

/** The discount that the guest's code means, if it means one. */
function codeOf(
  { discounts }: OrderableBranch,
  { discountCode }: PlaceOrderRequest,
): OfferedDiscount | undefined {
  const code = comparableCode(discountCode)

  return code === '' ? undefined : discounts.find((discount) => discount.code === code)
}
