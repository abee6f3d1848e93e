import type { PayloadRequest } from 'payload'

import { readZones } from '#collections/shared/zone-of-house.ts'
import { branchesToRead } from '#kernel/access/branches-to-read.ts'

import type { Sight } from '../business/figures/branches-of-figures.ts'

/** Of which branches somebody may read all of these. */
export async function sightOf(req: PayloadRequest, slugs: readonly string[]): Promise<Sight> {
  const granted = await Promise.all(slugs.map((slug) => branchesToRead(req, slug)))
  const { zones } = await readZones(req)
  const ids = Object.keys(zones)

  return {
    branches: ids.filter((id) => granted.every((branches) => branches === null || branches.includes(id))),
    people: 'all',
  }
}
