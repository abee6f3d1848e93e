'use client'

import { Card } from '../chart/card.tsx'
import { useChosen } from '../statistics-context.ts'
import { useDataset } from '../use-dataset.ts'
import styles from './tabs.module.css'

/** What is sold, what is liked, and what goes together. */
export function ProductsTab() {
  const { choice } = useChosen()
  const items = useDataset('items', choice)
  const popular = useDataset('popular-items', { ...choice, by: {} })
  const pairs = useDataset('popular-items', { ...choice, by: {} }, { by: 'pair' })

  return (
    <div className={styles.cards}>
      <Card of={items} kind="line" measure="quantity" title="Verkauft im Verlauf" isWide />
      <Card of={items} kind="rows" measure="gross" canGroup />
      <Card of={popular} kind="rows" measure="orders" title="Beliebte Produkte" />
      <Card of={pairs} kind="rows" measure="orders" title="Zusammen bestellt" />
    </div>
  )
}
