import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterDeleteHook } from 'payload'

import { transactionOf } from '#kernel/database/hold-until-commit.ts'

/** Whoever is erased is named by no message either; that there was one stays. */
export const forgetRecipients: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    update messages set recipient = null where about = ${`${collection.slug}:${String(id)}`}`)
}
