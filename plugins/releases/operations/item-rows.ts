import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { type DraftedSlug, draftedSlugs } from '#domain/content/drafted-slug.ts'
import type { ReleaseState } from '#domain/content/releases/release-rules.ts'
import { requireTransaction, transactionOf } from '#kernel/database/hold-until-commit.ts'
import { Refused } from '#kernel/refused.ts'

export type Item = { of: DraftedSlug; record: string }
export type NamedItem = Item & { name: string }
export type Release = {
  id: string
  name: string
  state: ReleaseState
  plannedAt: string | null
  plannedBy: string | null
  publishedAt: string | null
  problem: string
  [name: string]: unknown
}

/** As Payload answers it, so that one moment is spelt in one way. */
export const instantOf = (column: 'planned_at' | 'published_at') =>
  sql`to_char(${sql.identifier(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const columns = sql`id, name, state, ${instantOf('planned_at')} as "plannedAt", planned_by_id as "plannedBy",
  ${instantOf('published_at')} as "publishedAt", coalesce(problem, '') as problem`

export async function readRelease(req: PayloadRequest, id: string): Promise<Release> {
  const { rows } = await (await transactionOf(req)).execute<Release>(
    sql`select ${columns} from releases where id = ${id}`,
  )
  if (!rows[0]) throw new Refused('unknown-record')

  return rows[0]
}

/** As every change of it does: whoever publishes, plans or fills it does so one after the other. */
export async function holdRelease(req: PayloadRequest, id: string): Promise<Release> {
  const { rows } = await (await requireTransaction(req)).execute<Release>(
    sql`select ${columns} from releases where id = ${id} for no key update`,
  )
  if (!rows[0]) throw new Refused('unknown-record')

  return rows[0]
}

export async function readItems(req: PayloadRequest, release: string): Promise<NamedItem[]> {
  const { rows } = await (await transactionOf(req)).execute<NamedItem & { [name: string]: unknown }>(sql`
    select slug as of, record::text as record, name from release_items
     where release_id = ${release} order by added_at, record`)

  return rows
}

/** The one that has not gone out yet and has this in it. */
export async function readReleaseOf(req: PayloadRequest, { of, record }: Item): Promise<Release | null> {
  const { rows } = await (await transactionOf(req)).execute<Release>(sql`
    select ${columns} from releases
     where id = (select release_id from release_items where is_open and slug = ${of} and record = ${record})`)

  return rows[0] ?? null
}

/** What it could be taken into instead. */
export async function readOpenReleases(req: PayloadRequest): Promise<{ id: string; name: string }[]> {
  const { rows } = await (await transactionOf(req)).execute<{
    id: string
    name: string
    [name: string]: unknown
  }>(sql`select id, name from releases where state <> 'published' order by updated_at desc limit 50`)

  return rows
}

const mostOffered = 100

/** Drafts that are in none, the latest first. */
export async function readOffered(req: PayloadRequest): Promise<NamedItem[]> {
  const drafts = draftedSlugs.map(
    (slug) => sql`
      select ${slug}::text as of, parent_id as record, version_name as name, updated_at from ${sql.identifier(`_${slug}_v`)}
       where latest and version__status = 'draft'${slug === 'sites' ? sql` and version_deleted_at is null` : sql``}`,
  )
  const { rows } = await (await transactionOf(req)).execute<NamedItem & { [name: string]: unknown }>(sql`
    select of, record::text as record, coalesce(nullif(name, ''), 'Ohne Namen') as name
      from (${sql.join(drafts, sql` union all `)}) drafts
     where not exists (select from release_items i where i.is_open and i.slug = of and i.record = drafts.record)
     order by updated_at desc limit ${mostOffered}`)

  return rows
}
