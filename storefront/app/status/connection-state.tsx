import styles from './connection-state.module.css'
import type { Connection } from './follow-order.ts'

const TEXTS: Record<Connection, string> = {
  connecting: 'Verbindung wird aufgebaut …',
  live: 'Wird live aktualisiert',
  polling: 'Wird alle 10 Sekunden aktualisiert',
  offline: 'Keine Verbindung. Es wird weiter versucht.',
  ended: '',
}

/** Whether the page can be trusted to move by itself. */
export function ConnectionState({ connection }: { connection: Connection }) {
  if (connection === 'ended') return null

  return (
    <p className={`quiet ${styles.connection}`} data-connection={connection}>
      <span className={styles.dot} aria-hidden="true" />
      {TEXTS[connection]}
    </p>
  )
}
