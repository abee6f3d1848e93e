import { createHash } from 'node:crypto'

import {
  canonicalDay,
  type SealedDay,
  type SealedExpiry,
  type SealedLine,
  type SealVersion,
} from '#domain/ordering/day-end/canonical-day.ts'
import type { CoinCounts } from '#domain/ordering/day-end/cash-count.ts'
import type { DayFigures } from '#domain/ordering/day-end/day-figures.ts'
import { pick } from '#domain/pick.ts'
import type { Querying } from '#kernel/database/in-turn.ts'
import { liveChannel } from '#kernel/live/live-message.ts'

/** A day that was closed, as its row says. Instants are ISO text, money is in cents. */
export type DayEndRecord = {
  id: string
  branch: string
  day: string
  number: number
  until: string
  closedAt: string
  by: string | null
  figures: DayFigures
  total: number
  lateLines: number
  cashFloat: number
  cashExpected: number
  cashCounted: number
  cashDifference: number
  coins: CoinCounts | null
  note: string | null
  previousHash: string | null
  hash: string
}

/** What a day comprises: lines of the ledger, and those of vouchers that expired. */
export type Comprised = { lines: readonly SealedLine[]; expiries: readonly SealedExpiry[] }

/** The SHA-256 of all that must not change unseen. */
export const hashOf = (
  day: Omit<DayEndRecord, 'hash'>,
  comprised: Comprised,
  version?: SealVersion,
): string =>
  createHash('sha256')
    .update(canonicalDay(sealedOf(day, comprised), version))
    .digest('hex')

function sealedOf(day: Omit<DayEndRecord, 'hash'>, { lines, expiries }: Comprised): SealedDay {
  const { branch, number, until, closedAt, figures, note, previousHash } = day
  const { cashFloat: float, cashExpected: expected, cashCounted: counted, cashDifference: difference } = day

  return {
    branch,
    number,
    day: day.day,
    until,
    closedAt,
    figures,
    cash: { float, expected, counted, difference, coins: day.coins },
    note,
    lines: lines.map((line) => pick(line, sealedNames)),
    expired: expiries,
    previous: previousHash,
  }
}

/** Rows bring more. */
const sealedNames = [
  'id',
  'at',
  'kind',
  'amount',
  'method',
  'order',
  'orderType',
  'parts',
  'isLate',
  'taxedRate',
  'tip',
  'covers',
  'isGiven',
] as const satisfies readonly (keyof SealedLine)[]

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The columns of a row of `day_ends d` in the names of the record. */
export const dayEndColumns = `d.id, d.branch_id as branch, d.day, d.number::int as number,
  ${instant('d.until')} as until, ${instant('d.closed_at')} as "closedAt", d.by_id as by, d.figures,
  d.total::float8 as total, d.late_lines::int as "lateLines", d.cash_float::float8 as "cashFloat",
  d.cash_expected::float8 as "cashExpected", d.cash_counted::float8 as "cashCounted",
  d.cash_difference::float8 as "cashDifference", d.coins, d.note, d.previous_hash as "previousHash", d.hash`

/** The last day of a branch that was closed. */
export async function readLastDayEnd(database: Querying, branch: string): Promise<DayEndRecord | null> {
  const { rows } = await database.query<DayEndRecord>({
    name: 'read-last-day-end',
    text: `select ${dayEndColumns} from day_ends d where d.branch_id = $1 order by d.number desc limit 1`,
    values: [branch],
  })
  return rows[0] ?? null
}

export async function readDayEnd(
  database: Querying,
  branch: string,
  day: string,
): Promise<DayEndRecord | null> {
  const { rows } = await database.query<DayEndRecord>({
    name: 'read-day-end',
    text: `select ${dayEndColumns} from day_ends d where d.branch_id = $1 and d.day = $2`,
    values: [branch, day],
  })
  return rows[0] ?? null
}

/**
 * Writes a day with the lines that it comprises, in one statement. A line that another day end has already refuses it
 * all, by the key of `day_end_lines` or `day_end_expiries`.
 */
export async function storeDayEnd(
  database: Querying,
  day: DayEndRecord,
  { lines, expiries }: Comprised,
): Promise<void> {
  const comprised = lines.map(({ id, orderType, parts, isLate }) => ({
    payment_id: id,
    order_type: orderType,
    parts,
    is_late: isLate,
  }))
  await database.query({
    name: 'store-day-end',
    text: closing,
    values: [
      JSON.stringify(day),
      JSON.stringify(comprised),
      JSON.stringify({ tags: ['day-ends', `day-ends:${day.id}`] }),
      JSON.stringify(expiries.map(({ line }) => line)),
    ],
  })
}

const closing = `
  with closed as (
    insert into day_ends (id, branch_id, day, number, until, closed_at, by_id, figures, total, late_lines,
                          cash_float, cash_expected, cash_counted, cash_difference, coins, note, previous_hash, hash)
    select r.id, r.branch, r.day, r.number, r.until, r."closedAt", r.by, r.figures, r.total, r."lateLines",
           r."cashFloat", r."cashExpected", r."cashCounted", r."cashDifference", r.coins, r.note,
           r."previousHash", r.hash
      from jsonb_to_record($1::jsonb) as r (
           id uuid, branch uuid, day text, number numeric, until timestamptz, "closedAt" timestamptz, by uuid,
           figures jsonb, total numeric, "lateLines" numeric, "cashFloat" numeric, "cashExpected" numeric,
           "cashCounted" numeric, "cashDifference" numeric, coins jsonb, note text, "previousHash" text, hash text)
    returning id),
  comprised as (
    insert into day_end_lines (payment_id, day_end_id, order_type, parts, is_late)
    select l.payment_id, closed.id, l.order_type, l.parts, l.is_late
      from closed, jsonb_to_recordset($2::jsonb) as l (payment_id uuid, order_type text, parts jsonb, is_late boolean)),
  expired as (
    insert into day_end_expiries (voucher_line_id, day_end_id)
    select line::uuid, closed.id from closed, jsonb_array_elements_text($4::jsonb) as line)
  select pg_notify('${liveChannel}', $3) from closed`
