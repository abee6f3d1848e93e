import { Key } from '../design/key.tsx'
import type { OrderAlarm } from '../sound/use-alarm.ts'
import styles from './alarm-bar.module.css'

type Props = { alarm: OrderAlarm; count: number; late: number }

/** As long as it rings, why, and that somebody has heard it. */
export function AlarmBar({ alarm: { ringsFor, hush }, count, late }: Props) {
  if (ringsFor === 'silent') return null

  return (
    <div role="alert" className={styles.bar} data-rings={ringsFor}>
      <strong>{ringsFor === 'urgent' ? lateText(late) : newText(count)}</strong>
      <Key onClick={hush}>Gehört</Key>
    </div>
  )
}

const newText = (count: number) => (count === 1 ? 'Eine neue Bestellung' : `${count} neue Bestellungen`)
const lateText = (late: number) =>
  late === 1 ? 'Ein Gast wartet zu lange auf Antwort' : `${late} Gäste warten zu lange auf Antwort`
