import { asHouseTime } from '../connection/house-clock.ts'
import { Icon } from '../design/icon.tsx'
import { Key } from '../design/key.tsx'
import { useHouse } from '../shell/house.ts'
import type { Punch } from './punch.ts'
import { failedBecause, punchFailures, punchGreetings, punchLabels } from './punch-words.ts'
import styles from './said.module.css'
import { timeText } from './time-text.ts'
import type { Punches } from './use-punches.ts'

type Props = { punch: Punch; isUnproved: boolean; isLost: boolean; punches: Punches; onSeen: () => void }

/** What came of a press: its time, or why it was not taken. */
export function Said({ punch, isUnproved, isLost, punches, onSeen }: Props) {
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
        <p>Sie ist um {time} notiert und steht bei dir unter „Ungeklärt“, bis sie jemand geklärt hat.</p>
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
      <p>{isWaiting ? waitingWords(isUnproved, isLost) : punchGreetings[punch.kind]}</p>
    </div>
  )
}

function waitingWords(isUnproved: boolean, isLost: boolean): string {
  if (isUnproved) return 'Aufgehoben. Es gilt, sobald du hier das nächste Mal deine PIN eingibst.'

  return isLost ? 'Aufgehoben. Es wird gesendet, sobald die Verbindung steht.' : 'Wird gesendet …'
}
