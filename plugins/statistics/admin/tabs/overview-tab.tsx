'use client'

import { Card } from '../chart/card.tsx'
import { useChosen } from '../statistics-context.ts'
import { useDataset } from '../use-dataset.ts'
import { NowStrip } from './now-strip.tsx'
import { Tile } from './tile.tsx'
import styles from './tabs.module.css'

/** What the range has come to, in a minute. */
export function OverviewTab() {
  const { choice } = useChosen()
  const revenue = useDataset('revenue', choice)
  const orders = useDataset('orders', choice)
  const visitors = useDataset('unique-visitors', choice, { by: 'none' })
  const work = useDataset('working-activities', choice)
  const popular = useDataset('popular-items', choice)
  const origins = useDataset('referrers', choice, { by: 'origin' })
  const times = useDataset('order-times', choice)

  return (
    <>
      <NowStrip />
      <ul className={styles.tiles} aria-label="Auf einen Blick">
        <Tile of={revenue} measure="gross" label="Umsatz" tab="bestellungen" />
        <Tile of={orders} measure="orders" label="Bestellungen" tab="bestellungen" />
        <Tile of={visitors} measure="visits" label="Besuche" tab="besucher" />
        <Tile of={visitors} measure="visitors" label="Besucher" tab="besucher" />
        <Tile of={work} measure="minutes" label="Arbeitszeit" tab="team" />
      </ul>
      <div className={styles.cards}>
        <Card of={revenue} kind="line" measure="gross" isWide />
        <Card of={visitors} kind="line" measure="visits" title="Besuche" />
        <Card of={popular} kind="rows" measure="orders" title="Beliebte Produkte" />
        <Card of={origins} kind="rows" measure="visits" title="Herkunft der Besuche" />
        <Card of={times} kind="heat" measure="orders" />
      </div>
    </>
  )
}
