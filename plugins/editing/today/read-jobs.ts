import { sql } from '@payloadcms/db-postgres'

import { type DraftedSlug, draftedSlugs } from '#domain/content/drafted-slug.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'

import { sharedRead } from './shared-read.ts'

/** Of which some are about what the person may not read. */
export const mostRead = 50

export type Job = { id: string; slug: DraftedSlug; record: string; type: unknown; at: string; error: unknown }
type Jobs = { failed: Job[]; ahead: Job[] }

type Row = {
  id: string
  failed: boolean
  slug: unknown
  record: unknown
  type: unknown
  at: string
  error: unknown
  [name: string]: unknown
}

/** The plans that failed last, and those that come next. */
export const readJobs = sharedRead(async (req): Promise<Jobs> => {
  const columns = sql`id, coalesce(has_error, false) as failed, input -> 'doc' ->> 'relationTo' as slug,
    input -> 'doc' ->> 'value' as record, input ->> 'type' as type,
    to_json(coalesce(wait_until, created_at)) #>> '{}' as at, error`
  const { rows } = await (await transactionOf(req)).execute<Row>(sql`
    (select ${columns} from payload_jobs where task_slug = 'schedulePublish' and has_error
      order by wait_until desc nulls last limit ${mostRead})
    union all
    (select ${columns} from payload_jobs where task_slug = 'schedulePublish' and has_error is not true
      order by wait_until limit ${mostRead})`)

  return {
    failed: jobsIn(rows.filter(({ failed }) => failed)),
    ahead: jobsIn(rows.filter((row) => !row.failed)),
  }
})

function jobsIn(rows: readonly Row[]): Job[] {
  return rows.flatMap(({ id, slug: named, record, type, at, error }) => {
    const slug = draftedSlugs.find((drafted) => drafted === named)

    return slug ? [{ id, slug, record: String(record), type, at: new Date(at).toISOString(), error }] : []
  })
}
