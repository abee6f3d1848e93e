import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { findRecord, findRecords } from '#kernel/database/find-records.ts'
import { holdUntilCommit, requireTransaction } from '#kernel/database/hold-until-commit.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { Refused } from '#kernel/refused.ts'

/**
 * Deletes a folder after what lies in it has come one level up. Where files lie is seen on no page, so they move in one
 * statement, however many they are. Answers how much has moved.
 */
export async function dissolveFolder(req: PayloadRequest, id: string): Promise<number> {
  await requireRight(req, 'delete', 'media-folders', { id })

  return inTransaction(req, async () => {
    await holdUntilCommit(req, 'media-folders')
    const where = { id: { equals: id } }
    const folder = await findRecord(asUser(req), 'media-folders', { where, select: { parent: true } })
    if (!folder) throw new Refused('unknown-record')
    const parent = folder.parent ? idOf(folder.parent) : null

    const moved = (await moveFolders(req, id, parent)) + (await moveFiles(req, id, parent))
    await req.payload.delete({ collection: 'media-folders', id, depth: 0, ...asUser(req) })

    return moved
  })
}

async function moveFolders(req: PayloadRequest, id: string, parent: string | null): Promise<number> {
  const inside = await findRecords(asUser(req), 'media-folders', {
    where: { parent: { equals: id } },
    select: {},
  })
  for (const folder of inside) {
    await req.payload.update({
      collection: 'media-folders',
      id: folder.id,
      data: { parent },
      depth: 0,
      ...asUser(req),
    })
  }

  return inside.length
}

async function moveFiles(req: PayloadRequest, id: string, parent: string | null): Promise<number> {
  const db = await requireTransaction(req)
  let moved = 0
  for (const table of ['images', 'uploads']) {
    const { rowCount } = await db.execute(
      sql`update ${sql.identifier(table)} set folder_id = ${parent} where folder_id = ${id}`,
    )
    moved += rowCount ?? 0
  }

  return moved
}
