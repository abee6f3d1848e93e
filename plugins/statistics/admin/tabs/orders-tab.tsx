'use client'

import { Card } from '../chart/card.tsx'
import { useChosen } from '../statistics-context.ts'
import { useDataset } from '../use-dataset.ts'
import styles from './tabs.module.css'

/** What was ordered, what it brought, and what came to nothing. */
export function OrdersTab() {
  const { choice } = useChosen()
  const revenue = useDataset('revenue', choice)
  const orders = useDataset('orders', choice)
  const lost = useDataset('canceled-orders', choice)
  const times = useDataset('order-times', choice)
  const origins = useDataset('order-origins', choice)
  const paid = useDataset('revenue-origins', choice)
  const areas = useDataset('orders', { ...choice, by: {} }, { by: 'area' })

  return (
    <div className={styles.cards}>
      <Card of={revenue} kind="line" measure="gross" title="Umsatz im Verlauf" isWide />
      <Card of={revenue} kind="rows" measure="gross" canGroup />
      <Card of={orders} kind="rows" measure="orders" canGroup />
      <Card of={orders} kind="line" measure="orders" title="Bestellungen im Verlauf" />
      <Card of={times} kind="heat" measure="orders" />
      <Card of={areas} kind="rows" measure="orders" title="Liefergebiete" />
      <Card of={lost} kind="rows" measure="lost" canGroup />
      <Card of={origins} kind="rows" measure="orders" canGroup />
      <Card of={paid} kind="rows" measure="gross" canGroup />
    </div>
  )
}
