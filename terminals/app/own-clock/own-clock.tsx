import { usualZone } from '#domain/time/time-zones.data.ts'

import { CalmScreen } from '../shell/calm-screen.tsx'
import { useUpkeep } from '../shell/use-upkeep.ts'
import { OwnPerson } from './own-person.tsx'
import { SignedOut } from './signed-out.tsx'
import { useKeptPage } from './use-kept-page.ts'
import { useOwnSession } from './use-own-session.ts'

/** The clock of whoever has signed in, on a device of their own. ADR 126. */
export function OwnClock() {
  const session = useOwnSession()
  const { seen, connection } = session
  useKeptPage()
  useUpkeep(seen?.branches[0]?.timeZone ?? usualZone)
  if (connection.isUnpaired) return <SignedOut last={seen?.person ?? null} />
  if (seen) return <OwnPerson key={seen.person.id} {...{ session, seen }} />

  return (
    <CalmScreen title="Stempeln">
      {connection.lostSince === null ? (
        <p role="status">Wird geladen …</p>
      ) : (
        <p role="alert">
          Keine Verbindung. Wer du bist, ist auf diesem Gerät erst bekannt, wenn du hier einmal mit Verbindung
          angemeldet warst.
        </p>
      )}
    </CalmScreen>
  )
}
