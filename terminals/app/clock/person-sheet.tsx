import { useEffect, useRef, useState } from 'react'

import { type ClockState, nextPunches } from '#domain/workforce/ledger/next-punches.ts'
import type { PunchKind } from '#domain/workforce/ledger/ledger-event.ts'

import { Key } from '../design/key.tsx'
import { AboutWork, type Work } from './about-work.tsx'
import type { Standing } from './at-clock.tsx'
import { OwnTime } from './own-time.tsx'
import styles from './person-sheet.module.css'
import type { Punch } from './punch.ts'
import { type ProofKind, proofWords, punchLabels, stateWords } from './punch-words.ts'
import type { OwnTime as Own } from './use-own-time.ts'
import type { ClockPerson } from './use-people.ts'
import type { Pressing } from './use-queue.ts'
import { Vouch } from './vouch.tsx'

type Props = {
  person: ClockPerson
  state: ClockState
  standing: Standing
  proof: ProofKind
  own: Own
  punches: Pressing
  /** On a device of their own: where they work. */
  branch?: string
  onPressed: (punch: Punch) => void
}

/** What somebody can press, and what is theirs to see. */
export function PersonSheet({ person, state, standing, proof, own, punches, branch, onPressed }: Props) {
  const isProven = typeof standing !== 'string'
  const [work, setWork] = useState<Work>({ task: null, project: null })
  const doubtful = punches.moves.filter((punch) => punch.person.id === person.id && !punch.isProven)
  if (isProven && doubtful.length > 0) {
    return <Vouch person={person.id} {...{ doubtful, punches, proof }} />
  }

  const { id, username, name } = person
  const press = (kind: PunchKind) =>
    onPressed(
      punches.press({
        kind,
        person: { id, username, name },
        ...work,
        isProven,
        ...(branch === undefined ? {} : { branch }),
      }),
    )

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
          <OwnTime {...{ own, state }} level={proof === 'pin' ? 'h3' : 'h2'} />
        </>
      ) : (
        <p className={styles.unproved}>{proofWords[proof][standing]}</p>
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
