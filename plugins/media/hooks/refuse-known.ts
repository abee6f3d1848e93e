import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'

import { unlessKnown } from '#domain/content/media/media-terms.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { holdUntilCommit, transactionOf } from '#kernel/database/hold-until-commit.ts'
import { Refused } from '#kernel/refused.ts'

/** Who adds a file and wants to be told whether it is there already, says so; everybody else adds it. */
export const refuseKnown: CollectionBeforeChangeHook = async ({ collection, data, operation, req }) => {
  const isAsked = operation === 'create' && req.query?.[unlessKnown] === 'true'
  if (!isAsked || !data.checksum || !staffOf(req)) return data

  // The same file twice among many that come at once is found as well.
  await holdUntilCommit(req, `media ${String(data.checksum)}`)
  const isShown = collection.slug === 'uploads' ? sql`and is_public` : sql``
  const title = collection.slug === 'uploads' ? sql`original_name` : sql`coalesce(nullif(alt, ''), filename)`
  const { rows } = await (
    await transactionOf(req)
  ).execute(sql`select id::text as "id", ${title} as "title" from ${sql.identifier(collection.slug)}
                 where checksum = ${data.checksum} ${isShown} order by created_at limit 1`)
  const [known] = rows
  if (known) {
    throw new Refused('already-there', { collection: collection.slug, id: known.id, title: known.title })
  }

  return data
}
