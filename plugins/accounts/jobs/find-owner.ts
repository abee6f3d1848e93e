import type { PayloadRequest } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'

export type Owner = { id: string; email: string; firstName: string }

/** Who has the account that a name stands for, if anybody has and may sign in. */
export async function findOwner(req: PayloadRequest, name: string): Promise<Owner | null> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: {
      and: [
        { or: [{ email: { equals: name } }, { username: { equals: name } }] },
        { isBlocked: { not_equals: true } },
      ],
    },
    select: { email: true, firstName: true },
    limit: 1,
    pagination: false,
    depth: 0,
    ...asSystem(req),
  })

  return docs[0] ?? null
}
