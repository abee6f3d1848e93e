import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { type DraftedSlug, draftedSlugs } from '#domain/content/drafted-slug.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import type { TodayLine } from '#plugins/desk/today.port.ts'

const mostShown = 8

/**
 * Open remarks that wait for whoever asks: those that name them, those that they began, and those on pages that they
 * have written; not those in which they had the last word.
 */
export async function waitingComments(req: PayloadRequest): Promise<TodayLine[]> {
  const me = staffOf(req)?.id
  if (!me) return []
  const waiting = await readWaiting(req, me)
  const names = await namesOf(req, waiting)

  return waiting.flatMap(({ of, record, count, toMe, since }): TodayLine[] => {
    const name = names.get(record)
    if (name === undefined) return []
    const words = count === 1 ? 'offener Kommentar' : 'offene Kommentare'

    return [
      {
        key: `comments-${record}`,
        label: `${words} auf „${name}“`,
        count,
        since,
        ...(toMe > 0 && { note: toMe === count ? 'an Sie' : `${toMe} davon an Sie` }),
        tone: 'waits',
        path: `/collections/${of}/${record}?kommentare=1`,
      },
    ]
  })
}

/** As many as the start view tells. */
export async function countComments(req: PayloadRequest): Promise<number> {
  return (await waitingComments(req)).reduce((sum, { count }) => sum + count, 0)
}

type Waiting = {
  of: DraftedSlug
  record: string
  count: number
  toMe: number
  since: string
  [name: string]: unknown
}

async function readWaiting(req: PayloadRequest, me: string): Promise<Waiting[]> {
  const { rows } = await (await transactionOf(req)).execute<Waiting>(sql`
    with open as (
      select c.id, c.site_id, c.block_id, c.created_at, c.author_id,
             exists (select from page_comments m where m.to_id = ${me} and (m.id = c.id or m.thread_id = c.id)) as is_to_me,
             (select l.author_id from page_comments l where l.id = c.id or l.thread_id = c.id
               order by l.created_at desc, l.id desc limit 1) as last_author
        from page_comments c where c.thread_id is null and c.settled_at is null
    )
    select case when site_id is null then 'blocks' else 'sites' end as of, coalesce(site_id, block_id) as record,
           count(*)::int as count, (count(*) filter (where is_to_me))::int as "toMe",
           to_json(min(created_at)) #>> '{}' as since
      from open
     where last_author is distinct from ${me}::uuid and (
           is_to_me or author_id = ${me}
           or exists (select from _sites_v v where v.parent_id = site_id and v.version_writer = ${me})
           or exists (select from _blocks_v v where v.parent_id = block_id and v.version_writer = ${me}))
     group by site_id, block_id
     order by min(created_at)
     limit ${mostShown}`)

  return rows
}

/** Without what the person may not read, and without what lies in the trash. */
async function namesOf(req: PayloadRequest, waiting: readonly Waiting[]): Promise<Map<string, string>> {
  const named = await Promise.all(
    draftedSlugs.map(async (slug) => {
      const ids = waiting.filter(({ of }) => of === slug).map(({ record }) => record)
      return ids.length === 0
        ? []
        : findRecords(asUser(req), slug, { where: { id: { in: ids } }, select: { name: true } })
    }),
  )

  return new Map(named.flat().map(({ id, name }) => [id, name || 'Ohne Namen']))
}
