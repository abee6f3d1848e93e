import type { PayloadRequest } from 'payload'

import { branchesOfBoxes } from './branches-of-boxes.ts'

/** How many cash boxes have a device that does not answer. */
export async function countAway(req: PayloadRequest): Promise<number> {
  const branches = await branchesOfBoxes(req)
  const { rows } = await req.payload.db.pool.query<{ count: number }>({
    name: 'count-devices-away',
    text: `select count(*)::int as count from fiscal_devices
            where ended_at is null and away_since is not null and branch_id = any($1::uuid[])`,
    values: [branches.map(({ id }) => id)],
  })
  return rows[0]?.count ?? 0
}
