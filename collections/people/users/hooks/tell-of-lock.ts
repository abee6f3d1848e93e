import { createHash } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { lockMail } from '#collections/shared/accounts/account-effects.ts'
import { promise } from '#kernel/outbox/promise.ts'

const hourMs = 3_600_000

type Lock = {
  name: string
  whose: string
  untilMs: number
  /** Whether the tries came from browsers that the account has signed in with. */
  isOnDevice: boolean
}

/**
 * Promises a mail to whoever has the account, once per lock and once in each hour of the clock, for whoever guesses
 * without end must not fill a mailbox. Names that nobody has are promised one as well, which then goes to nobody:
 * the answer takes the same time.
 */
export async function tellOfLock(
  req: PayloadRequest,
  { name, whose, untilMs, isOnDevice }: Lock,
): Promise<void> {
  const once = `${createHash('sha256').update(whose).digest('hex').slice(0, 32)}:${Math.floor(untilMs / hourMs)}`

  await promise(req, lockMail, { name, isOnDevice }, once)
}
