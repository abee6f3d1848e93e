import { rulesOfUnit } from '#domain/catalogue/amount.ts'
import { calculationModelOf, priceLabel } from '#domain/catalogue/product-configuration.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { unitLabel, unitTypeOf } from '#domain/catalogue/units.ts'
import type { CartLine, StoredCartLine } from '#domain/ordering/cart.ts'
import { AmountStepper } from '../ui/amount-stepper.tsx'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './cart-lines.module.css'
import { changeAmount, removeItem, useCart } from './cart-store.ts'
import { lineDetails } from './line-details.ts'

interface CartLinesProps {
  shop: BranchShopView
  lines: CartLine<StoredCartLine>[]
  onEdit: (index: number) => void
}

export function CartLines({ shop, lines, onEdit }: CartLinesProps) {
  const items = useCart((cart) => cart.items)

  return (
    <ul className={styles.lines}>
      {lines.map((line) => {
        const index = items.indexOf(line.item)
        return (
          <Line key={index} line={line} index={index} currency={shop.settings.currency} onEdit={onEdit} />
        )
      })}
    </ul>
  )
}

interface LineProps {
  line: CartLine<StoredCartLine>
  index: number
  currency: string
  onEdit: (index: number) => void
}

function Line({ line: { item, product, grossCents }, index, currency, onEdit }: LineProps) {
  const rules = rulesOfUnit(product, item.unit) ?? product

  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <button type="button" className={styles.name} onClick={() => onEdit(index)}>
          {product.name}
          <span className="visually-hidden"> bearbeiten</span>
        </button>
        {!product.isPriceHidden && (
          <span className={styles.price}>
            {priceLabel(grossCents, calculationModelOf(product, item.unit), currency)}
          </span>
        )}
      </div>
      {lineDetails(product, item).map((detail) => (
        <p key={detail} className={`quiet ${styles.detail}`}>
          {detail}
        </p>
      ))}
      <div className={styles.actions}>
        <AmountStepper
          amount={item.amount}
          rules={rules}
          name={product.name}
          unitText={unitTypeOf(item.unit) === 'amount' ? undefined : unitLabel(item.unit, item.amount)}
          onChange={(amount) => changeAmount(index, amount)}
        />
        <IconButton label={`${product.name} entfernen`} onClick={() => removeItem(index)}>
          <Icon name="trash" />
        </IconButton>
      </div>
    </li>
  )
}
