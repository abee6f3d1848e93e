import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { logViewContract } from '#domain/workforce/log-view.contract.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { endpointOf, onCollection } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { holdUntilCommit, transactionOf } from '#kernel/database/hold-until-commit.ts'
import { notifyTagsOf } from '#kernel/live/notify-tags.ts'
import { Refused } from '#kernel/refused.ts'

/** Who is responsible has seen a task, and since when; spec: back office 7. The first time counts. */
export const logViewEndpoint = onCollection(
  'tasks',
  endpointOf(logViewContract, async (req, { params: { id } }) => {
    await readTask(req, id)
    const user = staffOf(req)?.id
    if (user) await noteView(req, id, user)

    return Response.json(await readTask(req, id), unkept)
  }),
)

async function readTask(req: PayloadRequest, id: string) {
  const task = await req.payload.findByID({ collection: 'tasks', id, disableErrors: true, ...asUser(req) })
  if (!task) throw new Refused('unknown-record')

  return task
}

function noteView(req: PayloadRequest, id: string, user: string): Promise<void> {
  return inTransaction(req, async () => {
    await holdUntilCommit(req, `task-views:${id}`)
    const transaction = await transactionOf(req)
    const { rowCount } = await transaction.execute(sql`
      insert into tasks_views (_order, _parent_id, id, user_id, seen_at)
      select coalesce(max(_order), 0) + 1, ${id}, ${crypto.randomUUID()}, ${user}, now()
        from tasks_views where _parent_id = ${id}
      having not coalesce(bool_or(user_id = ${user}), false)`)
    if (rowCount) await notifyTagsOf(req, ['tasks', `tasks:${id}`])
  })
}
