import { orderStatusLabels } from '#domain/ordering/order-terms.texts.ts'

import type { Conflict } from '../connection/kept-moves.ts'
import type { Presses } from '../connection/use-outbox.ts'
import { SeenList } from './seen-list.tsx'

/** What was pressed and could not be, with what is so instead; it stays until somebody has seen it. */
export function ConflictList({ presses: { conflicts, acknowledge } }: { presses: Presses }) {
  const rows = conflicts.map((conflict) => ({
    id: conflict.move.id,
    title: `${conflict.move.about}: „${conflict.move.meant}“ wurde nicht übernommen.`,
    words: insteadOf(conflict),
  }))

  return <SeenList label="Nicht übernommen" rows={rows} onSeen={acknowledge} />
}

const insteadOf = ({ status, message }: Conflict): string =>
  status ? `Inzwischen: ${orderStatusLabels[status]}. ${message}` : message
