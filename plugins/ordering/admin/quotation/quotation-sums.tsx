'use client'

import { formatMoney } from '#domain/money/money.ts'
import { offeredSale, type OfferedLine } from '#domain/ordering/make-quotation.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'

import styles from './quotation-part.module.css'

/** What the guest will be asked to pay, as it is typed: by the rules that the server reckons with. */
export function QuotationSums({ order, lines }: { order: StaffOrder; lines: readonly OfferedLine[] }) {
  const { total, taxes } = offeredSale(order, lines)
  const beside = [
    ['Lieferung', order.deliveryGross],
    ['Spende', order.donation],
  ] as const

  return (
    <dl className={styles.sums}>
      {beside.map(
        ([label, cents]) =>
          cents > 0 && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatMoney(cents)}</dd>
            </div>
          ),
      )}
      <div className={styles.total}>
        <dt>Gesamt</dt>
        <dd>{formatMoney(total)}</dd>
      </div>
      {taxes.map(({ taxRate, net, tax }) => (
        <div key={taxRate} className={styles.quiet}>
          <dt>{`darin ${(taxRate / 100).toLocaleString('de-AT')} % USt. von ${formatMoney(net)} netto`}</dt>
          <dd>{formatMoney(tax)}</dd>
        </div>
      ))}
    </dl>
  )
}
