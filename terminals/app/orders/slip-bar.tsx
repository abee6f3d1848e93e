import { Icon } from '../design/icon.tsx'
import { Key } from '../design/key.tsx'
import styles from './slip-bar.module.css'

/** What was just done and can still be undone. */
export type Slip = { text: string; undo: () => void }

/** For some seconds a slip is undone with one press. */
export function SlipBar({ slip }: { slip: Slip | null }) {
  return (
    <div role="status" className={styles.place}>
      {slip && (
        <p className={styles.slip}>
          <span>{slip.text}</span>
          <Key onClick={slip.undo}>
            <Icon name="back" />
            Rückgängig
          </Key>
        </p>
      )}
    </div>
  )
}
