import type { ReactNode } from 'react'

import { pairingPathOf } from '#domain/operations/device-screens.ts'

import type { Place } from '../connection/place.ts'
import type { QueuedMove } from '../connection/screen-call.ts'
import { Key } from '../design/key.tsx'
import { CalmScreen } from './calm-screen.tsx'
import styles from './unpaired-screen.module.css'

type Props = { place: Place; lost: readonly QueuedMove[]; onLeave?: () => void; children?: ReactNode }

/** The key was revoked or renewed. What was pressed since cannot arrive any more, and nobody is left to believe it did. */
export function UnpairedScreen({ place: { screen }, lost, onLeave, children }: Props) {
  const pairAgain = () => {
    onLeave?.()
    window.location.replace(pairingPathOf(screen))
  }

  return (
    <CalmScreen title="Dieser Bildschirm ist nicht mehr verbunden.">
      <p>Sein Schlüssel wurde in der Verwaltung widerrufen oder erneuert.</p>
      {lost.length > 0 && (
        <section role="alert" className={styles.lost}>
          <h2>Das ist nicht angekommen und wird verworfen:</h2>
          <ul>
            {lost.map(({ id, about, meant }) => (
              <li key={id}>
                {about}: {meant}
              </li>
            ))}
          </ul>
        </section>
      )}
      {children}
      <Key look="go" onClick={pairAgain}>
        Neu verbinden
      </Key>
    </CalmScreen>
  )
}
