import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterOperationHook } from 'payload'

import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { erasedTitle, personalCollections } from '#domain/operations/log-retention.ts'

/**
 * Erasing a person's record takes what the log tells about them along: that something happened, when and by
 * whom stays. Runs after the delete itself was logged, in the same transaction.
 */
export const forgetErased: CollectionAfterOperationHook = async ({ collection, operation, req, result }) => {
  const isDelete = operation === 'delete' || operation === 'deleteByID'
  if (!isDelete || !personalCollections.some((slug) => slug === collection.slug)) return result

  const ids = idsOf(result)
  if (ids.length > 0) {
    const transaction = await transactionOf(req)
    const list = sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )
    await transaction.execute(sql`
      update logs set title = ${erasedTitle}, changes = null
      where collection = ${collection.slug} and document_id in (${list})`)
  }

  return result
}

/** One record, or many with what went wrong beside them. */
function idsOf(result: unknown): string[] {
  const { docs, id } = (result ?? {}) as { docs?: { id: unknown }[]; id?: unknown }

  return (docs ?? [{ id }]).flatMap((doc) => (typeof doc.id === 'string' ? [doc.id] : []))
}
