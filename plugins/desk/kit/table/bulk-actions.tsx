'use client'

import { Action } from '../frame/action.tsx'
import styles from './table.module.css'
import type { Bulk, BulkAction } from './use-bulk.ts'

type BulkActionsProps<Row> = {
  actions: readonly BulkAction<Row>[]
  bulk: Bulk<Row>
  selected: readonly Row[]
  onClear: () => void
}

/** What can be done to the selected rows. While it is done the buttons keep the focus, so they are not disabled outright. */
export function BulkActions<Row>({ actions, bulk, selected, onClear }: BulkActionsProps<Row>) {
  return (
    <div className={styles.deeds} aria-busy={bulk.isPending}>
      {actions.map((action) => (
        <Action
          key={action.label}
          look={action.isDangerous ? 'danger' : 'plain'}
          aria-disabled={bulk.isPending || undefined}
          onClick={() => void bulk.start(action, selected)}
        >
          {action.label}
        </Action>
      ))}
      <Action look="quiet" onClick={onClear}>
        Auswahl aufheben
      </Action>
    </div>
  )
}
