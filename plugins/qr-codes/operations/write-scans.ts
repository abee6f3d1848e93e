import type { Pool } from 'pg'

import type { DeviceKind } from '#domain/insight/qr/scan-kind.ts'
import type { Language } from '#domain/insight/qr/languages.ts'

import type { OpenedScan } from './open-scan.ts'

/** A scan as it is written down: nothing of it tells one person from another. */
export type CountedScan = OpenedScan & {
  /** By which the same scan is never counted twice. */
  id: string
  at: Temporal.Instant
  device: DeviceKind
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
     )
     insert into qr_days (${sumColumns}, scans)
     select ${sumColumns}, count(*) from logged group by ${sumColumns} order by ${sumColumns}
     on conflict (${sumColumns}) do update set scans = qr_days.scans + excluded.scans`,
    [JSON.stringify(scans.map(rowOf))],
  )
}

/**
 * The sums of some days, made anew from the log; both days belong to them. Days of which the log has gone keep theirs.
 */
export async function countScansAnew(pool: Pool, { from, to }: { from: string; to: string }): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // Whoever counts meanwhile waits, and then adds to what was made anew.
    await client.query('lock table qr_days in share row exclusive mode')
    await client.query('delete from qr_days where day between $1 and $2', [from, to])
    await client.query(
      `insert into qr_days (${sumColumns}, scans)
       select ${sumColumns}, count(*) from qr_scans where day between $1 and $2 group by ${sumColumns}`,
      [from, to],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

const columns = 'id, at, day, code, batch, place, target_kind, target_key, device, language'
const sumColumns = 'code, day, batch, place, target_kind, target_key'

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
