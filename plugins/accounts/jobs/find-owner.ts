import type { PayloadRequest } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'

export type Owner = { id: string; email: string; firstName: string }

/** Who has the account that a name stands for, if anybody has and may sign in. */
export async function findOwner(
  req: PayloadRequest,
  name: string,
  nowMs = Temporal.Now.instant().epochMilliseconds,
): Promise<Owner | null> {
  const found = await findRecord(asSystem(req), 'users', {
    where: {
      and: [
        { or: [{ email: { equals: name } }, { username: { equals: name } }] },
        { isBlocked: { not_equals: true } },
        {
          or: [
            { expiresAt: { exists: false } },
            { expiresAt: { greater_than: new Date(nowMs).toISOString() } },
          ],
        },
      ],
    },
    select: { email: true, firstName: true },
  })

  return found ?? null
}
