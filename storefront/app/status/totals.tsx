import { formatMoney, sumCents } from '#domain/money/money.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { discountLabel, takenOff } from '#domain/ordering/discounts/discounts.texts.ts'
import { receiptTaxes } from '#domain/ordering/vouchers/taxed-already.ts'
import { taxedBeforeText } from '#domain/ordering/vouchers/voucher.texts.ts'
import { openAmount } from '#domain/ordering/vouchers/voucher-payment.ts'
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
  const { taxed, before } = receiptTaxes(order)
  const net = sumCents(taxed.map((tax) => tax.net))
  const rows = [
    order.isDelivery &&
      !(order.isQuotation && order.deliveryGross === 0) && {
        label: 'Lieferkosten',
        value: order.deliveryGross === 0 ? 'kostenlos' : money(order.deliveryGross),
      },
    ...order.discounts
      .filter(({ cents }) => cents > 0)
      .map(({ name, cents }) => ({
        label: discountLabel(name),
        value: isPriceHidden ? 'berücksichtigt' : takenOff(cents, currency),
      })),
    order.donation > 0 && {
      label: donatee ? `Spende an ${donatee}` : 'Spende',
      value: money(order.donation),
    },
    order.tip > 0 && { label: 'Trinkgeld', value: money(order.tip) },
    ...(isPriceHidden
      ? []
      : [
          { label: 'Netto', value: about(net) },
          ...taxed.map(({ taxRate, tax }) => ({
            label: `USt. ${formatTaxRate(taxRate)}`,
            value: about(tax),
          })),
          ...before.map(({ taxRate, gross }) => ({ label: taxedBeforeText(taxRate), value: money(gross) })),
        ]),
  ]

  return (
    <Rows>
      {rows.map((row) => row && <Row key={row.label} className="quiet" {...row} />)}
      <TotalRow value={about(order.total)} />
      {order.voucherPaid > 0 && (
        <>
          <Row label="Mit Gutschein bezahlt" value={takenOff(order.voucherPaid, currency)} />
          {openAmount(order) > 0 && <Row label="Noch zu zahlen" value={about(openAmount(order))} />}
        </>
      )}
    </Rows>
  )
}
