import { useEffect, useRef, useState } from 'react'

import { type ClockState, nextPunches } from '#domain/workforce/ledger/next-punches.ts'
import type { PunchKind } from '#domain/workforce/ledger/ledger-event.ts'

import type { Place } from '../connection/place.ts'
import { Key } from '../design/key.tsx'
import { AboutWork, type Work } from './about-work.tsx'
import type { Standing } from './at-clock.tsx'
import { OwnTime } from './own-time.tsx'
import styles from './person-sheet.module.css'
import type { Punch } from './punch.ts'
import { punchLabels, stateWords } from './punch-words.ts'
import { useOwnTime } from './use-own-time.ts'
import type { ClockPerson, PeopleAtClock } from './use-people.ts'
import type { Punches } from './use-punches.ts'
import { Vouch } from './vouch.tsx'

type Props = {
  place: Place
  person: ClockPerson
  state: ClockState
  standing: Standing
  punches: Punches
  hear: PeopleAtClock['hear']
  onPressed: (punch: Punch) => void
}

/** What somebody can press, and what is theirs to see. */
export function PersonSheet({ place, person, state, standing, punches, hear, onPressed }: Props) {
  const isProven = standing !== 'unproved'
  const punched = punches.moves.filter((punch) => punch.person.id === person.id)
  const own = useOwnTime({
    place,
    person,
    token: isProven ? standing.token : null,
    waiting: punched.length,
    hear,
  })
  const [work, setWork] = useState<Work>({ task: null, project: null })
  const doubtful = punched.filter(({ isProven }) => !isProven)
  if (isProven && doubtful.length > 0) return <Vouch person={person.id} {...{ doubtful, punches }} />

  const { id, username, name } = person
  const press = (kind: PunchKind) =>
    onPressed(punches.press({ kind, person: { id, username, name }, ...work, isProven }))

  return (
    <div className={styles.sheet}>
      <PunchKeys state={state} onPress={press} />
      {isProven ? (
        <>
          <AboutWork
            tasks={own.me?.tasks ?? []}
            projects={own.me?.projects ?? []}
            work={work}
            onSay={setWork}
          />
          <OwnTime own={own} />
        </>
      ) : (
        <p className={styles.unproved}>
          Ohne Verbindung kann die PIN nicht geprüft werden. Was du jetzt drückst, wird mit seiner Uhrzeit
          aufgehoben und gilt, sobald du hier das nächste Mal deine PIN eingibst.
        </p>
      )}
    </div>
  )
}

const looks = { start: 'go', pause: 'wait', resume: 'go', end: 'stop' } as const

function PunchKeys({ state, onPress }: { state: ClockState; onPress: (kind: PunchKind) => void }) {
  const group = useRef<HTMLFieldSetElement>(null)
  // Beside the keys and not on one, which a held Enter would press.
  useEffect(() => group.current?.focus(), [])

  return (
    <fieldset ref={group} tabIndex={-1} className={styles.punches} data-one={state === null || undefined}>
      <legend data-state={state ?? 'away'}>{stateWords(state)}</legend>
      {nextPunches(state).map((kind) => (
        <Key key={kind} look={looks[kind]} onClick={() => onPress(kind)}>
          {punchLabels[kind]}
        </Key>
      ))}
    </fieldset>
  )
}
