import { useState } from 'react'

import type { ClockState } from '#domain/workforce/ledger/next-punches.ts'

import type { Place } from '../connection/place.ts'
import { NumberPad } from '../person/number-pad.tsx'
import { Sheet } from '../shell/sheet.tsx'
import { PersonSheet } from './person-sheet.tsx'
import type { Punch } from './punch.ts'
import { Said } from './said.tsx'
import { useOwnTime } from './use-own-time.ts'
import { useIdleReturn } from './use-idle-return.ts'
import type { ClockPerson, PeopleAtClock } from './use-people.ts'
import type { Punches } from './use-punches.ts'

type Props = {
  place: Place
  person: ClockPerson
  /** As it will be once all that was pressed has arrived. */
  state: ClockState
  isLost: boolean
  punches: Punches
  hear: PeopleAtClock['hear']
  onClose: () => void
}

/** Whether they are proved, and by what, which is no token where it is their session; without a network, or after too many tries, nobody can say. */
export type Standing = { token: string | null } | 'unproved' | 'locked'

const idleSeconds = 20
const saidSeconds = 4

/** Somebody at the clock: their PIN, what they press and what came of it. Left alone it goes away by itself. */
export function AtClock({ place, person, state, isLost, punches, hear, onClose }: Props) {
  const [standing, setStanding] = useState<Standing | null>(isLost ? 'unproved' : null)
  const [said, setSaid] = useState<Punch | null>(null)
  const own = useOwnTime({
    key: place.key,
    person,
    // What came of a press stands in its place until it goes away.
    proved: said || typeof standing === 'string' ? null : standing,
    version: String(punches.moves.filter((punch) => punch.person.id === person.id).length),
    hear,
  })
  const isRefused = punches.conflicts.some(({ move }) => move.id === said?.id)
  useIdleReturn(said && !isRefused ? saidSeconds : idleSeconds, onClose)
  const enter = async (pin: string) => {
    const result = await punches.signIn(person, pin)
    if (result.kind === 'wrong') return result.why
    setStanding(result.kind === 'proved' ? { token: result.token } : result.isLocked ? 'locked' : 'unproved')
    return null
  }

  return (
    <Sheet title={standing ? person.name : `${person.name}, deine PIN`} onClose={onClose}>
      {said ? (
        <Said
          punch={said}
          proof="pin"
          isUnproved={punches.waitsForPin(person.id)}
          isLost={isLost}
          punches={punches}
          onSeen={onClose}
        />
      ) : standing ? (
        <PersonSheet {...{ person, state, standing, own, punches }} proof="pin" onPressed={setSaid} />
      ) : (
        <NumberPad enter={enter} onDone={() => undefined} onBack={onClose} />
      )}
    </Sheet>
  )
}
