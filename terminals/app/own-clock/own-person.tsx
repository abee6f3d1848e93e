import { useEffect, useState } from 'react'

import { clockStateAt } from '#domain/workforce/ledger/next-punches.ts'
import { ownDevice } from '#domain/workforce/own-device.ts'

import { PersonSheet } from '../clock/person-sheet.tsx'
import { asPunched, type Punch } from '../clock/punch.ts'
import { RefusedPunches } from '../clock/refused-punches.tsx'
import { Said } from '../clock/said.tsx'
import { useOwnTime } from '../clock/use-own-time.ts'
import { HouseProvider, usualHouse } from '../shell/house.ts'
import { useKeptChoice } from '../shell/use-kept-choice.ts'
import { useNow } from '../shell/use-now.ts'
import { BranchKeys } from './branch-keys.tsx'
import { NotHere } from './not-here.tsx'
import styles from './own-clock.module.css'
import { OwnFrame } from './own-frame.tsx'
import type { SeenPerson } from './seen-person.ts'
import { useOwnPunches } from './use-own-punches.ts'
import { asHeard, type OwnSession } from './use-own-session.ts'
import { whereToPress } from './where-to-press.ts'

type Props = { session: OwnSession; seen: SeenPerson }

/** So long what came of a press is said. */
const saidMs = 4000
/** So often what is theirs is read anew while the page stays open. */
const readAnewMs = 5 * 60_000

/** One name on the wall, so its sheet is open from the beginning. */
export function OwnPerson({ session, seen }: Props) {
  const { connection, hear, reload, isConfirmed } = session
  const [settled, setSettled] = useState(0)
  const punches = useOwnPunches(seen.person.id, {
    onSettled: ({ person }, result) => {
      setSettled((count) => count + 1)
      if (result.kind === 'done') hear(person.id, { work: result.work, atMs: Date.now() })
      reload()
    },
    onStuck: reload,
  })
  const person = asHeard(seen, session)
  const state = clockStateAt(asPunched(person.work, person.id, punches.moves), useNow(60))
  const isLost = connection.lostSince !== null
  useWelcome({ isBack: isConfirmed && !isLost, retry: punches.retry })
  const [chosen, choose] = useKeptChoice(
    'own-branch',
    seen.branches.map(({ id }) => id),
    '',
  )
  const where = whereToPress({
    seen,
    punches: punches.moves,
    isAtWork: state === 'running' || state === 'paused',
    chosen,
  })
  const branch = where.kind === 'here' ? where.branch : undefined
  const own = useOwnTime({
    key: ownDevice,
    person,
    proved: isConfirmed && !isLost ? { token: null } : null,
    branch: branch?.id,
    version: `${settled} ${Math.floor((connection.freshAt ?? 0) / readAnewMs)}`,
    hear,
  })
  const [said, setSaid] = useSaid(punches.conflicts)

  return (
    <HouseProvider value={branch ?? seen.branches[0] ?? usualHouse}>
      <OwnFrame {...{ person, connection }} place={branch?.name ?? ''} waiting={punches.moves.length}>
        <RefusedPunches punches={punches} isSeen={({ id }) => id === said?.id} />
        <div className={styles.sheet}>
          {said ? (
            <Said
              punch={said}
              proof="session"
              isUnproved={!said.isProven}
              {...{ isLost, punches }}
              onSeen={() => setSaid(null)}
            />
          ) : where.kind === 'here' ? (
            <>
              <BranchKeys {...where} onChoose={choose} />
              <PersonSheet
                key={where.branch.id}
                {...{ person, state, own, punches }}
                standing={isConfirmed ? { token: null } : 'unproved'}
                proof="session"
                branch={where.branch.id}
                onPressed={setSaid}
              />
            </>
          ) : (
            <NotHere where={where} />
          )}
        </div>
      </OwnFrame>
    </HouseProvider>
  )
}

/** What waits is sent as soon as it is known that they are there. */
function useWelcome({ isBack, retry }: { isBack: boolean; retry: () => void }): void {
  useEffect(() => {
    if (isBack) retry()
  }, [isBack, retry])
}

/** What was pressed last, for a moment; longer where it was refused, until they have read it. */
function useSaid(conflicts: readonly { move: Punch }[]) {
  const [said, setSaid] = useState<Punch | null>(null)
  const isRefused = conflicts.some(({ move }) => move.id === said?.id)
  useEffect(() => {
    if (!said || isRefused) return
    const timer = setTimeout(() => setSaid(null), saidMs)
    return () => clearTimeout(timer)
  }, [said, isRefused])

  return [said, setSaid] as const
}
