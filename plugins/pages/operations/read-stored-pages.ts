import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '#kernel/database/hold-until-commit.ts'

/** A page as it lies in the database: what visitors would be shown, beside what was written last. */
export type StoredPage = {
  id: string
  name: string | null
  type: string
  /** Empty where a draft has none yet. */
  path: string
  draftPath: string
  division: string | null
  status: string
  isPublic: boolean | null
  hasNewerDraft: boolean
  wasPublished: boolean
  isIndexed: boolean | null
  hasSeo: boolean
  position: number | null
  changedAt: string
  changedBy: string | null
}

/**
 * Every page in one statement, without its sections: Payload would read them with the page, and a second time for the
 * newest draft. What has never been out stands only in its newest version as it is now.
 */
export async function readStoredPages(req: PayloadRequest): Promise<StoredPage[]> {
  const { rows } = await (await transactionOf(req)).execute<StoredPage>(sql`
    select s.id,
           coalesce(v.version_name, s.name) as name,
           coalesce(v.version_type::text, s.type::text) as type,
           coalesce(case when s._status = 'published' then s.path else coalesce(v.version_path, s.path) end, '')
             as path,
           coalesce(v.version_path, s.path, '') as "draftPath",
           case when s._status = 'published' then s.division_id else v.version_division_id end as division,
           s._status as status,
           s.is_public as "isPublic",
           s._status = 'published' and v.version__status = 'draft' as "hasNewerDraft",
           s._status = 'published' or exists (
             select from _sites_v w where w.parent_id = s.id and w.version__status = 'published'
           ) as "wasPublished",
           coalesce(v.version_seo_is_indexed, s.seo_is_indexed) as "isIndexed",
           coalesce(v.version_seo_title, '') <> '' or coalesce(v.version_seo_description, '') <> '' as "hasSeo",
           coalesce(v.version_position, s.position)::int as position,
           to_char(greatest(s.updated_at, v.version_updated_at) at time zone 'UTC',
                   'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "changedAt",
           l.actor_name as "changedBy"
      from sites s
      left join _sites_v v on v.parent_id = s.id and v.latest
      left join lateral (
        select actor_name from logs
         where "collection" = 'sites' and document_id = s.id::text order by at desc limit 1
      ) l on true
     where s.deleted_at is null
     order by 4, 1`)

  return rows
}
