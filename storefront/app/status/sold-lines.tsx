import { formatAmount } from '#domain/catalogue/units.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { OrderItem } from '#domain/ordering/order.contract.ts'
import { priceModelOf } from '#domain/ordering/sold-line.ts'
import { soldTexts } from '#domain/ordering/sold-line.texts.ts'
import { shownPrice } from '#domain/ordering/shown-price.ts'
import { Line } from '../ui/receipt.tsx'
import styles from './sold-lines.module.css'

type SoldLinesProps = { items: readonly OrderItem[]; currency: string; withUnitPrices?: boolean }

/** The lines of an order or an offer, with what was chosen for each. */
export function SoldLines({ items, currency, withUnitPrices = false }: SoldLinesProps) {
  return (
    <ul className={styles.items}>
      {items.map((item, index) => (
        // By index: the lines of a placed order keep their places
        <Line
          key={index}
          className={styles.item}
          amount={formatAmount(item.amount, item.unit)}
          name={item.name}
          choices={[
            ...(withUnitPrices && item.amount !== 1 ? [`je ${formatMoney(item.unitPrice, currency)}`] : []),
            ...choiceTexts(item),
          ]}
          price={shownPrice({ ...item, cents: item.gross, model: priceModelOf(item) }, currency)}
        />
      ))}
    </ul>
  )
}

function choiceTexts(item: OrderItem): string[] {
  const bundle = item.bundleItems.map(({ name, amount }) => `${amount.toLocaleString('de-DE')} × ${name}`)
  const parts = item.parts.flatMap(({ name, options, text, uploads }) => {
    if (options.length > 0) return [`${name}: ${options.map((option) => option.name).join(', ')}`]
    if (text) return [`${name}: ${text}`]
    return uploads.length > 0
      ? [`${name}: ${uploads.length === 1 ? 'eine Datei' : `${uploads.length} Dateien`}`]
      : []
  })

  return [...soldTexts(item), ...bundle, ...parts]
}
