import { Key } from '../design/key.tsx'
import styles from './seen-list.module.css'

export type SeenRow = { id: string; title: string; words: string }
type Props = { label: string; rows: readonly SeenRow[]; onSeen: (id: string) => void }

/** What nobody may overlook: each stays until somebody has seen it. */
export function SeenList({ label, rows, onSeen }: Props) {
  if (rows.length === 0) return null

  return (
    <ul role="alert" aria-label={label} className={styles.rows}>
      {rows.map(({ id, title, words }) => (
        <li key={id}>
          <p>
            <strong>{title}</strong> <span>{words}</span>
          </p>
          <Key onClick={() => onSeen(id)}>Verstanden</Key>
        </li>
      ))}
    </ul>
  )
}
