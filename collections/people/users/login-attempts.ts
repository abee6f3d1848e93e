import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

const attemptsBeforeLock = 5
const lockMinutes = 10

type Attempts = { count: number; untilMs: number }

/**
 * Counts a try to sign in before its password is looked at, so that a hundred at once are counted too.
 * Answers how many milliseconds the name is locked, or 0. Unknown names are counted like known ones.
 */
export async function countAttempt(payload: Payload, name: string, nowMs: number): Promise<number> {
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

export async function forgetAttempts(payload: Payload, name: string): Promise<void> {
  await payload.db.drizzle.execute(sql`delete from payload_kv where key = ${keyOf(name)}`)
}

/** Names that nobody tried lately need no row. */
export async function forgetOldAttempts(payload: Payload, nowMs: number): Promise<void> {
  await payload.db.drizzle.execute(sql`
    delete from payload_kv where key like 'login-attempts:%' and (data ->> 'untilMs')::bigint <= ${nowMs}`)
}

function keyOf(name: string): string {
  return `login-attempts:${name.slice(0, 200)}`
}
