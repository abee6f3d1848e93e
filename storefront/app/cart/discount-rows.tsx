import type { CartTotals } from '#domain/ordering/cart.ts'
import { discountLabel, takenOff } from '#domain/ordering/discounts/discounts.texts.ts'
import { Row } from '../ui/receipt.tsx'

type DiscountRowsProps = { totals: Pick<CartTotals, 'discounts' | 'isPriceHidden'>; currency: string }

/** What is taken off; not how much, where that would tell a hidden price. */
export function DiscountRows({ totals: { discounts, isPriceHidden }, currency }: DiscountRowsProps) {
  return discounts.map(({ rule: { id, name }, cents }) => (
    <Row
      key={id}
      label={discountLabel(name)}
      value={isPriceHidden ? 'berücksichtigt' : takenOff(cents, currency)}
    />
  ))
}
