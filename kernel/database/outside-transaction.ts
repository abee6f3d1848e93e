import { sql } from '@payloadcms/db-postgres'
import { commitTransaction, initTransaction, type PayloadRequest } from 'payload'

import { openTransactionOf } from './hold-until-commit.ts'

/**
 * What takes long without needing the database, such as asking another server: meanwhile the call has neither a
 * connection nor a lock, so that nobody waits behind it. It goes on in another transaction, which is as good as long as
 * nothing was written or held in the first one; where something was, that is kept and the work is done within.
 */
export async function outsideTransaction<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!(await isUntouched(req))) return work()

  await commitTransaction(req)
  try {
    return await work()
  } finally {
    await initTransaction(req)
  }
}

/** Rows that are held give a transaction its number as well as those that are written. */
async function isUntouched(req: PayloadRequest): Promise<boolean> {
  const transaction = await openTransactionOf(req)
  if (!transaction) return false
  const { rows } = await transaction.execute<{ isUntouched: boolean }>(sql`
    select pg_current_xact_id_if_assigned() is null
       and not exists (select from pg_locks where pid = pg_backend_pid() and locktype = 'advisory') as "isUntouched"`)

  return rows[0]?.isUntouched === true
}
