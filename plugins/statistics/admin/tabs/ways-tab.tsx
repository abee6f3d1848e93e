'use client'

import { Card } from '../chart/card.tsx'
import { useChosen } from '../statistics-context.ts'
import { useDataset } from '../use-dataset.ts'
import styles from './tabs.module.css'

/** From page to page, and from the menu to an order. */
export function WaysTab() {
  const { choice } = useChosen()
  const stages = useDataset('events', { ...choice, by: {} }, { by: 'stage' })
  const events = useDataset('events', { ...choice, by: {} })
  const flow = useDataset('event-flow', choice, { limit: 200 })

  return (
    <div className={styles.cards}>
      <Card of={stages} kind="stages" measure="visits" title="Von der Karte zur Bestellung" />
      <Card of={events} kind="rows" measure="events" />
      <Card of={flow} kind="flow" measure="visits" isWide />
    </div>
  )
}
