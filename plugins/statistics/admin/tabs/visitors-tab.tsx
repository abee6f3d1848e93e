'use client'

import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'

import { Card } from '../chart/card.tsx'
import { useChosen } from '../statistics-context.ts'
import { useDataset } from '../use-dataset.ts'
import { RequestsCard } from './requests-card.tsx'
import { Tile } from './tile.tsx'
import styles from './tabs.module.css'

/** Who visits, what they look at, where they come from and on what. */
export function VisitorsTab() {
  const { choice } = useChosen()
  const visitors = useDataset('unique-visitors', choice, { by: 'none' })
  const views = useDataset('page-views', choice)
  const pages = useDataset('pages', choice)
  const referrers = useDataset('referrers', choice)
  const times = useDataset('visitor-times', choice)
  const browsers = useDataset('browsers', choice)
  const systems = useDataset('operating-systems', choice)
  const screens = useDataset('resolutions', choice)
  const ratios = useDataset('device-pixel-ratios', choice)
  const schemes = useDataset('color-schemes', choice)

  return (
    <>
      <ul className={styles.tiles} aria-label="Auf einen Blick">
        <Tile of={visitors} measure="visitors" label="Besucher" tab="besucher" />
        <Tile of={visitors} measure="visits" label="Besuche" tab="besucher" />
        <Tile of={views} measure="views" label="Seitenaufrufe" tab="besucher" />
      </ul>
      <div className={styles.cards}>
        <Card of={visitors} kind="line" measure="visits" title="Besuche" isWide />
        <Card of={pages} kind="rows" measure="views" />
        <Card of={referrers} kind="rows" measure="visits" canGroup />
        <Card of={views} kind="rows" measure="visits" title="Geräte" canGroup />
        <Card of={times} kind="heat" measure="visits" />
        <Card of={browsers} kind="rows" measure="visits" />
        <Card of={systems} kind="rows" measure="visits" />
        <Card of={screens} kind="rows" measure="visits" />
        <Card of={ratios} kind="rows" measure="visits" />
        <Card of={schemes} kind="rows" measure="visits" />
        <RequestsCard />
      </div>
      <Dropped of={visitors.loaded.data} />
    </>
  )
}

/** What was not counted, and why: nobody has to wonder where visits went. */
function Dropped({ of }: { of: Statistics | null }) {
  const dropped = of?.dropped ?? []
  if (dropped.length === 0) return null
  const reasons = dropped.map(({ label, events }) => `${label} (${events.toLocaleString('de')})`)

  return <p className={styles.few}>{`Nicht gezählte Ereignisse: ${reasons.join(', ')}.`}</p>
}
