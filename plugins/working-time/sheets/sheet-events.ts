import { createHash } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import { LRUCache } from 'lru-cache'
import type { PayloadRequest } from 'payload'

import { canonicalSheet } from '#domain/workforce/accounts/canonical-sheet.ts'
import type { Sheet } from '#domain/workforce/accounts/sheet-of.ts'
import { canonicalClosing, type SealedClosing } from '#domain/workforce/closing/canonical-closing.ts'
import { type FoldedMonth, foldMonths } from '#domain/workforce/closing/fold-month.ts'
import type { MonthEvent } from '#domain/workforce/closing/month-event.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** What a sheet is confirmed and closed by. */
export const hashOfSheet = (sheet: Sheet): string => sha256(canonicalSheet(sheet))
export const sealOf = (closing: SealedClosing): string => sha256(canonicalClosing(closing))

/** What was said of the months of people, in its turn. */
export async function readMonthEvents(
  req: PayloadRequest,
  users: readonly string[],
): Promise<Map<string, MonthEvent[]>> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<MonthEvent & { user: string }>(sql`
    select id, sequence::float8 as sequence, user_id as "user", month, kind, author_id as author, hash, seal,
           previous, words, (extract(epoch from at) * 1000)::float8 as "atMs"
      from time_sheet_events where user_id = any (${arrayOf(users)}::uuid[]) order by sequence`)

  return Map.groupBy(rows, ({ user }) => user)
}

/** The months of a person, each as it stands. */
export async function readMonths(req: PayloadRequest, user: string): Promise<Map<string, FoldedMonth>> {
  return foldMonths((await readMonthEvents(req, [user])).get(user) ?? [])
}

/** The database lets nobody change what was closed, so it is read once; as many as a year of fifty people has. */
const read = new LRUCache<string, Sheet>({ max: 600 })

/** The sheets that were kept with closings, by the event. */
export async function readClosedSheets(
  req: PayloadRequest,
  events: readonly string[],
): Promise<Map<string, Sheet>> {
  const known = new Map(
    events.flatMap((id): [string, Sheet][] => {
      const sheet = read.get(id)
      return sheet ? [[id, sheet]] : []
    }),
  )
  const others = events.filter((id) => !known.has(id))
  if (others.length === 0) return known
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ id: string; sheet: string }>(sql`
    select id, sheet from time_sheet_events where id = any (${arrayOf(others)}::uuid[])`)
  for (const { id, sheet } of rows) {
    const closed = sheetIn(sheet)
    read.set(id, closed)
    known.set(id, closed)
  }

  return known
}

/** The facts are behind the first line, which says what they are. */
export const sheetIn = (text: string): Sheet => JSON.parse(text.slice(text.indexOf('\n') + 1)) as Sheet // as it was written

export type NewMonthEvent = Pick<MonthEvent, 'id' | 'month' | 'kind' | 'author' | 'atMs'> &
  Partial<Pick<MonthEvent, 'hash' | 'seal' | 'previous' | 'words'>> & {
    user: string
    /** Of a closing: the text of its sheet, and the hash that the person had confirmed. */
    sheet?: string
    confirmed?: string | null
  }

export async function insertMonthEvent(req: PayloadRequest, event: NewMonthEvent): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    insert into time_sheet_events
      (id, user_id, month, kind, author_id, at, hash, sheet, seal, previous, confirmed, words)
    values
      (${event.id}, ${event.user}, ${event.month}, ${event.kind}, ${event.author},
       ${new Date(event.atMs).toISOString()}, ${event.hash ?? null}, ${event.sheet ?? null}, ${event.seal ?? null},
       ${event.previous ?? null}, ${event.confirmed ?? null}, ${event.words ?? null})`)
}

const arrayOf = (ids: readonly string[]): string => `{${ids.join(',')}}`
