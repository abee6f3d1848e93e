import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { SectionedSlug } from '#domain/content/drafted-slug.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { requireTransaction, transactionOf } from '#kernel/database/hold-until-commit.ts'
import { Refused } from '#kernel/refused.ts'

/** What is written to: a page or a piece. */
export type Commented = { of: SectionedSlug; record: string }

/** What live views follow; comments are no collection. */
export const commentsTag = 'page-comments'

export const ownerColumn = (of: SectionedSlug) => sql.identifier(of === 'sites' ? 'site_id' : 'block_id')

/** Only whoever may change the record sees or writes remarks to it; what is in the trash is gone. */
export async function requireCommented(req: PayloadRequest, { of, record }: Commented): Promise<void> {
  await requireRight(req, 'update', of)
  const known = await findRecord(asUser(req), of, { where: { id: { equals: record } }, select: {} })
  if (!known) throw new Refused('unknown-record')
}

/** The same, and it stays there until the transaction ends. */
export async function holdCommented(req: PayloadRequest, commented: Commented): Promise<void> {
  await requireCommented(req, commented)
  const { rows } = await (await requireTransaction(req)).execute(
    sql`select 1 from ${sql.identifier(commented.of)} where id = ${commented.record} for key share`,
  )
  if (rows.length === 0) throw new Refused('unknown-record')
}

type StoredSection = { id?: string | null; blockType: string }

/** The sections of the newest draft, as far as remarks go. */
export async function readSections(req: PayloadRequest, { of, record }: Commented): Promise<StoredSection[]> {
  const column = sql.identifier(of === 'sites' ? 'version_content_body' : 'version_content_sections')
  const { rows } = await (await transactionOf(req)).execute<StoredSection>(sql`
    select section ->> 'id' as id, section ->> 'blockType' as "blockType"
      from (select ${column} as body from ${sql.identifier(`_${of}_v`)}
             where parent_id = ${record} order by updated_at desc limit 1) newest,
           jsonb_array_elements(case jsonb_typeof(body) when 'array' then body else '[]' end)
             with ordinality as each (section, place)
     order by place`)

  return rows
}
