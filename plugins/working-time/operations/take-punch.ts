import type { PayloadRequest } from 'payload'

import type { Folded, LedgerActivity, ToldConflict } from '#domain/workforce/ledger/fold-ledger.ts'
import { type ActivityFacts, holdsLedgerOf, type PunchKind } from '#domain/workforce/ledger/ledger-event.ts'
import { judgeClock } from '#domain/workforce/ledger/judge-clock.ts'
import type { PunchRequest } from '#domain/workforce/time-tracking.contract.ts'
import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { Refused } from '#kernel/refused.ts'

import { deriveActivities } from '../ledger/derive-activities.ts'
import { findEvent, insertEvent, type LedgerLine } from '../ledger/ledger-record.ts'
import type { Presser } from './find-clock.ts'
import { pressFacts } from './press-facts.ts'

type Press = { presser: Presser; kind: PunchKind; request: PunchRequest; now: Temporal.Instant }
type Taken = { activity: LedgerActivity | null; conflict: ToldConflict | null }

/**
 * Takes a press into the person's ledger, once for its id however often it arrives, and answers how the activity stands
 * by it. What fits to nothing is kept as well: another device may still send what came before it.
 */
export async function takePunch(req: PayloadRequest, press: Press): Promise<Taken> {
  const { presser, request, kind } = press

  return inTransaction(req, async () => {
    const user = presser.person.id
    await holdUntilCommit(req, holdsLedgerOf(user))
    const known = await findEvent(req, request.id)
    if (known && !isSame(known, { user, kind })) throw new Refused('id-taken')

    // What is known counts, also where nobody could press it any more; it may be the end of its activity.
    const atMs = known ? instantOf(known) - 1 : await addPunch(req, press, await pressFacts(req, press))
    return standingOf(await deriveActivities(req, user, atMs), request.id)
  })
}

/** A line that was replaced since is of no activity any more, and in conflict with nothing. */
function standingOf({ activities, conflicts }: Folded, id: string): Taken {
  const conflict = conflicts.get(id) ?? null
  const activity = conflict
    ? (activities.find(({ state }) => state === 'running' || state === 'paused') ?? activities.at(-1) ?? null)
    : (activities.find(({ madeOf }) => madeOf.includes(id)) ?? null)

  return { activity, conflict: conflict === 'repeated' ? null : conflict }
}

const isSame = (line: LedgerLine, { user, kind }: { user: string; kind: PunchKind }): boolean =>
  line.user === user && line.kind === kind

const instantOf = (line: LedgerLine): number => (line.kind === 'correction' ? 0 : line.atMs)

async function addPunch(
  req: PayloadRequest,
  { presser, kind, request, now }: Press,
  facts: ActivityFacts,
): Promise<number> {
  const pressedMs = request.pressedAt === undefined ? null : Date.parse(request.pressedAt)
  const sentMs = request.sentAt === undefined ? null : Date.parse(request.sentAt)
  const receivedMs = now.epochMilliseconds
  const { atMs, mark } = judgeClock({ pressedMs, sentMs, receivedMs })
  const source = presser.clock ? ('terminal' as const) : ('web' as const)
  const isNew = await insertEvent(
    req,
    { id: request.id, kind, atMs, facts },
    {
      user: presser.person.id,
      author: presser.person.id,
      source,
      device: presser.clock?.device.id ?? null,
      reason: null,
      receivedMs,
      pressedMs,
      sentMs,
      clock: mark,
    },
  )
  // Somebody else pressed by the same id at the same moment: theirs counts, and this one has to be made anew.
  if (!isNew) throw new Refused('id-taken')

  return atMs
}
