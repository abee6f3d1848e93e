import type { PayloadRequest } from 'payload'

import { accountState } from '#domain/people/account-state.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'

/** Whom a mail about work goes to: who is locked out of the house, or has left it, is no longer told of it. */
export async function findOpenPerson(
  req: PayloadRequest,
  { id, now }: { id: string; now: Temporal.Instant },
): Promise<{ name: string | null; email: string } | null> {
  const person = await findRecord(asSystem(req), 'users', {
    where: { id: { equals: id } },
    select: { name: true, email: true, isBlocked: true, expiresAt: true },
  })
  if (!person || accountState(person, now.epochMilliseconds) !== 'open') return null

  return { name: person.name ?? null, email: person.email }
}
