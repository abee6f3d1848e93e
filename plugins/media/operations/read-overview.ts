import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { MediaOverview } from '#domain/content/media/media.contract.ts'
import { rightTo } from '#kernel/access/rights.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'

import { allMedia, isDuplicate, tagsOfMedia } from './media-statement.ts'

type Counts = Pick<MediaOverview, 'total' | 'unfiled' | 'undescribed' | 'duplicates'>

/** Folders and tags with how much is in them, and what is still to be done. */
export async function readOverview(req: PayloadRequest): Promise<MediaOverview> {
  const db = await transactionOf(req)
  const folders = await db.execute(sql`
    select id::text as "id", name, parent_id::text as "parent", coalesce("count", 0)::int as "count"
      from media_folders left join (
        select folder_id, count(*) as "count" from ${allMedia} as "media" group by folder_id) as "held"
        on folder_id = media_folders.id
     order by lower(name), id`)
  const tags = await db.execute(sql`
    select min("tag") as "tag", count(*)::int as "count" from ${tagsOfMedia} as "tags"
     group by lower("tag") order by lower(min("tag"))`)
  const counts = await db.execute(sql`
    select count(*)::int as "total", (count(*) filter (where folder_id is null))::int as "unfiled",
           (count(*) filter (where alt = ''))::int as "undescribed",
           (count(*) filter (where ${isDuplicate}))::int as "duplicates" from ${allMedia} as "media"`)

  return {
    folders: folders.rows as MediaOverview['folders'], // the columns of the statements
    tags: tags.rows as MediaOverview['tags'],
    ...(counts.rows[0] as Counts),
    may: await readRights(req),
  }
}

async function readRights(req: PayloadRequest): Promise<MediaOverview['may']> {
  const may = async (...asked: ['create' | 'update' | 'delete', string]) =>
    (await rightTo(req, ...asked)) === true

  return {
    arrange: (await may('update', 'images')) && (await may('update', 'media-folders')),
    upload: await may('create', 'images'),
    uploadFiles: await may('create', 'uploads'),
    deleteFiles: await may('delete', 'uploads'),
  }
}
