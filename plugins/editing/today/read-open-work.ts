import { sql } from '@payloadcms/db-postgres'

import type { Verdict } from '#domain/content/approval/approval-rules.ts'
import type { SectionedSlug } from '#domain/content/drafted-slug.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'

import { sharedRead } from './shared-read.ts'

const mostComments = 8
const mostApprovals = 50

type Place = { of: SectionedSlug; record: string; since: string }
export type OpenComments = Place & { count: number; toMe: number }
export type OpenApproval = Place & {
  id: string
  version: string
  at: string
  verdict: Verdict | null
  reason: string
}
type OpenWork = { comments: OpenComments[]; approvals: OpenApproval[] }

/**
 * Remarks that wait for whoever asks: that name them, that they began, and on pages that they have written, but for those
 * in which they had the last word; and requests that nobody has decided about, with theirs that were given back.
 */
export const readOpenWork = sharedRead(async (req): Promise<OpenWork> => {
  const me = staffOf(req)?.id
  if (!me) return { comments: [], approvals: [] }
  const { rows } = await (await transactionOf(req)).execute<OpenWork & { [name: string]: unknown }>(sql`
    select coalesce((select json_agg(c) from (${commentsOf(me)}) c), '[]') as comments,
           coalesce((select json_agg(a) from (${approvalsOf(me)}) a), '[]') as approvals`)

  return rows[0] ?? { comments: [], approvals: [] }
})

const place = sql`case when site_id is null then 'blocks' else 'sites' end as of,
  coalesce(site_id, block_id) as record`

const commentsOf = (me: string) => sql`
  select ${place}, count(*)::int as count, (count(*) filter (where is_to_me))::int as "toMe",
         min(created_at) as since
    from (
      select c.site_id, c.block_id, c.created_at, c.author_id,
             exists (select from page_comments m
                      where m.to_id = ${me} and (m.id = c.id or m.thread_id = c.id)) as is_to_me,
             (select l.author_id from page_comments l where l.id = c.id or l.thread_id = c.id
               order by l.created_at desc, l.id desc limit 1) as last_author
        from page_comments c where c.thread_id is null and c.settled_at is null
    ) open
   where last_author is distinct from ${me}::uuid and (
         is_to_me or author_id = ${me}
         or exists (select from _sites_v v where v.parent_id = site_id and v.version_writer = ${me})
         or exists (select from _blocks_v v where v.parent_id = block_id and v.version_writer = ${me}))
   group by site_id, block_id
   order by min(created_at)
   limit ${mostComments}`

const approvalsOf = (me: string) => sql`
  select ${place}, id, version_id as version, version_at as at, verdict, reason, asked_at as since
    from page_approvals p
   where withdrawn_at is null and (verdict is null or (verdict = 'returned' and asked_by = ${me}
     and not exists (select from page_approvals n where n.asked_at > p.asked_at
       and (n.site_id = p.site_id or n.block_id = p.block_id))))
   order by asked_at
   limit ${mostApprovals}`
