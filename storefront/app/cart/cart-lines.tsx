import type { ReactNode } from 'react'

import { rulesOfUnit } from '#domain/catalogue/amount.ts'
import { calculationModelOf } from '#domain/catalogue/product-configuration.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { unitLabel, unitTypeOf } from '#domain/catalogue/units.ts'
import type { CartLine, StoredCartLine } from '#domain/ordering/cart.ts'
import { shownPrice } from '#domain/ordering/shown-price.ts'
import { AmountStepper } from '../ui/amount-stepper.tsx'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './cart-lines.module.css'
import { changeAmount, useCart } from './cart-store.ts'
import { lineDetails } from './line-details.ts'
import { LineNote } from './late-line-note.ts'
import { removeLine } from './remove-line.ts'
import type { LineProblems } from './use-line-problems.ts'

interface CartLinesProps {
  shop: BranchShopView
  lines: CartLine<StoredCartLine>[]
  problems: LineProblems
  onEdit: (index: number) => void
}

export function CartLines({ shop, lines, problems, onEdit }: CartLinesProps) {
  const items = useCart((cart) => cart.items)
  const priced = new Map(lines.map((line) => [line.item, line]))
  const { currency } = shop.settings

  return (
    <ul className={styles.lines}>
      {items.map((item, index) => {
        const line = priced.get(item)
        const problem = problems.get(item)
        const note = problem && <LineNote {...{ line: item, index, problem, currency, onEdit }} />

        // By index: two lines may be the same product in the same choice
        return line ? (
          <Line key={index} line={line} index={index} currency={currency} note={note} onEdit={onEdit} />
        ) : (
          <li key={index} className={styles.line}>
            <span className={styles.name}>{item.remembered.name}</span>
            {note}
          </li>
        )
      })}
    </ul>
  )
}

interface LineProps {
  line: CartLine<StoredCartLine>
  index: number
  currency: string
  /** Takes the place of amount and removal. */
  note: ReactNode
  onEdit: (index: number) => void
}

function Line({ line: { item, product, grossCents }, index, currency, note, onEdit }: LineProps) {
  const rules = rulesOfUnit(product, item.unit) ?? product
  const { isPriceHidden } = product
  const model = calculationModelOf(product, item.unit)

  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <button type="button" className={styles.name} onClick={() => onEdit(index)}>
          {product.name}
          <span className="visually-hidden"> bearbeiten</span>
        </button>
        <span className={styles.price}>
          {shownPrice({ isPriceHidden, cents: grossCents, model }, currency)}
        </span>
      </div>
      {lineDetails(product, item).map((detail) => (
        <p key={detail} className={`quiet ${styles.detail}`}>
          {detail}
        </p>
      ))}
      {note ?? (
        <div className={styles.actions}>
          <AmountStepper
            amount={item.amount}
            rules={rules}
            name={product.name}
            unitText={unitTypeOf(item.unit) === 'amount' ? undefined : unitLabel(item.unit, item.amount)}
            onChange={(amount) => changeAmount(index, amount)}
          />
          <IconButton label={`${product.name} entfernen`} onClick={(event) => removeLine(event, index)}>
            <Icon name="trash" />
          </IconButton>
        </div>
      )}
    </li>
  )
}
