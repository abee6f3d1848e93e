import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { readDivisions } from '#collections/shared/divisions.ts'
import { isOfStrictDivision, strictDivisions } from '#domain/content/approval/approval-rules.ts'
import type { SectionedSlug } from '#domain/content/drafted-slug.ts'
import { idOf } from '#kernel/access/caller.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'

import { type Commented, ownerColumn } from '../comments/comment-tables.ts'

type Judged = { of: SectionedSlug; id: string | null; division: unknown }

/** Whether a second person has to look at it: by its own brand, or by one whose pages show it. */
export async function needsApproval(req: PayloadRequest, { of, id, division }: Judged): Promise<boolean> {
  const divisions = await readDivisions(req)
  const strict = strictDivisions(divisions)
  if (strict.length === 0) return false
  if (isOfStrictDivision(division ? idOf(division) : null, divisions)) return true
  if (of === 'sites' || id === null) return false

  return isShownByStrictPages(req, id, strict)
}

async function isShownByStrictPages(req: PayloadRequest, piece: string, strict: Strict): Promise<boolean> {
  const { rows } = await (await transactionOf(req)).execute(strictPagesShowing(sql`${piece}::uuid`, strict))

  return rows.length > 0
}

export type Strict = readonly { id: string; isDefault?: boolean | null }[]

/** By one that visitors see, or by what is next to be seen of one: whoever approves that has seen the piece as it is. */
export function strictPagesShowing(piece: SQL, strict: Strict): SQL {
  const ids = sql.join(
    strict.map((each) => sql`${each.id}`),
    sql`, `,
  )
  const isDefaultStrict = strict.some(({ isDefault }) => isDefault)

  return sql`
    select 1 from (
        select division_id as division, content_body as body from sites
         where _status = 'published' and is_public and deleted_at is null
        union all
        select version_division_id, version_content_body from _sites_v
         where latest and version_deleted_at is null) pages
     where (division in (${ids}) or (division is null and ${isDefaultStrict}))
       and body::text like '%"' || ${piece}::text || '"%'
     limit 1`
}

export type NewestState = {
  version: string
  at: string
  status: 'draft' | 'published'
  isPublic: boolean
  division: string | null
  digest: string
  [name: string]: unknown
}

/** The newest state of a record, with what tells it from any other one to the byte. */
export async function readNewestState(
  req: PayloadRequest,
  { of, record }: Commented,
): Promise<NewestState | null> {
  const { rows } = await (await transactionOf(req)).execute<NewestState>(sql`
    select v.id as version, to_json(v.version_updated_at) #>> '{}' as at, v.version__status as status,
           coalesce(v.version_is_public, false) as "isPublic", v.version_division_id as division,
           ${digestOf('v', 'version_')} as digest
      from ${sql.identifier(`_${of}_v`)} v where v.parent_id = ${record} order by v.updated_at desc limit 1`)

  return rows[0] ?? null
}

/** The same of what visitors see; null where they see nothing. */
export async function readLiveDigest(req: PayloadRequest, { of, record }: Commented): Promise<string | null> {
  const { rows } = await (await transactionOf(req)).execute<{ digest: string }>(sql`
    select ${digestOf('s', '')} as digest from ${sql.identifier(of)} s
     where s.id = ${record} and s._status = 'published' and s.is_public`)

  return rows[0]?.digest ?? null
}

/** What is published with a state and is none of its content. */
const aboutState = [
  'id',
  'updated_at',
  'created_at',
  'deleted_at',
  '_status',
  'is_public',
  'writer',
  'written_in',
]

/**
 * By the columns themselves, so that no field can be forgotten; those of versions are called after those of records.
 * What is empty is stored in more than one way.
 */
const digestOf = (row: 'v' | 's', prefix: 'version_' | '') => {
  const skipped = sql.join(
    aboutState.map((name) => sql`${prefix + name}`),
    sql`, `,
  )

  return sql`(select encode(sha256(convert_to(jsonb_object_agg(substr(key, ${prefix.length + 1}::int), value)::text, 'UTF8')), 'hex')
    from jsonb_each(to_jsonb(${sql.identifier(row)}))
   where starts_with(key, ${prefix}) and key not in (${skipped})
     and value not in ('null', '[]', '{}', '""'))`
}

/** Everybody who has written a part of what visitors do not see yet. */
export async function readWriters(req: PayloadRequest, { of, record }: Commented): Promise<string[]> {
  const { rows } = await (await transactionOf(req)).execute<{ id: string }>(
    writersOf(of, sql`${record}::uuid`),
  )

  return rows.map(({ id }) => id)
}

export function writersOf(of: SectionedSlug, record: SQL): SQL {
  const versions = sql.identifier(`_${of}_v`)

  return sql`
    select user_id::text as id from page_writers where ${ownerColumn(of)} = ${record}
    union select version_writer from ${versions}
     where parent_id = ${record} and version_writer is not null and created_at > coalesce(
       (select max(created_at) from ${versions} where parent_id = ${record} and version__status = 'published'),
       '-infinity')`
}
