import type { DeskArea } from '../../navigation/desk-areas.ts'
import styles from './nav.module.css'

const mostShown = 99

/** How much waits in an area: a number for the eye, with its word for the ear. */
export function Waiting({ waiting }: Pick<DeskArea, 'waiting'>) {
  if (!waiting) return null
  const { count, label } = waiting

  return (
    <span className={styles.waiting} title={`${count} ${label}`}>
      <span aria-hidden="true">{count > mostShown ? `${mostShown}+` : count}</span>
      <span className={styles.unseen}>{`${count} ${label}`}</span>
    </span>
  )
}
