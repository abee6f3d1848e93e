import { formatMoney } from '#domain/money/money.ts'
import type { CartTotals } from '#domain/ordering/cart.ts'
import type { DeliveryFee } from '#domain/ordering/delivery-fee.ts'
import { shopFailures } from '#domain/refusals/client-failures.ts'
import { formatTaxRate } from './format-tax-rate.ts'
import styles from './order-summary.module.css'

type SummaryTotalsProps = { totals: CartTotals; fee: DeliveryFee | null; currency: string }

/** Net, VAT per rate and gross. Spec: storefront 2, checkout. */
export function SummaryTotals({ totals, fee, currency }: SummaryTotalsProps) {
  const money = (cents: number) => formatMoney(cents, currency)
  const about = totals.isEstimated ? 'ca. ' : ''

  return (
    <dl className={styles.totals}>
      {fee && (
        <div>
          <dt>
            Lieferkosten
            {fee.missingForFreeCents > 0 && (
              <span className={styles.hint}>
                {shopFailures.freeDeliveryFrom(money(totals.goodsGrossCents + fee.missingForFreeCents))}
              </span>
            )}
          </dt>
          <dd>{fee.isFree ? 'kostenlos' : money(fee.feeCents)}</dd>
        </div>
      )}
      {totals.donationCents > 0 && (
        <div>
          <dt>Spende</dt>
          <dd>{money(totals.donationCents)}</dd>
        </div>
      )}
      <div className={styles.quiet}>
        <dt>Netto</dt>
        <dd>
          {about}
          {money(totals.netCents)}
        </dd>
      </div>
      {totals.taxes.map(({ taxRate, tax }) => (
        <div key={taxRate} className={styles.quiet}>
          <dt>USt. {formatTaxRate(taxRate)}</dt>
          <dd>
            {about}
            {money(tax)}
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>Gesamt</dt>
        <dd>
          {about}
          {money(totals.totalCents)}
        </dd>
      </div>
    </dl>
  )
}
