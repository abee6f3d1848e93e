import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { ActivityFacts, LedgerEvent } from '#domain/workforce/ledger/ledger-event.ts'
import type { ActivitySource } from '#domain/workforce/working-activity.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'

/** Who said it and from where, kept beside what it says. Instants are ms. */
export type EventOrigin = {
  user: string
  source: ActivitySource
  device: string | null
  author: string | null
  reason: string | null
  receivedMs: number
  pressedMs: number | null
  sentMs: number | null
  clock: string | null
}

/** What is to be written; the ledger says in which turn it comes. */
export type NewEvent = LedgerEvent extends infer Event
  ? Event extends LedgerEvent
    ? Omit<Event, 'sequence'>
    : never
  : never
export type LedgerLine = LedgerEvent & EventOrigin

type Row = {
  id: string
  sequence: string
  kind: LedgerEvent['kind']
  at: number
  activity: string | null
  replaces: string[]
  entry: { from: number; to: number | null; breaks: { from: number; to: number | null }[] } | null
  facts: ActivityFacts
} & EventOrigin

/** Adds an event; false where there is one of that id already. */
export async function insertEvent(
  req: PayloadRequest,
  event: NewEvent,
  origin: EventOrigin,
): Promise<boolean> {
  return (await insertEvents(req, [{ event, origin }])) === 1
}

export type SaidEvent = { event: NewEvent; origin: EventOrigin }

/** Adds events in their turn, in one statement; answers how many of them were new. */
export async function insertEvents(req: PayloadRequest, said: readonly SaidEvent[]): Promise<number> {
  const transaction = await transactionOf(req)
  const { rowCount } = await transaction.execute(sql`
    insert into working_time_events (${eventColumns})
    select ${eventColumns}
      from jsonb_populate_recordset(null::working_time_events, ${JSON.stringify(said.map(rowOf))}::jsonb)
           with ordinality
     order by ordinality
    on conflict (id) do nothing`)

  return rowCount ?? 0
}

const eventColumns = sql.raw(`
  id, user_id, branch_id, kind, at, activity_id, replaces, entry, facts,
  source, device_id, author_id, reason, received_at, pressed_at, sent_at, clock`)

function rowOf({ event, origin }: SaidEvent) {
  const isCorrection = event.kind === 'correction'
  const entry = isCorrection ? event.entry : null
  const facts = isCorrection ? (event.entry?.facts ?? null) : event.facts

  return {
    id: event.id,
    user_id: origin.user,
    branch_id: facts?.branch ?? null,
    kind: event.kind,
    at: isoOf(positionOf(event)),
    activity_id: isCorrection ? event.activity : null,
    replaces: isCorrection ? event.replaces : [],
    entry: entry && {
      from: entry.from,
      to: entry.to,
      breaks: entry.breaks,
    },
    facts,
    source: origin.source,
    device_id: origin.device,
    author_id: origin.author,
    reason: origin.reason,
    received_at: isoOf(origin.receivedMs),
    pressed_at: origin.pressedMs === null ? null : isoOf(origin.pressedMs),
    sent_at: origin.sentMs === null ? null : isoOf(origin.sentMs),
    clock: origin.clock,
  }
}

/** An event of anybody, by its id. */
export async function findEvent(req: PayloadRequest, id: string): Promise<LedgerLine | null> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<Row>(sql`${selection} where id = ${id}`)

  return rows[0] ? lineOf(rows[0]) : null
}

/** What somebody's ledger holds from an instant on, without what was replaced since; all of it without an instant. */
export async function readStanding(
  req: PayloadRequest,
  user: string,
  fromMs: number | null,
): Promise<LedgerLine[]> {
  const transaction = await transactionOf(req)
  const since = fromMs === null ? sql`` : sql`and e.at >= ${isoOf(fromMs)}`
  const { rows } = await transaction.execute<Row>(sql`
    ${selection} where e.user_id = ${user} ${since}
       and not exists (select from working_time_events c
                        where c.user_id = e.user_id and c.kind = 'correction' and e.id = any (c.replaces))
     order by e.sequence`)

  return rows.map(lineOf)
}

/** Corrections of somebody's work that began between two instants (ms), or that replace some that did. */
export async function readCorrections(
  req: PayloadRequest,
  user: string,
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Promise<LedgerLine[]> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<Row>(sql`
    ${selection} where e.user_id = ${user} and e.kind = 'correction'
       and ((e.entry ->> 'from')::float8 between ${fromMs} and ${toMs}
            or exists (select from working_time_events r
                        where r.id = any (e.replaces)
                          and case when r.kind = 'correction' then (r.entry ->> 'from')::float8
                                   else extract(epoch from r.at) * 1000 end between ${fromMs} and ${toMs}))
     order by e.sequence`)

  return rows.map(lineOf)
}

/** Events by their ids. */
export async function readByIds(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<Map<string, LedgerLine>> {
  if (ids.length === 0) return new Map()
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<Row>(sql`
    ${selection} where e.id = any (${arrayOf(ids)}::uuid[]) order by e.sequence`)

  return new Map(rows.map((row) => [row.id, lineOf(row)]))
}

const selection = sql`
  select e.id, e.sequence, e.kind, ${msOf('at')} as at, e.activity_id as activity, e.replaces, e.entry, e.facts,
         e.user_id as "user", e.source, e.device_id as device, e.author_id as author, e.reason, e.clock,
         ${msOf('received_at')} as "receivedMs", ${msOf('pressed_at')} as "pressedMs", ${msOf('sent_at')} as "sentMs"
    from working_time_events e`

/** Where an event stands among the punches: a correction where what it says ends. */
export function positionOf(event: NewEvent | LedgerEvent): number {
  if (event.kind !== 'correction') return event.atMs
  const { entry } = event

  return entry ? Math.max(entry.from, entry.to ?? 0, ...entry.breaks.map((each) => each.to ?? each.from)) : 0
}

function lineOf({ kind, at, activity, replaces, entry, facts, sequence, ...rest }: Row): LedgerLine {
  const line = { ...rest, sequence: Number(sequence) }
  if (kind !== 'correction') return { ...line, kind, atMs: at, facts }

  return { ...line, kind, activity, replaces, entry: entry && { ...entry, facts } }
}

const isoOf = (ms: number): string => new Date(ms).toISOString()
const arrayOf = (ids: readonly string[]): string => `{${ids.join(',')}}`

/** Epoch ms of a column, for instants come as texts of the session's zone. */
function msOf(column: string) {
  return sql`(extract(epoch from e.${sql.identifier(column)}) * 1000)::float8`
}
