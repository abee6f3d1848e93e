'use client'

import type { Grouping } from '#domain/insight/statistics/figure-terms.data.ts'

import { Card } from '../chart/card.tsx'
import { WideCard } from '../chart/wide-card.tsx'
import { groupingOf } from '../statistics-choice.ts'
import { useChosen } from '../statistics-context.ts'
import { useDataset } from '../use-dataset.ts'
import { Tile } from './tile.tsx'
import { WayChoice } from './way-choice.tsx'
import styles from './tabs.module.css'

const ways = ['area', 'zip'] as const satisfies readonly Grouping[]

/** Where orders are brought: what each area orders and brings, how long it takes, and what comes to nothing. */
export function AreasTab() {
  const { choice } = useChosen()
  const wanted = groupingOf('orders', choice, 'area')
  const by = ways.find((way) => way === wanted) ?? 'area'
  const own = { ...choice, by: {} }
  const brought = { ...own, filters: { ...choice.filters, type: 'delivery' } }
  const orders = useDataset('orders', brought, { by })
  const revenue = useDataset('revenue', brought, { by })

  return (
    <>
      <ul className={styles.tiles} aria-label="Auf einen Blick">
        <Tile of={orders} measure="orders" label="Lieferungen" tab="bestellungen" />
        <Tile of={revenue} measure="gross" label="Umsatz mit Lieferungen" tab="bestellungen" />
        <Tile of={orders} measure="doorSeconds" label="Bis an die Tür" tab="liefergebiete" />
        <Tile of={orders} measure="lost" label="Nicht zustande gekommen" tab="bestellungen" />
      </ul>
      <div className={styles.cards}>
        <Card of={orders} kind="rings" measure="orders" title="Entfernung in Minuten" isWide />
        <WideCard
          title="Wohin geliefert wird"
          parts={[
            { of: orders, heading: 'Bestellungen', measures: ['orders', 'lost', 'doorSeconds', 'late'] },
            { of: revenue, heading: 'Umsatz', measures: ['gross', 'average'] },
          ]}
        >
          <WayChoice dataset="orders" label="Wohin geliefert wird nach" {...{ by, ways }} />
        </WideCard>
        <Card of={orders} kind="line" measure="orders" title="Lieferungen im Verlauf" />
        <Card of={orders} kind="line" measure="doorSeconds" title="Bis an die Tür im Verlauf" />
      </div>
    </>
  )
}
