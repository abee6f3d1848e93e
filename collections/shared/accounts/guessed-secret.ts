import type { Payload } from 'payload'

import { admitAttempt, settleAttempts, takeBackAttempts } from './login-attempts.ts'
import { tooManyAttempts } from './too-many-attempts.ts'

/** Under which name wrong ones are counted, and how many of them are heard in ten minutes from the first on. */
export type GuessLimit = { name: string; most: number }

/**
 * Looks for what somebody says they know, such as a code, as long as not too many were wrong under any of these names.
 * Tries are counted before anybody looks, so a hundred at once are counted too; whoever is right takes theirs back.
 */
export async function unlessGuessed<Found>(
  payload: Payload,
  limits: readonly GuessLimit[],
  find: () => Promise<Found | null>,
): Promise<Found | null> {
  const database = payload.db.drizzle
  const admitted: string[] = []
  for (const { name, most } of limits) {
    const lockedMs = await admitAttempt(payload, name, {
      now: () => Temporal.Now.instant().epochMilliseconds,
      most,
      isOfMany: true,
    })
    if (lockedMs > 0) {
      // Nobody has looked, so nobody was wrong.
      await takeBack(database, admitted)
      throw tooManyAttempts(lockedMs)
    }
    admitted.push(name)
  }

  const found = await find()
  if (found === null) await settleAttempts(database, ...admitted)
  else await takeBack(database, admitted)

  return found
}

async function takeBack(database: Payload['db']['drizzle'], names: readonly string[]): Promise<void> {
  for (const name of names) await takeBackAttempts(database, name)
}
