import { setTimeout } from 'node:timers/promises'

import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

const attemptsBeforeLock = 5
const lockMinutes = 10

/** As long as checking a few passwords takes on a busy machine. */
const inFlightMs = 1_000
const againAfterMs = 100

type Attempts = { count: number; untilMs: number }

/**
 * Counts a try and answers for how many milliseconds the name is locked, or 0. Tries that were counted a
 * moment ago may still turn out right and open the name again, so the answer waits for them: otherwise six
 * right passwords at once would lock their owner out.
 */
export async function admitAttempt(payload: Payload, name: string, now: () => number): Promise<number> {
  for (;;) {
    const lockedMs = await countAttempt(payload, name, now())
    if (lockedMs <= lockMinutes * 60_000 - inFlightMs) return lockedMs
    await setTimeout(againAfterMs)
  }
}

/**
 * Counts a try to sign in before its password is looked at, so that a hundred at once are counted too.
 * Answers how many milliseconds the name is locked, or 0. Unknown names are counted like known ones.
 */
async function countAttempt(payload: Payload, name: string, nowMs: number): Promise<number> {
  const untilMs = nowMs + lockMinutes * 60_000
  const first = JSON.stringify({ count: 1, untilMs })
  const { rows } = await payload.db.drizzle.execute<{ data: Attempts }>(sql`
    insert into payload_kv (id, key, data) values (${crypto.randomUUID()}, ${keyOf(name)}, ${first}::jsonb)
    on conflict (key) do update set data = case
      when (payload_kv.data ->> 'untilMs')::bigint <= ${nowMs} then ${first}::jsonb
      when (payload_kv.data ->> 'count')::int >= ${attemptsBeforeLock}
        then jsonb_set(payload_kv.data, '{count}', to_jsonb(${attemptsBeforeLock + 1}::int))
      else jsonb_build_object('count', (payload_kv.data ->> 'count')::int + 1, 'untilMs', ${untilMs}::bigint)
    end
    returning data`)
  const attempts = rows[0]?.data

  return attempts && attempts.count > attemptsBeforeLock ? attempts.untilMs - nowMs : 0
}

export async function forgetAttempts(payload: Payload, ...names: string[]): Promise<void> {
  for (const name of names) {
    await payload.db.drizzle.execute(sql`delete from payload_kv where key = ${keyOf(name)}`)
  }
}

/** Names that nobody tried lately need no row. */
export async function forgetOldAttempts(payload: Payload, nowMs: number): Promise<void> {
  await payload.db.drizzle.execute(sql`
    delete from payload_kv where key like 'login-attempts:%' and (data ->> 'untilMs')::bigint <= ${nowMs}`)
}

function keyOf(name: string): string {
  return `login-attempts:${name.slice(0, 200)}`
}
