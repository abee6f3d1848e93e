import type { PayloadRequest } from 'payload'

import { asUser } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'

/** What the people are called whom the person behind the request may read, by their ids. */
export async function namesOfPeople(req: PayloadRequest, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const people = await findRecords(asUser(req), 'users', {
    where: { id: { in: ids } },
    select: { name: true },
    limit: ids.length,
  })

  return new Map(people.map((person) => [person.id, person.name ?? '']))
}
