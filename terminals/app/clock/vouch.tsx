import { asHouseTime } from '../connection/house-clock.ts'
import { Key } from '../design/key.tsx'
import { useHouse } from '../shell/house.ts'
import type { Punch } from './punch.ts'
import { punchLabels } from './punch-words.ts'
import styles from './person-sheet.module.css'
import { appointmentText } from './time-text.ts'
import { useNow } from '../shell/use-now.ts'
import type { Punches } from './use-punches.ts'

type Props = { person: string; doubtful: readonly Punch[]; punches: Punches }

/** Pressed in somebody's name while no PIN could be checked: now that they have proved themselves they say whether it was them. */
export function Vouch({ person, doubtful, punches }: Props) {
  const { timeZone } = useHouse()
  const now = useNow(60)

  return (
    <section aria-label="Ohne PIN gedrückt" className={styles.vouch}>
      <p>Ohne Verbindung wurde für dich gedrückt:</p>
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
