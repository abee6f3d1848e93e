import type { BaseDatabaseAdapter, FindArgs } from 'payload'

import { askingNow } from '#kernel/database/asking.ts'

type Database = Pick<BaseDatabaseAdapter, 'beginTransaction' | 'find'> & { sessions?: object }

const editLocks = 'payload-locked-documents'

/**
 * Repairs `payload`, `dist/utilities/checkDocumentLockStatus.js`: whether somebody else has a record open is asked
 * without saying for which request, and so on a second connection while the change holds one. As many changes at
 * once as there are connections would wait for each other, and the shop with them. So it is asked within the
 * transaction that is open on behalf of whoever asks.
 */
export function askWithinTransaction(database: Database): void {
  const begin = database.beginTransaction.bind(database)
  const find = database.find.bind(database)

  database.beginTransaction = async (...given) => {
    const id = await begin(...given)
    if (id !== null) askingNow()?.transactions.add(id)
    return id
  }
  database.find = <T>(asked: FindArgs) => {
    const transactionID = asked.req || asked.collection !== editLocks ? undefined : openTransaction(database)

    return find<T>(transactionID === undefined ? asked : { ...asked, req: { transactionID } })
  }
}

/** What has ended has left the database's list. */
function openTransaction({ sessions = {} }: Database): number | string | undefined {
  return [...(askingNow()?.transactions ?? [])].find((id) => id in sessions)
}
