import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { type MediaAsked, mediaPageSize } from '#domain/content/media/media.contract.ts'
import { type MediaKind, type MediaOrder, noFolder } from '#domain/content/media/media-terms.ts'
import { usedIdsOf } from '#plugins/references/references.port.ts'

type Query = ReturnType<typeof sql>

/** Pictures, and the files that everybody may open; what guests and colleagues send is no medium. */
export const allMedia = sql`(
  select 'images' as "collection", id::text as "id", version, extension, null::text as "public_hash", alt,
         coalesce(nullif(alt, ''), filename, '') as "title", filename, mime_type, filesize, width, height,
         focal_x, focal_y, checksum, folder_id, created_at
    from images
  union all
  select 'uploads', id::text, version, extension, public_hash, null,
         coalesce(original_name, filename, ''), filename, mime_type, filesize, width, height,
         null, null, checksum, folder_id, created_at
    from uploads where is_public)`

const allTags = sql`(
  select 'images' as "collection", parent_id::text as "id", "text" as "tag", "order" from images_texts where path = 'tags'
  union all
  select 'uploads', parent_id::text, "text", "order" from uploads_texts where path = 'tags')`

export const tagsOfMedia = allTags
const tagsOf = sql`select coalesce(array_agg("tags"."tag" order by "tags"."order"), '{}') from ${allTags} as "tags"
  where "tags"."collection" = "media"."collection" and "tags"."id" = "media"."id"`

/** One page of the media that fit, with how many fit in all on each row. */
export function mediaStatement(payload: Pick<Payload, 'config'>, asked: MediaAsked): Query {
  const [pictures, files] = [usedIdsOf(payload, 'images'), usedIdsOf(payload, 'uploads')]
  const isUnused = asked.state === 'unused'
  // The ids are read only where somebody asks for them.
  const used = isUnused ? sql`"used" as materialized (${pictures.used} union ${files.used}),` : sql``
  const unused = sql`not case when "collection" = 'images' then ${pictures.isUsed(sql`"media"."id"`)}
    else ${files.isUsed(sql`"media"."id"`)} end`
  const conditions = [...conditionsOf(asked), ...(isUnused ? [unused] : [])]

  return sql`with recursive ${used}
    "below" as (
      select id from media_folders where id = ${folderIdOf(asked)}
      union select media_folders.id from media_folders join "below" on media_folders.parent_id = "below".id),
    "fitting" as (select * from ${allMedia} as "media" where ${sql.join(conditions, sql` and `)}),
    "media" as (
      select *, count(*) over ()::int as "total" from "fitting"
       order by ${orderOf(asked)} limit ${mediaPageSize} offset ${(asked.page - 1) * mediaPageSize})
    select "media".*, (${tagsOf}) as "tags",
           greatest(1, (select count(*) from ${allMedia} as "same"
                         where "same".checksum = "media".checksum and "media".checksum <> ''))::int as "copies"
      from "media" order by ${orderOf(asked)}`
}

const folderIdOf = ({ folder }: MediaAsked): string | null => (folder && folder !== noFolder ? folder : null)

function conditionsOf(asked: MediaAsked): Query[] {
  const { search, tag, kind, state, folder, id } = asked

  return [
    sql`true`,
    ...(id ? [sql`"media"."id" = ${id}`] : []),
    ...(folder === noFolder ? [sql`folder_id is null`] : []),
    ...(folderIdOf(asked) ? [inFolder(asked)] : []),
    ...(tag ? [hasTag(sql`lower("tags"."tag") = lower(${tag})`)] : []),
    ...(kind ? [isOfKind[kind]] : []),
    ...(search ? [isFound(search)] : []),
    ...(state === 'undescribed' ? [sql`alt = ''`] : []),
    ...(state === 'duplicate' ? [isDuplicate] : []),
  ]
}

/** What lies in the folder itself; who searches there finds what lies further down as well. */
const inFolder = (asked: MediaAsked): Query =>
  asked.search ? sql`folder_id in (select id from "below")` : sql`folder_id = ${folderIdOf(asked)}`

const hasTag = (condition: Query): Query => sql`exists (select 1 from ${allTags} as "tags"
  where "tags"."collection" = "media"."collection" and "tags"."id" = "media"."id" and ${condition})`

function isFound(search: string): Query {
  const pattern = `%${search.trim().replaceAll(/[\\%_]/g, '\\$&')}%`

  return sql`(title ilike ${pattern} or filename ilike ${pattern} or ${hasTag(sql`"tags"."tag" ilike ${pattern}`)})`
}

const isOfKind: Record<MediaKind, Query> = {
  picture: sql`mime_type like 'image/%'`,
  film: sql`mime_type like 'video/%'`,
  sound: sql`mime_type like 'audio/%'`,
  document: sql`coalesce(mime_type, '') !~ '^(image|video|audio)/'`,
}

export const isDuplicate = sql`checksum <> '' and checksum in (
  select checksum from ${allMedia} as "all" where checksum <> '' group by checksum having count(*) > 1)`

const orders: Record<MediaOrder, Query> = {
  newest: sql`created_at desc, id desc`,
  oldest: sql`created_at, id`,
  name: sql`lower(title), id`,
  largest: sql`filesize desc nulls last, id`,
}

/** The same content stands beside each other where that is what is looked for. */
const orderOf = ({ state, order }: MediaAsked): Query =>
  state === 'duplicate' ? sql`checksum, created_at, id` : orders[order]
