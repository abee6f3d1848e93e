import type { PayloadRequest } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'

/** Who writes a name into a title, and who changes the name, wait for each other. */
export const holdName = (req: PayloadRequest, id: string): Promise<void> =>
  holdUntilCommit(req, `name-of-user:${id}`)

/** The name of a person for the title of a record, as it is when that record is stored. */
export async function nameOfUser(req: PayloadRequest, user: unknown): Promise<string> {
  const id = idOf(user)
  await holdName(req, id)
  const person = await findRecord(asSystem(req), 'users', {
    where: { id: { equals: id } },
    select: { name: true },
  })

  return person?.name ?? ''
}
