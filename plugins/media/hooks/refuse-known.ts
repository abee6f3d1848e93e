import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { mediumTitle } from '#domain/content/media/medium-title.ts'
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
  const known = await findKnown(req, collection.slug, String(data.checksum))
  if (known) throw new Refused('already-there', { collection: collection.slug, ...known })

  return data
}

/** The first of them; of files, only what everybody may open. */
async function findKnown(req: PayloadRequest, slug: string, checksum: string) {
  const [isShown, alt, name] =
    slug === 'uploads'
      ? [sql`and is_public`, sql`null`, sql`original_name`]
      : [sql``, sql`alt`, sql`filename`]
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select id::text as "id", ${alt} as "alt", ${name} as "name" from ${sql.identifier(slug)}
     where checksum = ${checksum} ${isShown} order by created_at limit 1`)
  const [row] = rows as { id: string; alt: string | null; name: string | null }[] // the columns above

  return row && { id: row.id, title: mediumTitle(row) }
}
