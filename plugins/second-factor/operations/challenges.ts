import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { Refused } from '#kernel/refused.ts'

import { markOf, newHandle } from './seal.ts'

/**
 * What a step leads to the next one with. `sign-in`: the password was right. `set-up`: it was, and a factor has to be
 * set up first. `permit`: the person has shown once more who they are. `app`, `passkey`: one that is being set up.
 * `ceremony`: what a passkey is to sign.
 */
type Purpose = 'sign-in' | 'set-up' | 'permit' | 'app' | 'passkey' | 'ceremony'
export type Content = Readonly<Record<string, string | null>>
export type Challenge = { user: string | null; content: Content }

const minutesOf: Record<Purpose, number> = {
  'sign-in': 10,
  'set-up': 30,
  permit: 10,
  app: 30,
  passkey: 10,
  ceremony: 10,
}
/** More tabs than anybody has; the oldest goes. */
const mostOfOne = 10

type Row = { user_id: string | null; content: Content }

/** Answers the handle by which the step is continued; the database keeps only what it is recognised by. */
export async function openChallenge(
  req: PayloadRequest,
  purpose: Purpose,
  { user, content }: Challenge,
): Promise<string> {
  const handle = newHandle()
  const database = await transactionOf(req)
  await database.execute(sql`
    insert into second_factor_challenges (mark, purpose, user_id, content, expires_at)
    values (${handleMark(req, handle)}, ${purpose}, ${user}, ${JSON.stringify(content)}::jsonb,
      now() + ${`${minutesOf[purpose]} minutes`}::interval)`)
  if (user) {
    await database.execute(sql`
      delete from second_factor_challenges where mark in (
        select mark from second_factor_challenges where user_id = ${user} and purpose = ${purpose}
        order by expires_at desc offset ${mostOfOne})`)
  }

  return handle
}

/** A challenge that may be answered more than once, until somebody takes it. */
export async function readChallenge(
  req: PayloadRequest,
  purpose: Purpose,
  handle: string,
): Promise<Challenge | null> {
  const database = await transactionOf(req)
  const { rows } = await database.execute<Row>(sql`
    select user_id, content from second_factor_challenges
    where mark = ${handleMark(req, handle)} and purpose = ${purpose} and expires_at > now()`)

  return challengeIn(rows)
}

/** Of two who come with the same one, the second finds none. */
export const takeChallenge = (req: PayloadRequest, purpose: Purpose, handle: string): Promise<Challenge> =>
  takeMarked(req, purpose, handleMark(req, handle))

/** The same for one that another step remembers. */
export async function takeMarked(req: PayloadRequest, purpose: Purpose, mark: string): Promise<Challenge> {
  const database = await transactionOf(req)
  const { rows } = await database.execute<Row>(sql`
    delete from second_factor_challenges
    where mark = ${mark} and purpose = ${purpose} and expires_at > now()
    returning user_id, content`)
  const taken = challengeIn(rows)
  if (!taken) throw new Refused('second-factor-expired')

  return taken
}

/** Whatever was begun for a person before something about them changed. */
export async function endChallenges(req: PayloadRequest, user: string): Promise<void> {
  const database = await transactionOf(req)
  await database.execute(sql`delete from second_factor_challenges where user_id = ${user}`)
}

/** What a step remembers of the one before it. */
export const handleMark = ({ payload }: PayloadRequest, handle: string): string =>
  markOf(payload.secret, handle)

function challengeIn([row]: Row[]): Challenge | null {
  return row ? { user: row.user_id, content: row.content } : null
}
