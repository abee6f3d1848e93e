import type { PayloadRequest } from 'payload'
import * as z from 'zod/mini'

import { asSystem } from '#kernel/access/on-behalf.ts'

const promised = z.object({ name: z.string() })

export type Owner = { id: string; email: string; firstName: string }

/** Who has the account that a name stands for, if anybody has and may sign in. */
export async function findOwner(req: PayloadRequest, row: unknown): Promise<Owner | null> {
  const { name } = promised.parse(row)
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
