import { useState } from 'react'

import { formatAmount } from '#domain/catalogue/units.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { focusOn } from '../ui/focus-on.ts'
import { Icon } from '../ui/icon.tsx'
import { keptOrder } from './kept-order.ts'
import styles from './last-order.module.css'
import { repeatOrder } from './repeat-order.ts'

/** What this device ordered here last, to be had again by one press. */
export function LastOrder({ shop }: { shop: BranchShopView }) {
  const [lines] = useState(() => keptOrder(shop))
  const [isLeft, setLeft] = useState(false)
  if (isLeft || lines.length === 0) return null

  const words = lines.map(
    ({ amount, unit, remembered }) => `${formatAmount(amount, unit)} ${remembered.name}`,
  )
  const items = lines.map(({ remembered, ...item }) => ({ ...item, name: remembered.name }))

  return (
    <div className={styles.again} data-last-order="">
      <p>
        <strong>Zuletzt bestellt</strong>
        <span className={styles.words}>{words.join(', ')}</span>
      </p>
      <IconButton
        label="Nicht noch einmal bestellen"
        onClick={({ currentTarget }) => {
          focusOn(currentTarget.closest('section'))
          setLeft(true)
        }}
      >
        <Icon name="close" size={20} />
      </IconButton>
      <Button
        isWide
        onClick={({ currentTarget }) => {
          focusOn(currentTarget.closest('section'))
          repeatOrder(items, shop.products)
        }}
      >
        Noch einmal bestellen
      </Button>
    </div>
  )
}
