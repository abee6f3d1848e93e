import { createHash, randomBytes } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { accountState } from '#domain/people/account-state.ts'
import { Refused } from '#kernel/refused.ts'

/** Gives somebody a new secret for their calendar; the one before opens nothing any more. Only its digest is kept. */
export async function makeFeedKey(
  { payload }: PayloadRequest,
  person: string,
  now: Temporal.Instant,
): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  await payload.db.pool.query({
    name: 'make-calendar-feed',
    text: `insert into calendar_feeds (user_id, hash, made_at) values ($1, $2, $3)
           on conflict (user_id) do update set hash = excluded.hash, made_at = excluded.made_at`,
    values: [person, digestOf(key), now.toString()],
  })

  return key
}

/** Whether there was one. */
export async function revokeFeedKey({ payload }: PayloadRequest, person: string): Promise<boolean> {
  const { rowCount } = await payload.db.pool.query({
    name: 'revoke-calendar-feed',
    text: 'delete from calendar_feeds where user_id = $1',
    values: [person],
  })

  return (rowCount ?? 0) > 0
}

export async function hasFeedKey({ payload }: PayloadRequest, person: string): Promise<boolean> {
  const { rows } = await payload.db.pool.query({
    name: 'has-calendar-feed',
    text: 'select from calendar_feeds where user_id = $1',
    values: [person],
  })

  return rows.length > 0
}

type Owner = { id: string; isBlocked: boolean | null; expiresAt: Date | null }

/** Whose calendar a secret opens, as long as the person may sign in. */
export async function findFeedOwner(
  { payload }: PayloadRequest,
  key: string,
  now: Temporal.Instant,
): Promise<string> {
  const { rows } = await payload.db.pool.query<Owner>({
    name: 'find-calendar-feed',
    text: `select u.id, u.is_blocked as "isBlocked", u.expires_at as "expiresAt"
             from calendar_feeds f join users u on u.id = f.user_id where f.hash = $1`,
    values: [digestOf(key)],
  })
  const [owner] = rows
  const state = owner && { isBlocked: owner.isBlocked, expiresAt: owner.expiresAt?.toISOString() ?? null }
  if (!owner || !state || accountState(state, now.epochMilliseconds) !== 'open')
    throw new Refused('unknown-record')

  return owner.id
}

/** The secret has 256 bits of its own, which nobody guesses: one round is enough. */
const digestOf = (key: string): string =>
  createHash('sha256').update(`theke calendar\n${key}`).digest('base64url')
