import { useEffect, useState } from 'react'

import { clockStateAt } from '#domain/workforce/ledger/next-punches.ts'

import type { Place } from '../connection/place.ts'
import { Key } from '../design/key.tsx'
import { ScreenFrame } from '../shell/screen-frame.tsx'
import { UnpairedScreen } from '../shell/unpaired-screen.tsx'
import { useNow } from '../shell/use-now.ts'
import { useSound } from '../sound/use-sound.ts'
import { AtClock } from './at-clock.tsx'
import { ofBadge } from './badge-scan.ts'
import { BadgeSheet } from './badge-sheet.tsx'
import { BigTime } from './big-time.tsx'
import styles from './clock-screen.module.css'
import { PeopleWall } from './people-wall.tsx'
import { asPunched } from './punch.ts'
import { canReadBadges } from './read-badges.ts'
import { RefusedPunches } from './refused-punches.tsx'
import { useBadge } from './use-badge.ts'
import { type ClockPerson, usePeople } from './use-people.ts'
import { type Punches, usePunches } from './use-punches.ts'

/** The clock of a branch: what time it is, who is at work, and a name to touch. Decisions 1 and 7, ADR 126. */
export function ClockScreen({ place }: { place: Place }) {
  const { people, connection, hear, reload } = usePeople(place)
  const punches = usePunches(place, {
    onSettled: ({ person }, result) => {
      if (result.kind === 'done') hear(person.id, { work: result.work, atMs: Date.now() })
      reload()
    },
    onStuck: reload,
  })
  const sound = useSound('off', 'gong')
  const [chosen, choose] = useState<ClockPerson | null>(null)
  const [isUnknown, setUnknown] = useUnknownBadge()
  const { retry } = punches
  const now = useNow(60)
  const isLost = connection.lostSince !== null
  const isBack = connection.freshAt !== null && !isLost
  useEffect(() => {
    if (isBack) retry()
  }, [isBack, retry])
  const [isScanning, setScanning] = useState(false)
  const chooseByBadge = (badge: string) => {
    const person = ofBadge(people ?? [], badge)
    if (person) {
      choose(person)
      setScanning(false)
    }
    return person !== undefined
  }
  useBadge(chosen === null && !isScanning && people !== null, (badge) => setUnknown(!chooseByBadge(badge)))
  if (connection.isUnpaired || punches.isUnpaired) return <UnpairedClock place={place} punches={punches} />

  const shown = people?.map((person) => ({
    ...person,
    state: clockStateAt(asPunched(person.work, person.id, punches.moves), now),
    waits: !isLost && punches.waitsForPin(person.id),
  }))

  return (
    <ScreenFrame
      {...{ place, connection, sound }}
      hasOwnTime
      waiting={punches.moves.length}
      tools={canReadBadges() && <Key onClick={() => setScanning(true)}>Ausweis scannen</Key>}
    >
      {/* Whoever stands there reads it where they have pressed. */}
      <RefusedPunches punches={punches} isSeen={({ person }) => person.id === chosen?.id} isNamed />
      <div className={styles.clock}>
        <BigTime isUnknownBadge={isUnknown} />
        <PeopleWall people={shown ?? null} isLost={isLost} onChoose={choose} />
      </div>
      {isScanning && <BadgeSheet onBadge={chooseByBadge} onClose={() => setScanning(false)} />}
      {chosen && (
        <AtClock
          key={chosen.id}
          place={place}
          person={chosen}
          state={shown?.find(({ id }) => id === chosen.id)?.state ?? clockStateAt(chosen.work, now)}
          isLost={isLost}
          punches={punches}
          hear={hear}
          onClose={() => choose(null)}
        />
      )}
    </ScreenFrame>
  )
}

const unknownMs = 6000

/** Said for a while: whoever holds a wrong badge stands there now. */
function useUnknownBadge() {
  const [isUnknown, setUnknown] = useState(false)
  useEffect(() => {
    if (!isUnknown) return
    const timer = setTimeout(() => setUnknown(false), unknownMs)
    return () => clearTimeout(timer)
  }, [isUnknown])

  return [isUnknown, setUnknown] as const
}

/** The device has lost its key, but not what was pressed on it. */
function UnpairedClock({ place, punches: { moves } }: { place: Place; punches: Punches }) {
  return (
    <UnpairedScreen place={place} lost={[]}>
      {moves.length > 0 && (
        <p role="status">
          {moves.length === 1 ? 'Eine Stempelung ist' : `${moves.length} Stempelungen sind`} noch nicht
          angekommen. Sie bleiben auf diesem Gerät, bis es wieder mit derselben Filiale verbunden ist.
        </p>
      )}
    </UnpairedScreen>
  )
}
