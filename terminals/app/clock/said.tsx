import { asHouseTime } from '../connection/house-clock.ts'
import { Icon } from '../design/icon.tsx'
import { Key } from '../design/key.tsx'
import { useHouse } from '../shell/house.ts'
import type { Punch } from './punch.ts'
import {
  failedBecause,
  type ProofKind,
  proofWords,
  punchFailures,
  punchGreetings,
  punchLabels,
} from './punch-words.ts'
import styles from './said.module.css'
import { timeText } from './time-text.ts'
import type { Pressing } from './use-queue.ts'

type Props = {
  punch: Punch
  proof: ProofKind
  isUnproved: boolean
  isLost: boolean
  punches: Pressing
  onSeen: () => void
}

/** What came of a press: its time, or why it was not taken. */
export function Said({ punch, proof, isUnproved, isLost, punches, onSeen }: Props) {
  const { moves, conflicts, acknowledge } = punches
  const { timeZone } = useHouse()
  const refused = conflicts.find(({ move }) => move.id === punch.id)
  const isWaiting = moves.some(({ id }) => id === punch.id)
  const time = timeText(asHouseTime(punch.at), timeZone)
  if (refused) {
    return (
      <div role="alert" className={styles.said} data-refused>
        <Icon name="warning" />
        <p className={styles.words}>{failedBecause(punchFailures[punch.kind], refused.message)}</p>
        <p>
          {refused.isNoted
            ? `Sie ist um ${time} notiert und steht bei dir unter „Ungeklärt“, bis sie jemand geklärt hat.`
            : notNoted(time)}
        </p>
        <Key
          look="go"
          onClick={() => {
            acknowledge(punch.id)
            onSeen()
          }}
        >
          Verstanden
        </Key>
      </div>
    )
  }

  return (
    <div role="status" className={styles.said}>
      <Icon name="check" />
      <p className={styles.what}>
        {punchLabels[punch.kind]} <b>{time}</b>
      </p>
      <p>{isWaiting ? waitingWords(isUnproved ? proof : null, isLost) : punchGreetings[punch.kind]}</p>
    </div>
  )
}

/** The server has kept nothing of it. */
export const notNoted = (time: string): string =>
  `Gedrückt um ${time}, aber nirgends notiert. Bitte sag es deiner Leitung.`

/** `missing` is what nobody could check. */
function waitingWords(missing: ProofKind | null, isLost: boolean): string {
  if (missing) return proofWords[missing].kept

  return isLost ? 'Aufgehoben. Es wird gesendet, sobald die Verbindung steht.' : 'Wird gesendet …'
}
