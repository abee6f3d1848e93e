import { formatMoney } from '#domain/money/money.ts'
import type { CartTotals } from '#domain/ordering/cart.ts'
import type { DeliveryFee } from '#domain/ordering/delivery-fee.ts'
import { shownTotal } from '#domain/ordering/shown-price.ts'
import { shopFailures } from '#domain/refusals/client-failures.ts'
import { DiscountRows } from '../../cart/discount-rows.tsx'
import { Row, Rows, TotalRow } from '../../ui/receipt.tsx'
import { formatTaxRate } from './format-tax-rate.ts'
import styles from './order-summary.module.css'

type SummaryTotalsProps = { totals: CartTotals; fee: DeliveryFee | null; currency: string }

/** Net, VAT per rate and gross, as far as guests may reckon with them. Spec: storefront 2, checkout. */
export function SummaryTotals({ totals, fee, currency }: SummaryTotalsProps) {
  const money = (cents: number) => formatMoney(cents, currency)
  const about = (cents: number) => shownTotal({ ...totals, cents }, currency)

  return (
    <Rows className={styles.totals}>
      {fee && (
        <Row
          label={
            <>
              Lieferkosten
              {fee.missingForFreeCents > 0 && (
                <span className={`quiet ${styles.hint}`}>
                  {shopFailures.freeDeliveryFrom(money(totals.countedGoodsCents + fee.missingForFreeCents))}
                </span>
              )}
            </>
          }
          value={fee.isFree ? 'kostenlos' : money(fee.feeCents)}
        />
      )}
      <DiscountRows totals={totals} currency={currency} />
      {totals.donationCents > 0 && <Row label="Spende" value={money(totals.donationCents)} />}
      {totals.tipCents > 0 && <Row label="Trinkgeld" value={money(totals.tipCents)} />}
      {!totals.isPriceHidden && (
        <>
          <Row className="quiet" label="Netto" value={about(totals.netCents)} />
          {totals.taxes.map(({ taxRate, tax }) => (
            <Row
              key={taxRate}
              className="quiet"
              label={`USt. ${formatTaxRate(taxRate)}`}
              value={about(tax)}
            />
          ))}
        </>
      )}
      <TotalRow value={about(totals.totalCents)} />
    </Rows>
  )
}
