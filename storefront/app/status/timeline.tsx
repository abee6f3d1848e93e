import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { type StepState, statusTimeline } from '#domain/ordering/order-projection.ts'
import { formatTime } from '#domain/time/format.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './timeline.module.css'

const STATE_NAMES: Record<StepState, string> = {
  done: 'erledigt',
  current: 'aktueller Stand',
  upcoming: 'noch offen',
  stopped: 'beendet',
}

/** The way of the order; a step that is reached fills the line towards it. */
export function Timeline({ order }: { order: PublicOrder }) {
  return (
    <ol className={styles.timeline} aria-label="Verlauf der Bestellung">
      {statusTimeline(order).map(({ status, label, state, at }) => (
        <li
          key={status}
          className={styles.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {state === 'done' && <Icon name="check" size={16} />}
            {state === 'stopped' && <Icon name="close" size={16} />}
          </span>
          <span className={styles.label}>
            {label}
            <span className="visually-hidden"> ({STATE_NAMES[state]})</span>
          </span>
          {at && (
            <time className={`quiet ${styles.time}`} dateTime={at}>
              {formatTime(Temporal.Instant.from(at), order.branch.timeZone)}
            </time>
          )}
        </li>
      ))}
    </ol>
  )
}
