import type { OwnRequest } from '#domain/operations/device-requests.contract.ts'
import { formatTime } from '#domain/time/format.ts'

import { Key } from '../design/key.tsx'
import { useHouse } from '../shell/house.ts'
import styles from './device-message.module.css'

type Props = { message: OwnRequest; onSeen: () => void }

/** Over everything, but beside nothing that could be pressed by mistake: it goes away by itself. */
export function DeviceMessage({ message: { askedAt, askedBy }, onSeen }: Props) {
  const { timeZone } = useHouse()
  const time = formatTime(Temporal.Instant.from(askedAt), timeZone)

  return (
    <section role="status" className={styles.message} aria-label="Testnachricht">
      <p>
        <strong>Testnachricht</strong>
        {askedBy ? `Von ${askedBy}, ${time} Uhr.` : `${time} Uhr.`} Dieser Bildschirm empfängt Nachrichten.
      </p>
      <Key onClick={onSeen}>Gesehen</Key>
    </section>
  )
}
