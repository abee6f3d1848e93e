import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import type { CartTotals, StoredCartLine } from '#domain/ordering/cart.ts'
import type { DeliveryFee } from '#domain/ordering/delivery-fee.ts'
import type { OfferedDiscounts } from '#domain/ordering/discounts/cart-discounts.ts'
import { checkLines } from '#domain/ordering/cart.texts.ts'
import { useCart } from '../../cart/cart-store.ts'
import type { VoucherPart } from '../../vouchers/entered-vouchers.ts'
import { latePart } from '../../ui/late-part.tsx'
import { LineNote } from '../../cart/late-line-note.ts'
import { removeLine } from '../../cart/remove-line.ts'
import type { LineProblems } from '../../cart/use-line-problems.ts'
import { DiscountPart } from '../discount/discount-part.tsx'
import { fieldId } from '../fields/field-ids.ts'
import styles from './order-summary.module.css'
import { SummaryLine } from './summary-line.tsx'
import { SummaryTotals } from './summary-totals.tsx'

const MinimumOrderWarning = latePart(
  () => import('./minimum-order-warning.tsx'),
  (module) => module.MinimumOrderWarning,
)
const VoucherTotals = latePart(
  () => import('./voucher-totals.tsx'),
  (module) => module.VoucherTotals,
)

type OrderSummaryProps = {
  shop: BranchShopView
  totals: CartTotals<StoredCartLine>
  fee: DeliveryFee | null
  vouchers: VoucherPart
  discounts: OfferedDiscounts
  problems: LineProblems
  onEdit: (index: number) => void
}

/** What is being ordered and what it costs: in view all the time on wide screens. */
export function OrderSummary({
  shop,
  totals,
  fee,
  vouchers,
  discounts,
  problems,
  onEdit,
}: OrderSummaryProps) {
  const { currency } = shop.settings
  const items = useCart((cart) => cart.items)
  const priced = new Map(totals.lines.map((line) => [line.item, line]))

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
        {items.map((item, index) => {
          const line = priced.get(item)
          const problem = problems.get(item)
          const id = fieldId(`items.${index}`)
          const note = problem && (
            <div className={styles.note}>
              <LineNote {...{ line: item, index, problem, currency, onEdit }} />
            </div>
          )

          // By index: two lines may be the same product in the same choice
          return line ? (
            <SummaryLine
              key={index}
              id={id}
              line={line}
              currency={currency}
              note={note}
              onRemove={(event) => removeLine(event, index)}
            />
          ) : (
            <li key={index} id={id} tabIndex={-1} className={styles.gone}>
              {item.remembered.name}
              {note}
            </li>
          )
        })}
      </ul>
      <div aria-live="polite" className={styles.live}>
        {problems.size > 0 && <p className={styles.check}>{checkLines}</p>}
        {fee && fee.missingForMinimumCents > 0 && (
          <MinimumOrderWarning {...{ totals, currency }} missingCents={fee.missingForMinimumCents} />
        )}
      </div>
      {shop.hasDiscountCodes && <DiscountPart shop={shop} totals={totals} discounts={discounts} />}
      <SummaryTotals totals={totals} fee={fee} currency={currency} />
      {vouchers.vouchers.length > 0 && <VoucherTotals part={vouchers} currency={currency} />}
    </section>
  )
}
