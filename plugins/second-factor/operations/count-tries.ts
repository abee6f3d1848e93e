import type { PayloadRequest } from 'payload'

import {
  admitAttempt,
  forgetAttempts,
  secondFactorTries,
  settleAttempts,
} from '#collections/shared/accounts/login-attempts.ts'
import { tooManyAttempts } from '#collections/shared/accounts/too-many-attempts.ts'
import { Refused } from '#kernel/refused.ts'

import { logFailure } from './log-failure.ts'
import type { Standing } from './standing.ts'

const nowMs = () => Temporal.Now.instant().epochMilliseconds

/**
 * Counts a code of an account, whichever sign-in it comes with: the password that was right opens no new tries. `work`
 * answers null for a wrong one; `onLock` is done for each that comes too often.
 */
export async function withinTries<Result>(
  req: PayloadRequest,
  standing: Standing,
  work: () => Promise<Result | null>,
  onLock?: () => Promise<void>,
): Promise<Result> {
  const tries = secondFactorTries(standing.id)
  const lockedMs = await admitAttempt(req.payload, tries, { now: nowMs })
  if (lockedMs > 0) {
    await logFailure(req, standing, 'lockout')
    await onLock?.()
    throw tooManyAttempts(lockedMs)
  }

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
