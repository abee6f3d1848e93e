import { formatMoney } from '#domain/money/money.ts'
import type { TableTab } from '#domain/ordering/table-tabs.ts'

import styles from './table-tile.module.css'
import { roundsText, sinceText, tableName } from './tab-words.ts'

type Props = { tab: TableTab; now: Temporal.Instant; isUnderway: boolean; onOpen: () => void }

export function TableTile({ tab, now, isUnderway, onOpen }: Props) {
  const { table, rounds, total, since } = tab
  const isWaiting = rounds.some(({ status }) => status === 'awaiting')
  const isReady = rounds.some(({ status }) => status === 'in-delivery')

  return (
    <li>
      <button
        type="button"
        className={styles.tile}
        data-taken={rounds.length > 0 || undefined}
        data-underway={isUnderway || undefined}
        disabled={rounds.length === 0}
        onClick={onOpen}
      >
        <strong className={styles.name}>{tableName(table)}</strong>
        {since ? (
          <>
            <span className={styles.total}>{formatMoney(total)}</span>
            <span>{roundsText(rounds.length)}</span>
            <span>{sinceText(since, now)}</span>
            {(isWaiting || isReady) && (
              <b className={styles.mark}>{isWaiting ? 'Neue Bestellung' : 'Wird serviert'}</b>
            )}
          </>
        ) : (
          <span>frei{table.seats ? ` · ${table.seats} Plätze` : ''}</span>
        )}
      </button>
    </li>
  )
}
