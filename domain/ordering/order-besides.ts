import { discountLabel } from './discounts/discounts.texts.ts'
import type { OrderDiscount } from './discounts/discount.contract.ts'

type Order = {
  deliveryGross: number
  discounts: readonly Pick<OrderDiscount, 'name' | 'cents'>[]
  donation: number
  tip: number
}

/** What stands between the lines of an order and what it comes to, in cents: what is taken off is below zero. */
export const besidesOf = ({
  deliveryGross,
  discounts,
  donation,
  tip,
}: Order): [label: string, cents: number][] =>
  [
    ...discounts.map(({ name, cents }): [string, number] => [discountLabel(name), -cents]),
    ...([
      ['Lieferung', deliveryGross],
      ['Spende', donation],
      ['Trinkgeld', tip],
    ] satisfies [string, number][]),
  ].filter(([, cents]) => cents !== 0)
