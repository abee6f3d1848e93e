import type { CSSProperties } from 'react'

import type { Place } from '../connection/place.ts'
import { Icon } from '../design/icon.tsx'
import { Key } from '../design/key.tsx'
import { useKeptChoice } from '../shell/use-kept-choice.ts'
import { ScreenFrame } from '../shell/screen-frame.tsx'
import { UnpairedScreen } from '../shell/unpaired-screen.tsx'
import { useNow } from '../shell/use-now.ts'
import { useSound } from '../sound/use-sound.ts'
import { isFresh, readyAt } from './called-numbers.ts'
import styles from './pickup-screen.module.css'
import { useBoard } from './use-board.ts'
import { say, useCaller } from './use-caller.ts'

/** Every minute all moves by a little, so that nothing burns into a screen that shows the same for years. */
const driftSteps = 8

/** Numbers for guests, read from the other end of the room: what is being made, and what can be fetched. */
export function PickupScreen({ place }: { place: Place }) {
  const { board, connection } = useBoard(place)
  const now = Temporal.Instant.fromEpochMilliseconds(useNow(2))
  const sound = useSound('off', 'gong')
  const [voice, setVoice] = useKeptChoice('voice', ['off', 'on'], 'off')
  useCaller(board, sound, voice === 'on')
  if (connection.isUnpaired) return <UnpairedScreen place={place} lost={[]} />

  const ready = board ? readyAt(board, now) : []
  const drift = { '--drift': Math.floor(now.epochMilliseconds / 60_000) % driftSteps } as CSSProperties // React knows no custom properties

  return (
    <ScreenFrame
      {...{ place, connection, sound }}
      isCalm
      tools={
        <Key
          className={styles.voice}
          aria-pressed={voice === 'on'}
          onClick={() => {
            setVoice(voice === 'on' ? 'off' : 'on')
            if (voice === 'off') say('Die Ansage ist eingeschaltet.')
          }}
        >
          <Icon name="speech" />
          Ansage {voice === 'on' ? 'ein' : 'aus'}
        </Key>
      }
    >
      <div className={styles.board} style={drift}>
        <section aria-label="Wird zubereitet" className={styles.part}>
          <h2>Wird zubereitet</h2>
          <ul data-many={howMany(board?.preparing)}>
            {board?.preparing.map(({ number }) => (
              <li key={number}>{number}</li>
            ))}
          </ul>
        </section>
        <section aria-label="Abholbereit" aria-live="polite" className={styles.part} data-ready>
          <h2>Abholbereit</h2>
          <ul data-many={howMany(ready)}>
            {ready.map((each) => (
              <li key={each.number} data-fresh={isFresh(each, now) || undefined}>
                {each.number}
              </li>
            ))}
          </ul>
          {board && ready.length === 0 && <p>Gleich ist die nächste fertig.</p>}
        </section>
      </div>
    </ScreenFrame>
  )
}

/** By which the numbers are as large as they can be. */
function howMany(numbers: readonly unknown[] = []): 'few' | 'some' | 'many' {
  if (numbers.length <= 6) return 'few'

  return numbers.length <= 12 ? 'some' : 'many'
}
