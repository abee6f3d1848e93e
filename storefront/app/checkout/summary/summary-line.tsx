import { calculationModelOf, priceLabel } from '#domain/catalogue/product-configuration.ts'
import { formatAmount } from '#domain/catalogue/units.ts'
import type { CartLine } from '#domain/ordering/cart.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Line } from '../../ui/receipt.tsx'
import { chosenPartTexts } from './chosen-part-texts.ts'
import styles from './order-summary.module.css'

type SummaryLineProps = { line: CartLine; currency: string; onRemove: () => void }

export function SummaryLine({ line, currency, onRemove }: SummaryLineProps) {
  const { product, item, grossCents } = line

  return (
    <Line
      className={styles.line}
      amount={formatAmount(item.amount, item.unit)}
      name={product.name}
      choices={chosenPartTexts(product, item)}
      price={priceLabel(grossCents, calculationModelOf(product, item.unit), currency)}
    >
      <IconButton label={`${product.name} entfernen`} className={styles.remove} onClick={onRemove}>
        <Icon name="trash" size={18} />
      </IconButton>
    </Line>
  )
}
