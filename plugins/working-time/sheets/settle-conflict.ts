import type { PayloadRequest } from 'payload'

import type { LedgerActivity } from '#domain/workforce/ledger/fold-ledger.ts'
import { type Entry, holdsLedgerOf } from '#domain/workforce/ledger/ledger-event.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'
import { Refused } from '#kernel/refused.ts'

import { deriveActivities, readFolded } from '../ledger/derive-activities.ts'
import { insertEvent } from '../ledger/ledger-record.ts'
import { isOwn } from './move-month.ts'
import { leadsPerson, personOfSheets } from './people-of-sheets.ts'
import { readSheet } from './read-sheets.ts'

type Asked = { user: string; month: string; event: string; reason: string; now: Temporal.Instant }

/**
 * Sets a press aside that fitted to nothing: a correction replaces it by nothing, with who and why. One that arrived
 * late is accepted: the correction says of its activity what the presses say.
 */
export async function settleConflict(
  req: PayloadRequest,
  { user, month, event, reason, now }: Asked,
): Promise<void> {
  const person = await personOfSheets(req, user)
  if (!(await leadsPerson(req, person)) || isOwn(req, { person })) throw new Refused('not-allowed')

  await inTransaction(req, async () => {
    await holdUntilCommit(req, holdsLedgerOf(user))
    const shown = await readSheet(req, { person, month, now })
    if (shown.folded.closing || shown.isOvertaken) throw new Refused('month-closed', { month })
    const conflict = shown.conflicts.find(({ id }) => id === event)
    if (!conflict) throw new Refused('unknown-record')
    const isLate = conflict.reason === 'arrived-late'
    const accepted = isLate ? await activityOf(req, user, conflict) : null

    await insertEvent(
      req,
      {
        id: uuidV7(now.epochMilliseconds),
        kind: 'correction',
        activity: accepted?.id ?? null,
        replaces: accepted?.madeOf ?? [event],
        entry: accepted && entryOf(accepted),
      },
      {
        user,
        author: staffOf(req)?.id ?? null,
        source: 'correction',
        device: null,
        reason,
        receivedMs: now.epochMilliseconds,
        pressedMs: null,
        sentMs: null,
        clock: null,
      },
    )
    await deriveActivities(req, user, Math.min(conflict.at, accepted?.from ?? conflict.at))
  })
}

/** What a press is part of; from before it on, for it may be the end of that. */
async function activityOf(
  req: PayloadRequest,
  user: string,
  { id, at }: { id: string; at: number },
): Promise<LedgerActivity> {
  const { folded } = await readFolded(req, user, at - 1)
  const found = folded.activities.find(({ madeOf }) => madeOf.includes(id))
  if (!found) throw new Refused('unknown-record')

  return found
}

const entryOf = ({ from, to, breaks, facts }: LedgerActivity): Entry => ({ from, to, breaks, facts })
