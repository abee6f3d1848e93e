import type { Pool } from 'pg'

import type { ScanDevice } from '#domain/insight/qr/scan-kind.ts'
import type { Language } from '#domain/insight/qr/languages.ts'
import { firstWholeDay } from '#domain/insight/log-partitions.ts'
import { beginOf } from '#domain/insight/statistics/statistics-range.ts'
import { inOneTransaction, type Querying } from '#kernel/database/in-turn.ts'
import { monthsOfLogs } from '#kernel/database/prepare-partitions.ts'

import { sumCodeDays, sumMonths } from '../scan-tables.sql.ts'
import type { OpenedScan } from './open-scan.ts'

/** A scan as it is written down: nothing of it tells one person from another. */
export type CountedScan = OpenedScan & {
  /** By which the same scan is never counted twice. */
  id: string
  at: Temporal.Instant
  device: ScanDevice
  language: Language | 'other'
}

/** Log and sums in one statement; what is written already, because its answer was lost, counts no second time. */
export async function writeScans(pool: Pool, scans: readonly CountedScan[]): Promise<void> {
  if (scans.length === 0) return

  await pool.query(
    `with seen as (
       select * from json_to_recordset($1::json) as scan(
         id uuid, at timestamptz, day date, code uuid, batch integer, place text,
         target_kind text, target_key text, device text, language text)
     ), logged as (
       insert into qr_scans (${columns}) select ${columns} from seen on conflict do nothing returning *
     ), days as (${added('qr_days', 'day', `day, ${sumColumns}`)}
     ), months as (${added('qr_months', `date_trunc('month', day)::date`, `month, ${sumColumns}`)}
     ) ${added('qr_code_days', 'day', 'day, code')}`,
    [JSON.stringify(scans.map(rowOf))],
  )
}

/** Adds what was logged to the sums of a table, held in one order whoever writes. */
const added = (table: string, begin: string, keys: string): string => `
  insert into ${table} (${keys}, scans)
  select ${begin} as ${keys}, count(*) from logged group by ${numbersOf(keys)} order by ${numbersOf(keys)}
  on conflict (${keys}) do update set scans = ${table}.scans + excluded.scans`

const numbersOf = (keys: string): string =>
  keys
    .split(', ')
    .map((_, index) => index + 1)
    .join(', ')

type Days = { from: string; to: string }

/**
 * The sums of some days, made anew from the log; both days belong to them. Days of which the log has gone keep theirs.
 * Answers how many scans were counted.
 */
export async function countScansAnew(pool: Pool, { from, to }: Days): Promise<number> {
  return inOneTransaction(pool, async (connection) => {
    // Whoever counts meanwhile waits, and then adds to what was made anew.
    await connection.query('lock table qr_days, qr_months, qr_code_days in share row exclusive mode')
    await connection.query('delete from qr_days where day between $1 and $2', [from, to])
    const { rows } = await connection.query<{ scans: number }>(
      `with counted as (
         insert into qr_days (day, ${sumColumns}, scans)
         select day, ${sumColumns}, count(*) from qr_scans where day between $1 and $2 group by day, ${sumColumns}
         returning scans)
       select coalesce(sum(scans), 0)::float8 as scans from counted`,
      [from, to],
    )
    await sumAnew(connection, { from, to })

    return rows[0]?.scans ?? 0
  })
}

/** Whole months, of which some days may be those that stay as they are. */
async function sumAnew(connection: Querying, { from, to }: Days): Promise<void> {
  const months = [beginOf(from, 'month'), beginOf(to, 'month')]
  await connection.query('delete from qr_code_days where day between $1 and $2', [from, to])
  await connection.query(sumCodeDays('where day between $1 and $2'), [from, to])
  await connection.query('delete from qr_months where month between $1 and $2', months)
  await connection.query(sumMonths(`where date_trunc('month', day)::date between $1 and $2`), months)
}

/** The same of all days that the log still holds whole. */
export const rebuildScans = (pool: Pool, now: Temporal.Instant): Promise<number> =>
  countScansAnew(pool, { from: firstWholeDay(now, monthsOfLogs), to: lastDay })

const lastDay = '9999-12-31'

const columns = 'id, at, day, code, batch, place, target_kind, target_key, device, language'
const sumColumns = 'code, batch, place, target_kind, target_key'

/** An address may be longer than an index takes. */
const longestKey = 300

const rowOf = ({ id, at, day, code, batch, place, target, device, language }: CountedScan) => ({
  id,
  at: at.toString(),
  day,
  code,
  batch,
  place,
  target_kind: target.kind,
  target_key: target.key.slice(0, longestKey).toWellFormed(),
  device,
  language,
})
