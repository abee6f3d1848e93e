import type { PayloadRequest } from 'payload'

import { branchesToRead } from '#kernel/access/branches-to-read.ts'
import { Refused } from '#kernel/refused.ts'

/**
 * The ids of the branches whose orders the person who asks may read, or of the one among them that is `asked` for by id or
 * identifier. One that is not among them is answered like one that does not exist.
 */
export async function branchesInReach(req: PayloadRequest, asked?: string): Promise<string[]> {
  const readable = await branchesToRead(req, 'orders')
  const { rows } = await req.payload.db.pool.query<{ id: string }>({
    name: 'branches-in-reach',
    text: `select id from branches
            where ($1::uuid[] is null or id = any($1::uuid[])) and ($2::text is null or id::text = $2 or identifier = $2)
            order by id`,
    values: [readable, asked ?? null],
  })
  if (asked !== undefined && rows.length === 0) throw new Refused('unknown-branch')

  return rows.map(({ id }) => id)
}

/** The one branch that is asked for, by its id. */
export async function theBranchInReach(req: PayloadRequest, asked: string): Promise<string> {
  const [branch] = await branchesInReach(req, asked)
  if (branch === undefined) throw new Refused('unknown-branch')

  return branch
}
