import { createLocalReq, type Payload } from 'payload'

import { goneBefore } from '#domain/content/pages/page-trash.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import type { Working } from '#kernel/workers/worker.ts'

/** As many as are gone at once; the rest is gone an hour later. */
const mostAtOnce = 200

/** What has been in the trash for as long as it is said to stay there is deleted for good. */
export async function emptyTrash({ payload }: { payload: Working['payload'] }): Promise<void> {
  for (const id of await findGone(payload)) {
    const req = await createLocalReq({}, payload)
    try {
      await req.payload.delete({ collection: 'sites', id, trash: true, depth: 0, ...asSystem(req) })
    } catch (cause) {
      // Something names it by now, which a call can bring about; it is tried again, and the others go all the same.
      payload.logger.warn({ err: cause, msg: `A page of the trash was not deleted: ${id}` })
    }
  }
}

async function findGone(payload: Payload): Promise<string[]> {
  const before = goneBefore(Temporal.Now.instant()).toString()
  const { rows } = await payload.db.pool.query<{ id: string }>(
    'select id from sites where deleted_at < $1 order by deleted_at limit $2',
    [before, mostAtOnce],
  )

  return rows.map(({ id }) => id)
}
