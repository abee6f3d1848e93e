import type { Payload, PayloadRequest } from 'payload'

import { readerOf } from '../kept/reader-of.ts'

/** Whether somebody wishes to be told of each week. */
export async function readWish(req: PayloadRequest): Promise<boolean> {
  const { id } = await readerOf(req)

  return hasWish(req.payload, id)
}

export async function hasWish({ db }: Payload, person: string): Promise<boolean> {
  const { rows } = await db.pool.query({
    name: 'has-weekly-wish',
    text: 'select from weekly_figures where user_id = $1',
    values: [person],
  })

  return rows.length > 0
}

/** The same wish again changes nothing, least of all since when. */
export async function keepWish(
  req: PayloadRequest,
  { isWished, now }: { isWished: boolean; now: Temporal.Instant },
): Promise<void> {
  const { id } = await readerOf(req)
  const { pool } = req.payload.db
  if (isWished)
    await pool.query({
      name: 'keep-weekly-wish',
      text: 'insert into weekly_figures (user_id, wished_at) values ($1, $2) on conflict (user_id) do nothing',
      values: [id, now.toString()],
    })
  else
    await pool.query({
      name: 'drop-weekly-wish',
      text: 'delete from weekly_figures where user_id = $1',
      values: [id],
    })
}
