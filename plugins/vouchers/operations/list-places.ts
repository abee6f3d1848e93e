import type { PayloadRequest } from 'payload'

import { branchesToRead } from '#kernel/access/branches-to-read.ts'

import { mayIssue } from './seen-voucher.ts'

type Place = { id: string; name: string }

/** The branches in which the person who asks may issue vouchers, by name. */
export async function listPlaces(req: PayloadRequest): Promise<Place[]> {
  const readable = await branchesToRead(req, 'vouchers')
  const { rows } = await req.payload.db.pool.query<Place>({
    name: 'places-of-vouchers',
    text: `select id, name from branches
            where is_public and ($1::jsonb is null or id in (select jsonb_array_elements_text($1::jsonb)::uuid))
            order by name, id`,
    values: [readable && JSON.stringify(readable)],
  })
  const may = await Promise.all(rows.map(({ id }) => mayIssue(req, id)))

  return rows.filter((_row, index) => may[index])
}
