import { orderStatusLabels } from '#domain/ordering/order-terms.texts.ts'

import type { Conflict } from '../connection/kept-moves.ts'
import type { Presses } from '../connection/use-outbox.ts'
import { Key } from '../design/key.tsx'
import styles from './conflict-list.module.css'

/** What was pressed and could not be, with what is so instead; it stays until somebody has seen it. */
export function ConflictList({ presses: { conflicts, acknowledge } }: { presses: Presses }) {
  if (conflicts.length === 0) return null

  return (
    <ul role="alert" aria-label="Nicht übernommen" className={styles.conflicts}>
      {conflicts.map((conflict) => (
        <li key={conflict.move.id}>
          <p>
            <strong>
              {conflict.move.about}: „{conflict.move.meant}“ wurde nicht übernommen.
            </strong>{' '}
            <span>{insteadOf(conflict)}</span>
          </p>
          <Key onClick={() => acknowledge(conflict.move.id)}>Verstanden</Key>
        </li>
      ))}
    </ul>
  )
}

const insteadOf = ({ status, message }: Conflict): string =>
  status ? `Inzwischen: ${orderStatusLabels[status]}. ${message}` : message
