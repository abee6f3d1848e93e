import { setTimeout } from 'node:timers/promises'

import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

const attemptsBeforeLock = 5
const usualLockMinutes = 10

/** A process that ended while it looked at a password never says what came out. */
const patienceMs = 30_000
const againAfterMs = 100

type Database = Payload['db']['drizzle']
type Limits = {
  most?: number | undefined
  /** Counted from the first try on: among many somebody is always wrong, and each of them would keep all others counted. */
  isOfMany?: boolean | undefined
  /** So long it is locked afterwards, and the tries are known. */
  lockMinutes?: number | undefined
}
type Attempts = { count: number; untilMs: number; open?: number }
/** Which try it is, for how long the name is locked, or 0, and whether tries are being looked at that may open it again. */
type Counted = { count: number; lockedMs: number; isUndecided: boolean }

/**
 * Counts a try and answers for how many milliseconds the name is locked, or 0. Tries whose password is being
 * looked at may still turn out right and open the name again, so the answer waits for them, however long they
 * take: otherwise six right passwords at once would lock their owner out. Whoever is let in says with
 * `settleAttempts` or `forgetAttempts` what came out.
 */
export async function admitAttempt(
  payload: Payload,
  name: string,
  limits: Limits & { now: () => number },
): Promise<number> {
  return (await admitCounted(payload, name, limits)).lockedMs
}

/** The same, and which try it is. */
export async function admitCounted(
  { db }: Payload,
  name: string,
  { now, ...limits }: Limits & { now: () => number },
): Promise<Pick<Counted, 'count' | 'lockedMs'>> {
  for (;;) {
    const counted = await countAttempt(db.drizzle, name, { nowMs: now(), ...limits })
    if (!counted.isUndecided) return counted
    await setTimeout(againAfterMs)
  }
}

/** Counts a try before its password is looked at, so that a hundred at once are counted too. */
export async function countAttempt(
  database: Database,
  name: string,
  {
    nowMs,
    most = attemptsBeforeLock,
    isOfMany = false,
    lockMinutes = usualLockMinutes,
  }: Limits & { nowMs: number },
): Promise<Counted> {
  const untilMs = nowMs + lockMinutes * 60_000
  const first = JSON.stringify({ count: 1, open: 1, untilMs })
  const { rows } = await database.execute<{ data: Attempts }>(sql`
    insert into payload_kv (id, key, data) values (${crypto.randomUUID()}, ${keyOf(name)}, ${first}::jsonb)
    on conflict (key) do update set data = case
      when (payload_kv.data ->> 'untilMs')::bigint <= ${nowMs} then ${first}::jsonb
      when (payload_kv.data ->> 'count')::int >= ${most}
        then jsonb_set(payload_kv.data, '{count}', to_jsonb(${most + 1}::int))
      else jsonb_build_object(
        'count', (payload_kv.data ->> 'count')::int + 1,
        'open', coalesce((payload_kv.data ->> 'open')::int, 0) + 1,
        'untilMs', case when ${isOfMany} and (payload_kv.data ->> 'count')::int + 1 < ${most}
          then (payload_kv.data ->> 'untilMs')::bigint else ${untilMs}::bigint end)
    end
    returning data`)
  const attempts = rows[0]?.data
  const count = attempts?.count ?? 1
  if (!attempts || count <= most) return { count, lockedMs: 0, isUndecided: false }

  const isFresh = attempts.untilMs > untilMs - patienceMs
  return { count, lockedMs: attempts.untilMs - nowMs, isUndecided: isFresh && (attempts.open ?? 0) > 0 }
}

/** How many tries are known of a name, without counting one. */
export async function countedAttempts(database: Database, name: string, nowMs: number): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(sql`
    select (data ->> 'count')::int as count from payload_kv
     where key = ${keyOf(name)} and (data ->> 'untilMs')::bigint > ${nowMs}`)

  return rows[0]?.count ?? 0
}

/** Until when names are locked (ms), of those that are; no try is counted. */
export async function locksUntil(
  database: Database,
  names: readonly string[],
  { nowMs, most }: { nowMs: number; most: number },
): Promise<Map<string, number>> {
  const byKey = new Map(names.map((name) => [keyOf(name), name]))
  const { rows } = await database.execute<{ key: string; untilMs: number }>(sql`
    select key, (data ->> 'untilMs')::float8 as "untilMs" from payload_kv
     where key = any(${sql.param([...byKey.keys()])}::text[])
       and (data ->> 'count')::int >= ${most} and (data ->> 'untilMs')::bigint > ${nowMs}`)

  return new Map(rows.map(({ key, untilMs }) => [byKey.get(key) ?? key, untilMs]))
}

/** The password was looked at and was not the right one: the try stays counted. */
export async function settleAttempts(database: Database, ...names: string[]): Promise<void> {
  for (const name of names) {
    await database.execute(sql`
      update payload_kv set data = jsonb_set(
        data, '{open}', to_jsonb(greatest(coalesce((data ->> 'open')::int, 0) - 1, 0)))
      where key = ${keyOf(name)}`)
  }
}

export async function forgetAttempts(database: Database, ...names: string[]): Promise<void> {
  for (const name of names) await forgetCounted(database, name)
}

/** Answers how many tries are counted no more. */
export async function forgetCounted(database: Database, name: string): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(sql`
    delete from payload_kv where key = ${keyOf(name)} returning (data ->> 'count')::int as count`)
  return rows[0]?.count ?? 0
}

/**
 * The try was right, and takes back so many and no more: whoever may always be right once, and tries for others in
 * between, stays counted.
 */
export async function takeBackAttempts(database: Database, name: string, tries = 1): Promise<void> {
  await database.execute(sql`
    update payload_kv set data = data || jsonb_build_object(
      'count', greatest((data ->> 'count')::int - ${tries}::int, 0),
      'open', greatest(coalesce((data ->> 'open')::int, 0) - 1, 0))
    where key = ${keyOf(name)}`)
}

export async function forgetAttemptsBelow(database: Database, start: string): Promise<void> {
  await database.execute(sql`delete from payload_kv where starts_with(key, ${keyOf(start)})`)
}

/** Names that nobody tried lately need no row. */
export async function forgetOldAttempts(database: Database, nowMs: number): Promise<void> {
  await database.execute(sql`
    delete from payload_kv where key like 'login-attempts:%' and (data ->> 'untilMs')::bigint <= ${nowMs}`)
}

const keyOf = (name: string): string => `login-attempts:${name}`

/** Codes of a second factor are counted apart: a right password must not begin their count anew. */
export const secondFactorTries = (account: string): string => `second-factor:${account}`
