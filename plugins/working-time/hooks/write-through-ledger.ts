import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'

import { zoneOfBranch } from '#collections/shared/zone-of-branch.ts'
import type { Entry } from '#domain/workforce/ledger/ledger-event.ts'
import { holdsLedgerOf } from '#domain/workforce/ledger/ledger-event.ts'
import type { ActivitySource } from '#domain/workforce/working-activity.ts'
import { idOf, staffOf } from '#kernel/access/caller.ts'
import { holdUntilCommit, transactionOf } from '#kernel/database/hold-until-commit.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'
import { Refused } from '#kernel/refused.ts'

import { deriveActivities } from '../ledger/derive-activities.ts'
import { type EventOrigin, insertEvent } from '../ledger/ledger-record.ts'
import { refuseClosedWork } from '../sheets/refuse-closed-month.ts'

type Values = Record<string, unknown>

/** A change by hand is a correction of its own, with who and why; what was there before stays in the ledger. */
export const correctThroughLedger: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create') return { ...data, source: 'manual' }

  const stored: Values = originalDoc ?? {}
  const activity: Values = { ...stored, ...data }
  const reason = saidReason(req, activity)
  const missing = { field: 'reason', code: 'reason-missing', message: 'Bitte begründen Sie die Korrektur.' }
  refuseFields(reason ? [] : [missing])

  const user = idOf(stored.user)
  const replaces = await holdStanding(req, { id: String(stored.id), user, seen: stored.madeOf })
  await refuseClosedWork(req, { user, branch: stored.branch, at: stored.startedAt })
  await refuseClosedWork(req, { user, branch: activity.branch, at: activity.startedAt })
  const id = uuidV7(Temporal.Now.instant().epochMilliseconds)
  const event = {
    id,
    kind: 'correction' as const,
    activity: String(stored.id),
    replaces,
    entry: await entryOf(req, activity),
  }
  await insertEvent(req, event, originOf(req, { user, source: 'correction', reason }))

  return { ...data, reason, source: 'correction', correctedBy: staffOf(req)?.id ?? null, madeOf: [id] }
}

/** What was entered by hand is an event that is called like its record; and what is stored follows the ledger. */
export const addThroughLedger: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  const activity: Values = doc
  const id = String(activity.id)
  const user = idOf(activity.user)
  const entry = await entryOf(req, activity)
  if (operation === 'create') {
    await refuseClosedWork(req, { user, branch: activity.branch, at: activity.startedAt })
    const reason =
      typeof activity.reason === 'string' && activity.reason.trim() ? activity.reason.trim() : null
    const event = { id, kind: 'correction' as const, activity: null, replaces: [], entry }
    await insertEvent(req, event, originOf(req, { user, source: 'manual', reason }))
    const transaction = await transactionOf(req)
    await transaction.execute(
      sql`update working_activities set made_of = ${JSON.stringify([id])}::jsonb where id = ${id}`,
    )
  }
  const before = previousDoc?.startedAt ? Date.parse(String(previousDoc.startedAt)) : entry.from
  await deriveActivities(req, user, Math.min(before, entry.from))

  return doc
}

/** Removing one is a correction as well. */
export const withdrawThroughLedger: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{
    user: string
    branch: string
    at: string
    madeOf: string[]
  }>(sql`
    select user_id as "user", branch_id as branch, made_of as "madeOf", started_at as at
      from working_activities where id = ${String(id)}`)
  const [stored] = rows
  // What is not there is refused by Payload itself.
  if (!stored) return

  const { user } = stored
  const replaces = await holdStanding(req, { id: String(id), user, seen: stored.madeOf })
  await refuseClosedWork(req, stored)
  const event = {
    id: uuidV7(Temporal.Now.instant().epochMilliseconds),
    kind: 'correction' as const,
    activity: String(id),
    replaces,
    entry: null,
  }
  const said = req.query?.reason
  const reason =
    typeof said === 'string' && said.trim() ? said.trim().slice(0, 1000) : 'Gelöscht ohne Begründung'
  await insertEvent(req, event, originOf(req, { user, source: 'correction', reason }))
}

/** What an entry had kept from counting may count now. */
export const deriveAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await deriveActivities(req, idOf(doc.user), Date.parse(String(doc.startedAt)))

  return doc
}

/** Only the reason of this very change counts, where somebody sends one. */
function saidReason(req: PayloadRequest, activity: Values): string {
  const sent: unknown = req.data ? req.data.reason : activity.reason

  return typeof sent === 'string' ? sent.trim() : ''
}

type Seen = { id: string; user: string; seen: unknown }

/** Of two who correct the same entry at once the second one has to look at it again. */
async function holdStanding(req: PayloadRequest, { id, user, seen }: Seen): Promise<string[]> {
  await holdUntilCommit(req, holdsLedgerOf(user))
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ madeOf: string[] }>(
    sql`select coalesce(made_of, '[]') as "madeOf" from working_activities where id = ${id}`,
  )
  const standing = rows[0]?.madeOf
  if (!standing || JSON.stringify(standing) !== JSON.stringify(seen)) throw new Refused('changed-meanwhile')

  return standing
}

async function entryOf(req: PayloadRequest, activity: Values): Promise<Entry> {
  const breaks = Array.isArray(activity.breaks) ? activity.breaks : []
  const ms = (instant: unknown) => Date.parse(String(instant))
  const relation = (value: unknown) => (value ? idOf(value) : null)

  return {
    from: ms(activity.startedAt),
    to: activity.endedAt ? ms(activity.endedAt) : null,
    breaks: breaks
      .map(({ startedAt, endedAt }) => ({ from: ms(startedAt), to: endedAt ? ms(endedAt) : null }))
      .toSorted((one, other) => one.from - other.from),
    facts: {
      branch: idOf(activity.branch),
      timeZone: await zoneOfBranch(req, activity.branch),
      task: relation(activity.task),
      project: relation(activity.project),
      note: typeof activity.note === 'string' && activity.note ? activity.note : null,
    },
  }
}

type Said = { user: string; source: ActivitySource; reason: string | null }

function originOf(req: PayloadRequest, { user, source, reason }: Said): EventOrigin {
  return {
    user,
    source,
    reason,
    author: staffOf(req)?.id ?? null,
    device: null,
    receivedMs: Temporal.Now.instant().epochMilliseconds,
    pressedMs: null,
    sentMs: null,
    clock: null,
  }
}
