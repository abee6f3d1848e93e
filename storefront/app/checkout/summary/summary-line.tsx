import type { MouseEvent, ReactNode } from 'react'

import { calculationModelOf } from '#domain/catalogue/product-configuration.ts'
import { formatAmount } from '#domain/catalogue/units.ts'
import type { CartLine } from '#domain/ordering/cart.ts'
import { shownPrice } from '#domain/ordering/shown-price.ts'
import { lineDetails } from '../../cart/line-details.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Line } from '../../ui/receipt.tsx'
import styles from './order-summary.module.css'

type SummaryLineProps = {
  id: string
  line: CartLine
  currency: string
  /** Takes the place of the removal. */
  note: ReactNode
  onRemove: (event: MouseEvent) => void
}

export function SummaryLine({ id, line, currency, note, onRemove }: SummaryLineProps) {
  const { product, item, grossCents } = line
  const { isPriceHidden } = product
  const model = calculationModelOf(product, item.unit)

  return (
    <Line
      id={id}
      className={styles.line}
      amount={formatAmount(item.amount, item.unit)}
      name={product.name}
      choices={lineDetails(product, item)}
      price={shownPrice({ isPriceHidden, cents: grossCents, model }, currency)}
    >
      {note ?? (
        <IconButton label={`${product.name} entfernen`} className={styles.remove} onClick={onRemove}>
          <Icon name="trash" size={18} />
        </IconButton>
      )}
    </Line>
  )
}
