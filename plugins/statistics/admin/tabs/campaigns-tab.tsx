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

/** By what ways are told apart, the kind of way first. */
const ways = ['campaign', 'source', 'origin', 'code'] as const satisfies readonly Grouping[]

/** What ways bring guests, and what that brings: visits and orders side by side, for they are never one figure. */
export function CampaignsTab() {
  const { choice } = useChosen()
  const by = groupingOf('referrers', choice, 'campaign')
  const own = { ...choice, by: {} }
  const visits = useDataset('referrers', own, { by })
  const revenue = useDataset('revenue-origins', own, { by })
  const kinds = useDataset('referrers', own, { by: 'origin' })

  return (
    <>
      <ul className={styles.tiles} aria-label="Auf einen Blick">
        <Tile of={visits} measure="visits" label="Besuche" tab="besucher" />
        <Tile of={visits} measure="ordering" label="Besuche mit Bestellung" tab="wege" />
        <Tile of={visits} measure="rate" label="Anteil mit Bestellung" tab="wege" />
        <Tile of={revenue} measure="gross" label="Umsatz aller Bestellungen" tab="bestellungen" />
      </ul>
      <div className={styles.cards}>
        <WideCard
          title="Kampagnen und Wege"
          parts={[
            { of: visits, heading: 'Besuche', measures: ['visits', 'ordering', 'rate'] },
            { of: revenue, heading: 'Bestellungen', measures: ['orders', 'gross', 'average'] },
          ]}
        >
          <WayChoice dataset="referrers" label="Kampagnen und Wege nach" {...{ by, ways }} />
        </WideCard>
        <Card of={visits} kind="line" measure="ordering" title="Besuche mit Bestellung im Verlauf" isWide />
        <Card of={kinds} kind="rows" measure="visits" title="Besuche nach Herkunft" />
        <Card of={revenue} kind="rows" measure="gross" title="Umsatz nach Weg" />
      </div>
    </>
  )
}
