import type { PayloadRequest } from 'payload'

import {
  admitAttempt,
  forgetAttempts,
  secondFactorTries,
  settleAttempts,
} from '#collections/shared/accounts/login-attempts.ts'
import { Refused } from '#kernel/refused.ts'

import { logFailure } from './log-failure.ts'
import type { Standing } from './standing.ts'
import { tellOwner } from './tell-owner.ts'

const hourMs = 3_600_000
const nowMs = () => Temporal.Now.instant().epochMilliseconds

/**
 * Counts a code of an account, whichever sign-in it comes with: the password that was right opens no new tries. `work`
 * answers null for a wrong one.
 */
export async function withinTries<Result>(
  req: PayloadRequest,
  standing: Standing,
  work: () => Promise<Result | null>,
): Promise<Result> {
  const tries = secondFactorTries(standing.id)
  const lockedMs = await admitAttempt(req.payload, tries, { now: nowMs })
  if (lockedMs > 0) await refuse(req, standing, lockedMs)

  const database = req.payload.db.drizzle
  let result: Result | null = null
  try {
    result = await work()
  } finally {
    if (result === null) await settleAttempts(database, tries)
  }
  if (result === null) {
    await logFailure(req, standing)
    throw new Refused('wrong-code')
  }
  await forgetAttempts(database, tries)
  return result
}

/** The owner hears of it, once in an hour: whoever comes this far knows the password. */
async function refuse(req: PayloadRequest, { id }: Standing, lockedMs: number): Promise<never> {
  await tellOwner(req, { user: id, what: 'guessed' }, `${id}:${Math.floor(nowMs() / hourMs)}`)
  throw new Refused('too-many-attempts', { retryAfterSeconds: Math.ceil(lockedMs / 1000) })
}
