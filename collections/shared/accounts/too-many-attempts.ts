import { Refused } from '#kernel/refused.ts'

/** What somebody is told who has tried too often: when it is worth trying again. */
export const tooManyAttempts = (lockedMs: number): Refused =>
  new Refused('too-many-attempts', { retryAfterSeconds: Math.ceil(lockedMs / 1000) })
