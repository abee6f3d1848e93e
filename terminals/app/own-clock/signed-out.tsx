import { useEffect, useState } from 'react'

import { ownClockPath } from '#domain/workforce/own-device.ts'

import { CalmScreen } from '../shell/calm-screen.tsx'
import styles from './own-clock.module.css'
import { waitingOf } from './use-own-punches.ts'

const signIn = `/backend/login?redirect=${encodeURIComponent(ownClockPath)}`

/**
 * Nobody is signed in. Whoever has just opened the page goes on to where one signs in; whoever was there is told first
 * what becomes of what they have pressed.
 */
export function SignedOut({ last }: { last: { id: string; name: string } | null }) {
  const [waiting] = useState(() => (last ? waitingOf(last.id) : 0))
  const leadsOn = waiting === 0
  useEffect(() => {
    if (leadsOn && !hasJustLed()) window.location.replace(signIn)
  }, [leadsOn])

  return (
    <CalmScreen title="Du bist nicht angemeldet.">
      {waiting > 0 && (
        <p role="status">
          {waiting === 1 ? 'Eine Stempelung ist' : `${waiting} Stempelungen sind`} noch nicht angekommen. Was{' '}
          {last?.name} gedrückt hat, bleibt auf diesem Gerät und wird nach der nächsten Anmeldung gesendet.
        </p>
      )}
      <a className={styles.way} href={signIn}>
        Zur Anmeldung
      </a>
    </CalmScreen>
  )
}

const ledAs = 'theke-own-clock-led'
const againMs = 10_000

/** Where signing in leads back at once, with nobody signed in, nobody is sent round in a circle. */
function hasJustLed(): boolean {
  try {
    const last = Number(sessionStorage.getItem(ledAs))
    sessionStorage.setItem(ledAs, String(Date.now()))
    return Date.now() - last < againMs
  } catch {
    return true
  }
}
