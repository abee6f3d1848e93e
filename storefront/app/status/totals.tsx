import { formatMoney, sumCents } from '#domain/money/money.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { holdsHiddenPrice, shownTotal } from '#domain/ordering/shown-price.ts'
import { formatTaxRate } from '../checkout/summary/format-tax-rate.ts'
import { Row, Rows, TotalRow } from '../ui/receipt.tsx'
import { useDonateeName } from './use-donatee-name.ts'

/** What an order comes to, and what of it is tax. */
export function Totals({ order, currency }: { order: PublicOrder; currency: string }) {
  const donatee = useDonateeName(order)
  const money = (cents: number) => formatMoney(cents, currency)
  const isPriceHidden = holdsHiddenPrice(order.items)
  const about = (cents: number) => shownTotal({ ...order, isPriceHidden, cents }, currency)
  const net = sumCents(order.taxes.map((tax) => tax.net))
  const rows = [
    order.isDelivery &&
      !(order.isQuotation && order.deliveryGross === 0) && {
        label: 'Lieferkosten',
        value: order.deliveryGross === 0 ? 'kostenlos' : money(order.deliveryGross),
      },
    order.donation > 0 && {
      label: donatee ? `Spende an ${donatee}` : 'Spende',
      value: money(order.donation),
    },
    ...(isPriceHidden
      ? []
      : [
          { label: 'Netto', value: about(net) },
          ...order.taxes.map(({ taxRate, tax }) => ({
            label: `USt. ${formatTaxRate(taxRate)}`,
            value: about(tax),
          })),
        ]),
  ]

  return (
    <Rows>
      {rows.map((row) => row && <Row key={row.label} className="quiet" {...row} />)}
      <TotalRow value={about(order.total)} />
    </Rows>
  )
}
