import type { ReactNode } from 'react'

import { deviceScreenLabels } from '#domain/operations/device-screens.ts'
import { formatTime } from '#domain/time/format.ts'

import type { Connection } from '../connection/connection.ts'
import type { Place } from '../connection/place.ts'
import { DeviceMessage } from '../device/device-message.tsx'
import { useDeviceRequests } from '../device/use-device-requests.ts'
import { Icon } from '../design/icon.tsx'
import { Key } from '../design/key.tsx'
import { SoundKey } from '../sound/sound-key.tsx'
import type { Sound } from '../sound/use-sound.ts'
import { ConnectionMark, LostBanner } from './connection-state.tsx'
import { useHouse } from './house.ts'
import styles from './screen-frame.module.css'
import { ThemeKey } from './theme-key.tsx'
import { toggleFullscreen, useIsFullscreen } from './use-fullscreen.ts'
import { useIsTouched } from './use-is-touched.ts'
import { useNow } from './use-now.ts'

type Props = {
  place: Place
  connection: Connection
  /** How many presses have not arrived yet. */
  waiting?: number
  sound: Sound
  /** What belongs to this screen alone, in the head. */
  tools?: ReactNode
  /** Who stands there. */
  person?: ReactNode
  /** Guests look at it, so what staff press goes away while nobody touches it. */
  isCalm?: boolean
  /** It shows the time itself, larger. */
  hasOwnTime?: boolean
  children: ReactNode
}

/** What all screens have in common: where one is, what time it is, whether what is shown is so. */
export function ScreenFrame({
  place,
  connection,
  waiting = 0,
  sound,
  tools,
  person,
  isCalm = false,
  hasOwnTime = false,
  children,
}: Props) {
  const house = useHouse()
  const isTouched = useIsTouched(isCalm)
  const { message, dismiss } = useDeviceRequests(place, sound)

  return (
    <div className={styles.frame} data-untouched={(isCalm && !isTouched) || undefined}>
      <header className={styles.head}>
        <h1 className={styles.name}>
          {deviceScreenLabels[place.screen]}
          <small>{house.name}</small>
        </h1>
        <div className={styles.tools}>{tools}</div>
        <div className={styles.device}>
          <ConnectionMark connection={connection} waiting={waiting} />
          {person}
          <SoundKey sound={sound} />
          <ThemeKey />
          <FullscreenKey />
          {!hasOwnTime && <Clock timeZone={house.timeZone} />}
        </div>
      </header>
      {message && <DeviceMessage message={message} onSeen={dismiss} />}
      <LostBanner connection={connection} waiting={waiting} timeZone={house.timeZone} />
      {sound.isMuted && (
        <Key look="wait" isWide className={styles.muted} onClick={sound.unlock}>
          <Icon name="muted" />
          Der Ton ist noch gesperrt. Hier drücken, damit er zu hören ist.
        </Key>
      )}
      <main className={styles.main}>{children}</main>
    </div>
  )
}

function Clock({ timeZone }: { timeZone: string }) {
  const now = useNow()

  return (
    <time className={styles.clock}>{formatTime(Temporal.Instant.fromEpochMilliseconds(now), timeZone)}</time>
  )
}

function FullscreenKey() {
  const isFull = useIsFullscreen()

  return (
    <Key
      look="quiet"
      className={styles.fullscreen}
      aria-label="Vollbild"
      aria-pressed={isFull}
      onClick={toggleFullscreen}
    >
      <Icon name="full" />
    </Key>
  )
}
