import type { BaseDatabaseAdapter, Payload, PayloadRequest } from 'payload'

import { openTransactionOf } from '../database/hold-until-commit.ts'
import { liveBusOf } from './bus-of.ts'
import { onePerPayload } from './one-per-payload.ts'
import { tagsThatEnd } from './tags.ts'

/** By transaction; what is rolled back is forgotten with it. */
const changes = onePerPayload<WeakMap<object, Set<string>>>('theke.own-changes')

/** What has changed in an open transaction is told within this process when that is committed. */
export function tellOwnAtCommit(database: BaseDatabaseAdapter & { payload: Payload }): void {
  const { payload } = database
  const waiting = new WeakMap<object, Set<string>>()
  changes.attach(payload, waiting)
  const commit = database.commitTransaction.bind(database)

  database.commitTransaction = async (transactionID) => {
    const transaction = await openTransactionOf({ payload, transactionID })
    await commit(transactionID)
    const tags = transaction && waiting.get(transaction)
    if (tags) liveBusOf(payload)?.tellOwn({ tags: [...tags] })
  }
}

/**
 * What the database tells comes round after whoever changed something has been answered. The caches of this process
 * do not wait for it: who is answered here and looks here sees what was saved.
 */
export async function noteOwnChange(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  tags: readonly string[],
): Promise<void> {
  const transaction = await openTransactionOf(req)
  if (!transaction) return liveBusOf(req.payload)?.tellOwn({ tags: [...tags] })

  const waiting = changes.of(req.payload)
  // What one write leaves open, another one beside it must not seem to say.
  waiting?.set(transaction, new Set([...(waiting.get(transaction) ?? []), ...tagsThatEnd(tags)]))
}
