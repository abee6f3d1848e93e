'use client'

import { Card } from '../chart/card.tsx'
import { useChosen } from '../statistics-context.ts'
import { useDataset } from '../use-dataset.ts'
import { Tile } from './tile.tsx'
import styles from './tabs.module.css'

/** What was worked and planned, against what was sold. */
export function TeamTab() {
  const { choice } = useChosen()
  const work = useDataset('working-activities', choice)
  const plan = useDataset('working-schedules', choice)

  return (
    <>
      <ul className={styles.tiles} aria-label="Auf einen Blick">
        <Tile of={work} measure="minutes" label="Gearbeitet" tab="team" />
        <Tile of={plan} measure="minutes" label="Geplant" tab="team" />
        <Tile of={work} measure="gross" label="Umsatz" tab="bestellungen" />
        <Tile of={work} measure="grossPerHour" label="Umsatz je Stunde" tab="team" />
      </ul>
      <div className={styles.cards}>
        <Card of={work} kind="line" measure="minutes" title="Arbeitszeit im Verlauf" />
        <Card of={work} kind="line" measure="grossPerHour" title="Umsatz je Stunde im Verlauf" />
        <Card of={work} kind="rows" measure="minutes" canGroup />
        <Card of={plan} kind="rows" measure="minutes" canGroup />
      </div>
    </>
  )
}
