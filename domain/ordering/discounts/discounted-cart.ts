import type { OrderType } from '../order-terms.ts'
import type { DiscountRule } from './discount.contract.ts'
import type { Discounted, DiscountedLine, DiscountedSale } from './discounts.ts'

/** What the discounts of a shop take off a cart; the arithmetic is given, for few shops grant any. */
export type TakeOff = (cart: DiscountedSale & { orderType: OrderType }) => Discounted<DiscountRule>

export const takeNothingOff: TakeOff = ({ lines }) => ({
  applied: [],
  lines: lines.map(() => 0),
  delivery: 0,
})

type PricedLine = {
  product: { id: string; voucherKind?: string | null | undefined }
  grossCents: number
}

/** The lines of a cart as rules look at them. */
export const discountedLines = (lines: readonly PricedLine[]): DiscountedLine[] =>
  lines.map(({ product, grossCents }) => ({
    product: product.id,
    gross: grossCents,
    voucher: product.voucherKind,
  }))
