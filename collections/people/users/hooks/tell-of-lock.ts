import { createHash } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { promiseEffect } from '#collections/shared/promise-effect.ts'

const hourMs = 3_600_000

/**
 * Promises a mail to whoever has the account, once per lock and at most once in an hour, for whoever guesses
 * without end must not fill a mailbox. Names that nobody has are promised one as well, which then goes to nobody:
 * the answer takes the same time.
 */
export async function tellOfLock(req: PayloadRequest, name: string, untilMs: number): Promise<void> {
  const whose = createHash('sha256').update(name).digest('hex').slice(0, 32)
  const dedupeKey = `${whose}:${Math.floor(untilMs / hourMs)}`

  await promiseEffect(req, { topic: 'account-locked', payload: { name }, dedupeKey })
}
