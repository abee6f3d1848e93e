import type { Pool } from 'pg'

import type { Later } from './later.ts'
import { errorTitle } from '../log/describe-error.ts'
import type { EffectKind } from './effect-kind.ts'

/** A claimed side effect; `attempts` counts this try and fences off a worker whose lease ran out. */
export type OutboxRow = {
  id: string
  topic: string
  payload: unknown
  attempts: number
  /** Names the promise, the same at each try. */
  once: string
}

/** Renewed while a delivery is under way, so that what a process held that was killed goes on soon. */
const leaseSeconds = 20

export const mostAttempts = 12
const longestPauseSeconds = 3600

/**
 * Takes due rows that nobody else holds; a worker that dies gives them back when its lease ends. Not after the last
 * try: such a row may be what ends the process, and would do so for ever.
 */
export async function claimOutboxRows(pool: Pool, topics: string[], limit: number): Promise<OutboxRow[]> {
  const { rows } = await pool.query<OutboxRow>({
    name: 'claim-outbox-rows',
    text: `update outbox set claimed_until = now() + make_interval(secs => $3), attempts = attempts + 1
      where id in (
        select id from outbox
         where done_at is null and failed_at is null and available_at <= now()
           and (claimed_until is null or claimed_until < now() and attempts < $4) and topic = any($1)
         order by available_at, id
         limit $2
         for update skip locked)
     returning id, topic, payload, attempts, coalesce(dedupe_key, id::text) as once`,
    values: [topics, limit, leaseSeconds, mostAttempts],
  })
  return rows
}

/** Those of the rows that belong to this try, always in the same order, so that no two who write wait for each other. */
const held = `any(array(
  select o.id
    from (select * from unnest($1::bigint[], $2::int[]) as claimed (id, attempts) order by id) own
   cross join lateral (
     select id from outbox where outbox.id = own.id and outbox.attempts = own.attempts for update) o))`

const heldOf = (rows: readonly OutboxRow[]) => [
  rows.map(({ id }) => id),
  rows.map(({ attempts }) => attempts),
]

/** Says of rows that somebody is still at them; of those that were settled meanwhile, or belong to another try, it says nothing. */
export async function renewLeases(pool: Pool, rows: readonly OutboxRow[]): Promise<void> {
  await pool.query({
    name: 'renew-outbox-leases',
    text: `update outbox set claimed_until = now() + make_interval(secs => $3)
            where id = ${held} and claimed_until is not null`,
    values: [...heldOf(rows), leaseSeconds],
  })
}

export async function finishOutboxRows(pool: Pool, rows: readonly OutboxRow[]): Promise<void> {
  await pool.query({
    name: 'finish-outbox-rows',
    text: `update outbox set done_at = now(), claimed_until = null, last_error = null where id = ${held}`,
    values: heldOf(rows),
  })
}

/** Tries again later, each time about twice as late, and not all at the same moment; after the last try the row stays behind for people. */
export async function postponeOutboxRow(pool: Pool, row: OutboxRow, error: unknown): Promise<void> {
  const pauseSeconds = Math.min(5 * 2 ** (row.attempts - 1), longestPauseSeconds)
  await pool.query(
    `update outbox
        set claimed_until = null, last_error = $3,
            available_at = now() + make_interval(secs => $4 * (0.75 + random() / 2)),
            failed_at = case when $5 then now() end
      where id = $1 and attempts = $2`,
    [row.id, row.attempts, errorTitle(error), pauseSeconds, row.attempts >= mostAttempts],
  )
}

/** Puts a row back that could not be tried at all: this was no try, and nothing is near its last one for it. */
export async function putOutboxRowOff(pool: Pool, row: OutboxRow, later: Later): Promise<void> {
  await pool.query(
    `update outbox
        set claimed_until = null, last_error = $3, attempts = attempts - 1,
            available_at = now() + make_interval(secs => $4)
      where id = $1 and attempts = $2`,
    [row.id, row.attempts, errorTitle(later.cause ?? later), later.afterSeconds],
  )
}

/** Says of rows that were left at their last try that they failed, as the others that wait for people. */
export async function failStrandedRows(pool: Pool, kinds: readonly EffectKind[]): Promise<void> {
  await pool.query(
    `update outbox
        set claimed_until = null, failed_at = now(), last_error = 'The process ended during the last try'
      where done_at is null and failed_at is null and claimed_until < now() and attempts >= $2
        and topic = any($1)`,
    [kinds.map(({ name }) => name), mostAttempts],
  )
}

/**
 * Forgets what no retry can ask for any more: rows hold traces of people. What strangers may promise with any words
 * does not add up, delivered or not.
 */
export async function sweepOutbox(pool: Pool, kinds: readonly EffectKind[]): Promise<void> {
  const since = ({ isForStrangers }: EffectKind) =>
    isForStrangers ? 'coalesce(done_at, failed_at, available_at)' : 'done_at'
  for (const kind of kinds) {
    await pool.query(
      `delete from outbox where topic = $1 and ${since(kind)} < now() - make_interval(days => $2)`,
      [kind.name, kind.daysKept],
    )
  }
}
