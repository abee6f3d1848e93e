import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { type DraftedSlug, draftedSlugs } from '#domain/content/drafted-slug.ts'
import { rightTo } from '#kernel/access/rights.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'

export type Draft = { id: string; slug: DraftedSlug; name: string; path: string | null; at: string }
type Drafts = { drafts: Draft[]; pages: number }

/** The drafts that were written last, of all kinds that the person may write, and how many pages have one. */
export async function readDrafts(req: PayloadRequest, most: number): Promise<Drafts> {
  const rights = await Promise.all(draftedSlugs.map((slug) => rightTo(req, 'update', slug)))
  const slugs = draftedSlugs.filter((_, index) => rights[index] === true)
  if (slugs.length === 0) return { drafts: [], pages: 0 }
  const { rows } = await (await transactionOf(req)).execute<
    Draft & { count: number; [name: string]: unknown }
  >(
    sql`select id, slug, coalesce(nullif(name, ''), 'Ohne Namen') as name, path, to_json(at) #>> '{}' as at, count
          from (${sql.join(slugs.map(newestOf), sql` union all `)}) drafts order by at desc limit ${most}`,
  )

  return { drafts: rows, pages: rows.find(({ slug }) => slug === 'sites')?.count ?? 0 }
}

/** Pages alone have an address, and a trash. */
const newestOf = (slug: DraftedSlug) => sql`
  select parent_id as id, ${slug}::text as slug, version_name as name, version_updated_at as at,
         ${slug === 'sites' ? sql`version_path` : sql`null`} as path, (count(*) over ())::int as count
    from ${sql.identifier(`_${slug}_v`)}
   where latest and version__status = 'draft' ${slug === 'sites' ? sql`and version_deleted_at is null` : sql``}`
