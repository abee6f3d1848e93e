'use client'

import { Card } from '../chart/card.tsx'
import { useChosen } from '../statistics-context.ts'
import { useDataset } from '../use-dataset.ts'
import styles from './tabs.module.css'

/** Where codes are scanned, and where that leads. */
export function CodesTab() {
  const { choice } = useChosen()
  const places = useDataset('qr-code-origins', choice)
  const targets = useDataset('qr-code-targets', choice)

  return (
    <div className={styles.cards}>
      <Card of={places} kind="line" measure="scans" title="Scans im Verlauf" isWide />
      <Card of={places} kind="rows" measure="scans" canGroup />
      <Card of={targets} kind="rows" measure="scans" canGroup />
    </div>
  )
}
