import { createLocalReq, type Payload } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { isRefused } from '#kernel/refused.ts'
import type { Working } from '#kernel/workers/worker.ts'

/** Each look asks every order, so a run takes a few files only; the next one takes the next. */
const atOnce = 200

/**
 * Files that guests sent a day ago or earlier and that nothing names: the order was never placed. What is in
 * use is refused by the same check as for everybody, and marked so that nobody asks again.
 */
export async function removeForgottenUploads({
  payload,
  now,
}: Pick<Working, 'now' | 'payload'>): Promise<number> {
  const { rows } = await payload.db.pool.query<{ id: string }>(
    `select id from uploads
     where created_at < $1 and is_public is not true and is_kept is not true and branch_id is null
     order by created_at limit $2`,
    [now.subtract({ hours: 24 }).toString(), atOnce],
  )
  let removed = 0
  for (const { id } of rows) {
    if (await isRemoved(payload, id)) removed += 1
    else await payload.db.pool.query('update uploads set is_kept = true where id = $1', [id])
  }

  return removed
}

async function isRemoved(payload: Payload, id: string): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  try {
    await payload.delete({ collection: 'uploads', id, depth: 0, ...asSystem(req) })
    return true
  } catch (error) {
    if (isRefused(error) && error.code === 'still-in-use') return false
    throw error
  }
}
