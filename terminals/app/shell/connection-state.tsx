import { type Connection, lostText } from '../connection/connection.ts'
import { asHouseTime } from '../connection/house-clock.ts'
import { Icon } from '../design/icon.tsx'
import styles from './connection-state.module.css'
import { useNow } from './use-now.ts'

type Props = { connection: Connection; waiting: number }

/** A quiet sign while all is well: changes come as they happen, or are asked for. */
export function ConnectionMark({ connection, waiting }: Props) {
  const [state, words] = stateOf(connection)

  return (
    <p role="status" className={styles.mark} data-state={state}>
      <span>{words}</span>
      {waiting > 0 && <b>{waitingText(waiting)}</b>}
    </p>
  )
}

function stateOf({ isLive, lostSince, freshAt }: Connection): [string, string] {
  if (lostSince !== null) return ['lost', 'Getrennt']
  if (freshAt === null) return ['asks', 'Verbindet …']

  return isLive ? ['live', 'Live'] : ['asks', 'Fragt nach']
}

const waitingText = (waiting: number) => (waiting === 1 ? '1 Schritt wartet' : `${waiting} Schritte warten`)

/** In large letters, since nothing on the screen can be trusted to be so any more. */
export function LostBanner({ connection, waiting, timeZone }: Props & { timeZone: string }) {
  const now = useNow(5)
  const text = lostText(byHouseClock(connection), { now, timeZone })

  return (
    <div role="alert">
      {text && (
        <p className={styles.lost}>
          <Icon name="warning" />
          <span>
            <strong>{text}</strong>
            <span>
              {waiting > 0
                ? `${waitingText(waiting)} und ${waiting === 1 ? 'wird' : 'werden'} nachgeholt, sobald die Verbindung wieder da ist.`
                : 'Sie können weiterarbeiten. Was Sie drücken, wird nachgeholt.'}
            </span>
          </span>
        </p>
      )}
    </div>
  )
}

const byHouseClock = ({ freshAt, lostSince }: Connection) => ({
  freshAt: freshAt && asHouseTime(freshAt),
  lostSince: lostSince && asHouseTime(lostSince),
})
