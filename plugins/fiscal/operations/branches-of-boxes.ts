import type { PayloadRequest } from 'payload'

import { branchesToRead } from '#kernel/access/branches-to-read.ts'
import { requireRight, rightTo } from '#kernel/access/rights.ts'
import { Refused } from '#kernel/refused.ts'

import type { SealedCashBox } from '../devices/open-device.ts'
import { readBox } from './cash-box-record.ts'

export type BoxBranch = { id: string; name: string; identifier: string; timeZone: string }

/** The branches whose cash boxes the person who asks may see, by name. */
export async function branchesOfBoxes(req: PayloadRequest): Promise<BoxBranch[]> {
  const readable = await branchesToRead(req, 'fiscal')
  const { rows } = await req.payload.db.pool.query<BoxBranch>({
    name: 'branches-of-boxes',
    text: `select id, name, identifier, time_zone as "timeZone" from branches
            where $1::jsonb is null or id in (select jsonb_array_elements_text($1::jsonb)::uuid)
            order by name, id`,
    values: [readable && JSON.stringify(readable)],
  })
  return rows
}

export const mayLead = async (req: PayloadRequest, branch: string): Promise<boolean> =>
  (await rightTo(req, 'create', 'fiscal', { data: { branch } })) === true

type SeenBox = { box: SealedCashBox; branch: BoxBranch }

/** A cash box that the person who asks may see; any other is answered as if it did not exist. */
export async function findBox(req: PayloadRequest, id: string): Promise<SeenBox> {
  const branches = await branchesOfBoxes(req)
  const box = await readBox(req.payload.db.pool, id)
  const branch = branches.find((each) => each.id === box?.branch)
  if (!box || !branch) throw new Refused('unknown-record')

  return { box, branch }
}

/** One that they may set up, end and press as well. */
export async function findBoxToLead(req: PayloadRequest, id: string): Promise<SeenBox> {
  const found = await findBox(req, id)
  await requireRight(req, 'create', 'fiscal', { data: { branch: found.branch.id } })

  return found
}
