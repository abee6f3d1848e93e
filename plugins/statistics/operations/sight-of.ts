import type { PayloadRequest } from 'payload'

import { branchesToRead } from '#kernel/access/branches-to-read.ts'

import type { Sight } from '../business/figures/branches-of-figures.ts'

/** Of which branches somebody may read all of these. */
export async function sightOf(req: PayloadRequest, slugs: readonly string[]): Promise<Sight> {
  const granted = await Promise.all(slugs.map((slug) => branchesToRead(req, slug)))
  const { rows } = await req.payload.db.pool.query<{ id: string }>({
    name: 'all-branches',
    text: 'select id from branches',
  })
  const ids = rows.map(({ id }) => id)

  return {
    branches: ids.filter((id) => granted.every((branches) => branches === null || branches.includes(id))),
    people: 'all',
  }
}
