import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { MessageState } from '#domain/operations/messages/message-terms.ts'
import type { CarryGround, LeaveReceipt } from '#domain/workforce/leave/leave-notice.texts.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'

import { eventOf } from './leave-effects.ts'

type OfUser = { user: string }

/** What a person was told of a leave year, and what has become of it. Days are `YYYY-MM-DD`. */
export type StoredNotice = OfUser & {
  id: string
  sending: string
  yearFrom: string
  year: string
  halfDays: number
  takeUntil: string
  sentOn: string
  by: string | null
  mail: MessageState | null
  receivedOn: string | null
  receipt: LeaveReceipt | null
  witness: string | null
  withdrawn: string | null
}

/** The notices of people, the oldest first; a mail is found by the name of its promise. */
export async function readNotices(
  req: PayloadRequest,
  users: readonly string[],
): Promise<Map<string, StoredNotice[]>> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<StoredNotice>(sql`
    select n.id, n.sending, n.user_id as "user", n.year_from::text as "yearFrom", n.year, n.half_days as "halfDays",
           n.take_until::text as "takeUntil", n.sent_on::text as "sentOn", a.name as "by", m.state::text as mail,
           r.received_on::text as "receivedOn", r.kind as receipt, r.witness, w.words as withdrawn
      from leave_notices n
           left join users a on a.id = n.author_id
           left join messages m on m.event = format(${eventOf('%s', '%s')}, n.sending, n.user_id)
           left join leave_notice_events r on r.notice_id = n.id and r.kind <> 'withdrawn'
           left join leave_notice_events w on w.notice_id = n.id and w.kind = 'withdrawn'
     where n.user_id = any (${arrayOf(users)}::uuid[]) order by n.sequence`)

  return Map.groupBy(rows, ({ user }) => user)
}

/** Whom a notice is for, on which day it was sent, and whether anything more can be said of it. */
export async function findNotice(
  req: PayloadRequest,
  id: string,
): Promise<(OfUser & { sentOn: string }) | null> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<OfUser & { sentOn: string }>(sql`
    select user_id as "user", sent_on::text as "sentOn" from leave_notices where id = ${id}`)

  return rows[0] ?? null
}

export type NewNotice = OfUser & {
  yearFrom: string
  year: string
  halfDays: number
  takeUntil: string
}
type Sending = { id: string; branch: string; sentOn: string; author: string | null; now: Temporal.Instant }

/** Adds what was not said on the same day already, and answers to whom. Of two who say the same at once one does. */
export async function insertNotices(
  req: PayloadRequest,
  sending: Sending,
  notices: readonly NewNotice[],
): Promise<string[]> {
  if (notices.length === 0) return []
  const transaction = await transactionOf(req)
  const atMs = sending.now.epochMilliseconds
  const rows = notices.map((notice) => ({ ...notice, id: uuidV7(atMs) }))
  const { rows: added } = await transaction.execute<OfUser>(sql`
    insert into leave_notices
      (id, sending, user_id, branch_id, year_from, year, half_days, take_until, sent_on, author_id, at)
    select id, ${sending.id}::uuid, "user", ${sending.branch}::uuid, "yearFrom", year, "halfDays", "takeUntil",
           ${sending.sentOn}::date, ${sending.author}::uuid, ${sending.now.toString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           as given (id uuid, "user" uuid, "yearFrom" date, year text, "halfDays" integer, "takeUntil" date)
     order by "user", "yearFrom"
    on conflict (user_id, year_from, sent_on, half_days, take_until) do nothing
    returning user_id as "user"`)

  return added.map(({ user }) => user)
}

export type NoticeEvent = {
  notice: string
  kind: LeaveReceipt | 'withdrawn'
  author: string | null
  now: Temporal.Instant
  receivedOn?: string
  witness?: string
  words?: string
}

/** Adds that a notice was received or withdrawn, each of which is said once; whether it was. */
export async function insertNoticeEvent(req: PayloadRequest, event: NoticeEvent): Promise<boolean> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`
    insert into leave_notice_events (id, notice_id, kind, received_on, witness, words, author_id, at)
    select ${uuidV7(event.now.epochMilliseconds)}::uuid, ${event.notice}::uuid, ${event.kind},
           ${event.receivedOn ?? null}::date, ${event.witness ?? null}, ${event.words ?? null},
           ${event.author}::uuid, ${event.now.toString()}::timestamptz
     where not exists (select from leave_notice_events where notice_id = ${event.notice} and kind = 'withdrawn')
    on conflict (notice_id, (kind = 'withdrawn')) do nothing
    returning 1`)

  return rows.length > 0
}

export type StoredCarryOver = OfUser & {
  yearFrom: string
  ground: CarryGround
  words: string
  by: string | null
}

/** Why leave of people goes on, by what was said last of each leave year. */
export async function readCarryOvers(
  req: PayloadRequest,
  users: readonly string[],
): Promise<Map<string, StoredCarryOver[]>> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<StoredCarryOver>(sql`
    select * from (
      select distinct on (c.user_id, c.year_from)
             c.user_id as "user", c.year_from::text as "yearFrom", c.kind as ground, c.words, a.name as "by"
        from leave_carry_overs c left join users a on a.id = c.author_id
       where c.user_id = any (${arrayOf(users)}::uuid[])
       order by c.user_id, c.year_from, c.sequence desc) last
     where ground <> 'withdrawn'`)

  return Map.groupBy(rows, ({ user }) => user)
}

export type NewCarryOver = OfUser & {
  yearFrom: string
  ground: CarryGround | 'withdrawn'
  words: string
  author: string | null
  now: Temporal.Instant
}

export async function insertCarryOver(req: PayloadRequest, said: NewCarryOver): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    insert into leave_carry_overs (id, user_id, year_from, kind, words, author_id, at)
    values (${uuidV7(said.now.epochMilliseconds)}, ${said.user}, ${said.yearFrom}::date, ${said.ground},
            ${said.words}, ${said.author}, ${said.now.toString()})`)
}

const arrayOf = (ids: readonly string[]): string => `{${ids.join(',')}}`
