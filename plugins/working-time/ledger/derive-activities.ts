import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { eventsAfter, type PressedToEnd } from '#domain/workforce/ledger/events-after.ts'
import { foldLedger, type Folded, type LedgerActivity } from '#domain/workforce/ledger/fold-ledger.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { notifyTagsOf } from '#kernel/live/notify-tags.ts'

import { type LedgerLine, positionOf, readStanding } from './ledger-record.ts'
import { removeActivities, storeActivities, type StoredActivity } from './store-activities.ts'

/**
 * Makes what is stored of somebody's activities and conflicts be what the ledger says, from an instant on or as a whole
 * (null), and answers the ledger. Whoever calls holds the ledger. Only what differs is written, so it may be done again
 * at any time; the last activity that was pressed to its end before the instant is where it begins, for nothing reaches
 * over that end.
 */
export async function deriveActivities(
  req: PayloadRequest,
  user: string,
  fromMs: number | null,
): Promise<Folded> {
  const { anchor, events, folded } = await readFolded(req, user, fromMs)
  const stored = await readStored(req, user, anchor?.endMs ?? null)
  // One without any length begins where it ends.
  stored.delete(anchor?.madeOf[0] ?? '')

  await writeDifference(req, user, {
    folded,
    stored,
    events: new Map(events.map((event) => [event.id, event])),
  })
  await keepConflicts(req, user, { folded, events })
  return folded
}

/** What the ledger says from an instant on or as a whole, by which events and after which end. */
export async function readFolded(req: PayloadRequest, user: string, fromMs: number | null) {
  const anchor = fromMs === null ? null : await findAnchor(req, user, fromMs)
  const standing = await readStanding(req, user, anchor?.endMs ?? null)
  const events = anchor ? eventsAfter(standing, anchor) : standing

  return { anchor, events, folded: foldLedger(events, anchor?.endMs ?? null) }
}

async function findAnchor(req: PayloadRequest, user: string, fromMs: number): Promise<PressedToEnd | null> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<PressedToEnd>(sql`
    select (extract(epoch from ended_at) * 1000)::float8 as "endMs", made_of as "madeOf" from working_activities
     where user_id = ${user} and state = 'ended' and source in ('terminal', 'web')
       and ended_at <= ${new Date(fromMs).toISOString()}
     order by ended_at desc, started_at desc limit 1`)

  return rows[0] ?? null
}

async function readStored(
  req: PayloadRequest,
  user: string,
  afterMs: number | null,
): Promise<Map<string, StoredActivity>> {
  const transaction = await transactionOf(req)
  // What was entered by hand stands where it ends, and where that is missing like what was pressed where it begins.
  const since =
    afterMs === null
      ? sql``
      : sql`
    and case when source in ('terminal', 'web') or state = 'incomplete' then started_at
             else coalesce(ended_at, 'infinity') end >= ${new Date(afterMs).toISOString()}`
  const { rows } = await transaction.execute<StoredActivity>(sql`
    select id, state, (extract(epoch from started_at) * 1000)::float8 as from,
           (extract(epoch from ended_at) * 1000)::float8 as to, branch_id as branch, task_id as task,
           project_id as project, note, source, device_id as device, reason, corrected_by_id as "correctedBy",
           coalesce(made_of, '[]') as "madeOf",
           coalesce((select json_agg(json_build_object('from', extract(epoch from b.started_at) * 1000,
                                                       'to', extract(epoch from b.ended_at) * 1000) order by b._order)
                       from working_activities_breaks b where b._parent_id = working_activities.id), '[]') as breaks
      from working_activities where user_id = ${user} ${since}`)

  return new Map(rows.map((row) => [row.id, row]))
}

type Difference = {
  folded: Folded
  stored: Map<string, StoredActivity>
  events: Map<string, LedgerLine>
}

async function writeDifference(
  req: PayloadRequest,
  user: string,
  { folded, stored, events }: Difference,
): Promise<void> {
  const wanted = folded.activities.map((activity) => asStored(activity, events))
  const standing = new Set(wanted.map(({ id }) => id))
  const gone = [...stored.keys()].filter((id) => !standing.has(id))
  const changed = wanted.filter((each) => !isSame(each, stored.get(each.id)))

  await removeActivities(req, gone)
  await storeActivities(req, user, changed)
  const ids = [...gone, ...changed.map(({ id }) => id)]
  if (ids.length > 0) {
    await notifyTagsOf(req, ['working-activities', ...ids.map((id) => `working-activities:${id}`)])
  }
}

function asStored(activity: LedgerActivity, events: Map<string, LedgerLine>): StoredActivity {
  const { id, state, from, to, breaks, facts, madeOf } = activity
  const made = events.get(madeOf[0] ?? id)
  const isCorrection = made?.kind === 'correction'

  return {
    id,
    state,
    from,
    to,
    breaks: breaks.map((each) => ({ from: each.from, to: each.to })),
    branch: facts.branch,
    task: facts.task,
    project: facts.project,
    note: facts.note,
    source: made?.source ?? 'web',
    device: made?.device ?? null,
    reason: made?.reason ?? null,
    correctedBy: isCorrection && made.activity !== null ? made.author : null,
    madeOf: [...madeOf],
  }
}

function isSame(wanted: StoredActivity, stored: StoredActivity | undefined): boolean {
  return stored !== undefined && textOf(wanted) === textOf(stored)
}

const textOf = (activity: StoredActivity): string =>
  JSON.stringify(Object.entries(activity).toSorted(([one], [other]) => (one < other ? -1 : 1)))

async function keepConflicts(
  req: PayloadRequest,
  user: string,
  { folded, events }: { folded: Folded; events: readonly LedgerLine[] },
): Promise<void> {
  const transaction = await transactionOf(req)
  const ids = events.map(({ id }) => id)
  const rows = events.flatMap((event) => {
    const reason = folded.conflicts.get(event.id)
    return reason ? [{ event_id: event.id, user_id: user, at: isoOf(positionOf(event)), reason }] : []
  })
  await transaction.execute(sql`
    delete from working_time_conflicts c
     where c.user_id = ${user}
       and (c.event_id = any (${`{${ids.join(',')}}`}::uuid[])
            or exists (select from working_time_events e
                        where e.user_id = ${user} and e.kind = 'correction' and c.event_id = any (e.replaces)))
       and not c.event_id = any (${`{${rows.map((row) => row.event_id).join(',')}}`}::uuid[])`)
  if (rows.length === 0) return
  await transaction.execute(sql`
    insert into working_time_conflicts (event_id, user_id, at, reason)
    select event_id, user_id, at, reason from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
             as rows (event_id uuid, user_id uuid, at timestamptz, reason text)
    on conflict (event_id) do update set reason = excluded.reason, at = excluded.at
     where working_time_conflicts.reason <> excluded.reason`)
}

const isoOf = (ms: number): string => new Date(ms).toISOString()
