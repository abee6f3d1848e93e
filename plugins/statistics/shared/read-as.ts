import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { accountState } from '#domain/people/account-state.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { refusalIn } from '#kernel/refused.ts'

import { readerOf } from '../kept/reader-of.ts'

type Whose = { person: string; now: Temporal.Instant }

/**
 * A request in the name of somebody who is not asking: it sees what they may see today. Null once they have no account
 * any more, or no right to the statistics.
 */
export async function readAs(payload: Payload, { person, now }: Whose): Promise<PayloadRequest | null> {
  const user = await findRecord(asSystem(await createLocalReq({}, payload)), 'users', {
    where: { id: { equals: person } },
    select: { roles: true, branches: true, isBlocked: true, expiresAt: true },
  })
  if (!user || accountState(user, now.epochMilliseconds) !== 'open') return null
  // Of an account, rights look at nothing else.
  const account = { ...user, collection: 'users' } as NonNullable<PayloadRequest['user']>
  const req = await createLocalReq({ user: account }, payload)
  try {
    await readerOf(req)
  } catch (error) {
    if (refusalIn(error)?.code === 'not-allowed') return null
    throw error
  }

  return req
}
