import {
  type DeviceScreen,
  deviceScreenLabels,
  deviceScreens,
  pairingPathOf,
} from '#domain/operations/device-screens.ts'

import { CalmScreen } from '../shell/calm-screen.tsx'
import styles from './pairing-screen.module.css'
import { type Pairing, usePairing } from './use-pairing.ts'

/** A screen that nobody knows yet: it says by which code, and how it becomes known. */
export function PairingScreen({ screen }: { screen: DeviceScreen }) {
  const pairing = usePairing(screen)

  return (
    <CalmScreen title={`${deviceScreenLabels[screen]}: Bildschirm verbinden`}>
      <div role="status">
        <Code pairing={pairing} />
      </div>
      <ol className={styles.steps}>
        <li>In der Verwaltung anmelden, an irgendeinem Gerät.</li>
        <li>
          <b>Einstellungen → Bildschirm verbinden</b> öffnen.
        </li>
        <li>Diesen Code eingeben und die Filiale wählen. Der Bildschirm öffnet sich dann von selbst.</li>
      </ol>
      <nav aria-label="Anderer Bildschirm" className={styles.others}>
        {deviceScreens
          .filter((each) => each !== screen)
          .map((each) => (
            <a key={each} href={pairingPathOf(each)}>
              {deviceScreenLabels[each]}
            </a>
          ))}
      </nav>
    </CalmScreen>
  )
}

function Code({ pairing }: { pairing: Pairing }) {
  switch (pairing.state) {
    case 'asking':
      return <p className={styles.code}>…</p>
    case 'paired':
      return <p className={styles.opens}>Verbunden. Der Bildschirm öffnet sich.</p>
    case 'unreachable':
      return <p className={styles.problem}>{pairing.message}</p>
    case 'showing':
      return (
        <p className={styles.code} aria-label={`Code ${Array.from(pairing.code).join(' ')}`}>
          <span>{pairing.code.slice(0, 3)}</span> <span>{pairing.code.slice(3)}</span>
        </p>
      )
  }
}
