import type { PayloadRequest } from 'payload'

import { branchesToRead } from '#kernel/access/branches-to-read.ts'

import type { Sight } from '../business/figures/branches-of-figures.ts'

/** Which branches whoever asks may see figures of. */
export async function sightOf(req: PayloadRequest): Promise<Sight> {
  const granted = await branchesToRead(req, 'statistics')
  if (granted !== null) return { branches: granted, people: 'all' }
  const { rows } = await req.payload.db.pool.query<{ id: string }>('select id from branches')

  return { branches: rows.map(({ id }) => id), people: 'all' }
}
