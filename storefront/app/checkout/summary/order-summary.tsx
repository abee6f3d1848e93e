import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import type { CartTotals, StoredCartLine } from '#domain/ordering/cart.ts'
import type { DeliveryFee } from '#domain/ordering/delivery-fee.ts'
import { removeItem, useCart } from '../../cart/cart-store.ts'
import { fieldId } from '../fields/field-ids.ts'
import { MinimumOrderWarning } from './minimum-order-warning.tsx'
import styles from './order-summary.module.css'
import { SummaryLine } from './summary-line.tsx'
import { SummaryTotals } from './summary-totals.tsx'

type OrderSummaryProps = {
  shop: BranchShopView
  totals: CartTotals<StoredCartLine>
  fee: DeliveryFee | null
}

/** What is being ordered and what it costs: in view all the time on wide screens. */
export function OrderSummary({ shop, totals, fee }: OrderSummaryProps) {
  const { currency } = shop.settings
  const items = useCart((cart) => cart.items)

  return (
    <section
      id={fieldId('items')}
      tabIndex={-1}
      className={styles.card}
      aria-labelledby="order-summary-title"
    >
      <header className={styles.head}>
        <h2 id="order-summary-title">Warenkorb</h2>
        <p className="quiet">{shop.branch.name}</p>
      </header>
      <ul className={styles.lines}>
        {totals.lines.map((line, index) => (
          // By index: two lines may be the same product in the same choice
          <SummaryLine
            key={`${line.item.product} ${index}`}
            line={line}
            currency={currency}
            onRemove={() => removeItem(items.indexOf(line.item))}
          />
        ))}
      </ul>
      <div aria-live="polite" className={styles.live}>
        {fee && fee.missingForMinimumCents > 0 && (
          <MinimumOrderWarning
            minimumCents={totals.goodsGrossCents + fee.missingForMinimumCents}
            missingCents={fee.missingForMinimumCents}
            currency={currency}
          />
        )}
      </div>
      <SummaryTotals totals={totals} fee={fee} currency={currency} />
    </section>
  )
}
