import { formatMoney } from '#domain/money/money.ts'
import type { DayFigures } from '#domain/ordering/day-end/day-figures.ts'
import { rateText, voucherSums } from '#domain/ordering/day-end/day-end.texts.ts'
import { paymentMethodLabels } from '#domain/ordering/payment-method.texts.ts'
import { orderTypeLabels } from '#domain/ordering/order-type.texts.ts'
import { FigureTable } from '#plugins/desk/kit.port.ts'

/** What a day came to: in all, by method, by tax rate and by type of order. */
export function DayTables({ figures }: { figures: DayFigures }) {
  const { taken, corrected, refunded, fees, tips = 0, total, methods, rates, types } = figures
  const sums: [string, number][] = [
    ['Eingenommen', taken],
    ['Berichtigt', corrected],
    ['Erstattet', refunded],
    ['Gebühren der Anbieter', fees],
    ['Trinkgeld, in den Einnahmen enthalten', tips],
    ...voucherSums(figures),
  ]

  return (
    <>
      <h3>Summen</h3>
      <dl>
        {sums.flatMap(([label, cents]) =>
          cents === 0
            ? []
            : [<dt key={label}>{label}</dt>, <dd key={`${label} sum`}>{formatMoney(cents)}</dd>],
        )}
        <dt>Einnahmen</dt>
        <dd>
          <strong>{formatMoney(total)}</strong>
        </dd>
        <dt>Bestellungen</dt>
        <dd>{figures.orders}</dd>
      </dl>
      <FigureTable
        title="Nach Zahlungsart"
        head={['Zahlungsart', 'Bestellungen', 'Summe']}
        rows={methods.map((each) => [
          paymentMethodLabels[each.method],
          String(each.orders),
          formatMoney(each.total),
        ])}
      />
      <FigureTable
        title="Nach Steuersatz"
        head={['Steuersatz', 'Brutto', 'Netto', 'Steuer']}
        rows={rates.map(({ gross, net, tax, ...rate }) => [
          rateText(rate),
          ...[gross, net, tax].map((cents) => formatMoney(cents)),
        ])}
      />
      <FigureTable
        title="Nach Bestellart"
        head={['Bestellart', 'Bestellungen', 'Summe']}
        rows={types.map((each) => [orderTypeLabels[each.type], String(each.orders), formatMoney(each.total)])}
      />
    </>
  )
}
