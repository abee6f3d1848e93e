import { calculationModelLabels } from '#domain/catalogue/product-configuration.texts.ts'
import { formatAmount } from '#domain/catalogue/units.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { CartLine } from '#domain/ordering/cart.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { chosenPartTexts } from './chosen-part-texts.ts'
import styles from './order-summary.module.css'

type SummaryLineProps = { line: CartLine; currency: string; onRemove: () => void }

export function SummaryLine({ line, currency, onRemove }: SummaryLineProps) {
  const { product, item, grossCents } = line
  const choices = chosenPartTexts(product, item)

  return (
    <li className={styles.line}>
      <span className={styles.amount}>{formatAmount(item.amount, item.unit)}</span>
      <div className={styles.what}>
        <span className={styles.name}>{product.name}</span>
        {choices.map((choice) => (
          <span key={choice} className={styles.choice}>
            {choice}
          </span>
        ))}
      </div>
      <span className={styles.price}>
        {line.isEstimated && `${calculationModelLabels[product.calculationModel]} `}
        {formatMoney(grossCents, currency)}
      </span>
      <IconButton label={`${product.name} entfernen`} className={styles.remove} onClick={onRemove}>
        <Icon name="trash" size={18} />
      </IconButton>
    </li>
  )
}
