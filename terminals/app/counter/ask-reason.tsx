import { useState } from 'react'

import { cancellationReasons, rejectionReasons } from '#domain/ordering/order-board.texts.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'

import { Key } from '../design/key.tsx'
import styles from './ask-first.module.css'
import type { Moves } from './use-moves.ts'

type Props = {
  action: 'reject' | 'cancel'
  order: StaffOrder
  move: Moves['move']
  onBack: () => void
}

const texts = {
  reject: { label: 'Begründung für den Gast', send: 'Bestellung ablehnen', usual: rejectionReasons },
  cancel: {
    label: 'Grund der Stornierung (nur für das Team)',
    send: 'Bestellung stornieren',
    usual: cancellationReasons,
  },
}

/** Why, chosen with one press or typed. */
export function AskReason({ action, order, move, onBack }: Props) {
  const [reason, setReason] = useState('')
  const { label, send, usual } = texts[action]

  return (
    <div className={styles.ask}>
      <div role="group" aria-label="Übliche Gründe" className={styles.reasons}>
        {usual.map((text) => (
          <Key key={text} aria-pressed={reason === text} onClick={() => setReason(text)}>
            {text}
          </Key>
        ))}
      </div>
      <label className={styles.field}>
        {label}
        <textarea
          rows={2}
          maxLength={1000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      <Key
        look="stop"
        isWide
        onClick={() => move(order, action, action === 'reject' ? { rejectionMessage: reason } : { reason })}
      >
        {send}
      </Key>
      <Key isWide onClick={onBack}>
        Zurück
      </Key>
    </div>
  )
}
