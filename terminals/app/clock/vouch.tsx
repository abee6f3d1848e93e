import { asHouseTime } from '../connection/house-clock.ts'
import { Key } from '../design/key.tsx'
import { useHouse } from '../shell/house.ts'
import type { Punch } from './punch.ts'
import { type ProofKind, proofWords, punchLabels } from './punch-words.ts'
import styles from './person-sheet.module.css'
import { appointmentText } from './time-text.ts'
import { useNow } from '../shell/use-now.ts'
import type { Pressing } from './use-queue.ts'

type Props = { person: string; doubtful: readonly Punch[]; punches: Pressing; proof: ProofKind }

/** Pressed in somebody's name while nobody could check who it was: now that they have proved themselves they say whether it was them. */
export function Vouch({ person, doubtful, punches, proof }: Props) {
  const { timeZone } = useHouse()
  const now = useNow(60)

  return (
    <section aria-label={proofWords[proof].doubtful} className={styles.vouch}>
      <p>In deinem Namen wurde gedrückt, ohne dass es sich prüfen ließ:</p>
      <ul>
        {doubtful.map(({ id, kind, at }) => (
          <li key={id}>
            <span>
              <b>{punchLabels[kind]}</b> {appointmentText(asHouseTime(at), now, timeZone)}
            </span>
            <Key look="stop" onClick={() => punches.disown(id)}>
              War ich nicht
            </Key>
          </li>
        ))}
      </ul>
      <Key look="go" isWide onClick={() => punches.vouch(person)}>
        {doubtful.length === 1 ? 'Das war ich' : 'Alles war ich'}
      </Key>
    </section>
  )
}
