import type { PayloadRequest } from 'payload'

import { callerOf } from '#kernel/access/caller.ts'

import { isAdmin } from '../sheets/people-of-sheets.ts'

/** The ids of all others whom somebody leads: $1 is who asks, $2 their branches, or null for whoever leads everywhere. */
export const ledPeople = `
  select u.id from users u
   where $2::uuid[] is null
      or (u.id <> $1::uuid
          and exists (select from users_rels r where r.parent_id = u.id and r.path = 'branches'
                                                 and r.branches_id = any ($2::uuid[])))`

/** For `$1` and `$2`. Nobody who leads decides about themselves but the administration. */
export function leading(req: PayloadRequest): [self: string | null, branches: readonly string[] | null] {
  const { id, branches } = callerOf(req)

  return [id, isAdmin(req) ? null : branches]
}
