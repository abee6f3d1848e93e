import type { Querying } from '#kernel/database/in-turn.ts'

import type { SealedCashBox } from '../devices/open-device.ts'

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const selection = `
  select d.id, d.branch_id as branch, b.time_zone as "timeZone", d.scheme, d.name, d.serial,
         d.public_key as "publicKey", d.sealed_keys as "sealedKeys", ${instant('d.started_at')} as "startedAt",
         ${instant('d.ended_at')} as "endedAt", ${instant('d.away_since')} as "awaySince", ${instant('d.retry_at')} as "retryAt"
    from fiscal_devices d join branches b on b.id = d.branch_id`

/** Every cash box that is in use. */
export async function readActiveBoxes(database: Querying): Promise<SealedCashBox[]> {
  const { rows } = await database.query<SealedCashBox>({
    name: 'active-cash-boxes',
    text: `${selection} where d.ended_at is null order by d.started_at, d.id`,
  })
  return rows
}

export async function readBoxOfBranch(database: Querying, branch: string): Promise<SealedCashBox | null> {
  const { rows } = await database.query<SealedCashBox>({
    name: 'cash-box-of-branch',
    text: `${selection} where d.branch_id = $1 and d.ended_at is null`,
    values: [branch],
  })
  return rows[0] ?? null
}

/** Also one that has ended. */
export async function readBox(database: Querying, id: string): Promise<SealedCashBox | null> {
  const { rows } = await database.query<SealedCashBox>({
    name: 'cash-box-by-id',
    text: `${selection} where d.id = $1`,
    values: [id],
  })
  return rows[0] ?? null
}

/** The device did not answer: it is left alone until then. */
export async function noteAway(
  database: Querying,
  id: string,
  now: Temporal.Instant,
  retryAt: Temporal.Instant,
) {
  await database.query({
    name: 'note-device-away',
    text: 'update fiscal_devices set away_since = coalesce(away_since, $2), retry_at = $3 where id = $1',
    values: [id, now.toString(), retryAt.toString()],
  })
}

export async function noteBack(database: Querying, id: string): Promise<void> {
  await database.query({
    name: 'note-device-back',
    text: 'update fiscal_devices set away_since = null, retry_at = null where id = $1',
    values: [id],
  })
}

export async function noteEnded(database: Querying, id: string, at: Temporal.Instant): Promise<void> {
  await database.query({
    name: 'note-cash-box-ended',
    text: 'update fiscal_devices set ended_at = coalesce(ended_at, $2) where id = $1',
    values: [id, at.toString()],
  })
}
