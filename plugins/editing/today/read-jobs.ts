import { sql } from '@payloadcms/db-postgres'

import { type DraftedSlug, draftedSlugs } from '#domain/content/drafted-slug.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'

import { sharedRead } from './shared-read.ts'

/** Of which some are about what the person may not read. */
export const mostRead = 50

export type Job = { id: string; slug: DraftedSlug; record: string; type: unknown; at: string; error: unknown }
/** What should have gone out together and did not. */
export type LateRelease = { id: string; name: string; isFailed: boolean; at: string; problem: string }
type Jobs = { failed: Job[]; ahead: Job[]; late: LateRelease[] }

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

/** The worker comes by every few seconds; what it has left for so long does not go out. */
const lateAfter = '5 minutes'

/** The plans that failed last, those that come next, and releases that are late: the start view has room for one read. */
export const readJobs = sharedRead(async (req): Promise<Jobs> => {
  const columns = sql`id, coalesce(has_error, false) as failed, input -> 'doc' ->> 'relationTo' as slug,
    input -> 'doc' ->> 'value' as record, input ->> 'type' as type,
    to_json(coalesce(wait_until, created_at)) #>> '{}' as at, error`
  const { rows } = await (await transactionOf(req)).execute<Row>(sql`
    (select ${columns} from payload_jobs where task_slug = 'schedulePublish' and has_error
      order by wait_until desc nulls last limit ${mostRead})
    union all
    (select ${columns} from payload_jobs where task_slug = 'schedulePublish' and has_error is not true
      order by wait_until limit ${mostRead})
    union all
    (select id, state = 'failed', 'releases', id::text, name, to_json(coalesce(planned_at, updated_at)) #>> '{}',
            to_jsonb(coalesce(problem, '')) from releases
      where state = 'failed' or (state = 'planned' and planned_at < now() - ${lateAfter}::interval)
      order by planned_at limit ${mostRead})`)

  return {
    failed: jobsIn(rows.filter(({ failed }) => failed)),
    ahead: jobsIn(rows.filter((row) => !row.failed)),
    late: rows.filter(({ slug }) => slug === 'releases').map(lateIn),
  }
})

function jobsIn(rows: readonly Row[]): Job[] {
  return rows.flatMap(({ id, slug: named, record, type, at, error }) => {
    const slug = draftedSlugs.find((drafted) => drafted === named)

    return slug ? [{ id, slug, record: String(record), type, at: new Date(at).toISOString(), error }] : []
  })
}

const lateIn = ({ id, failed, type, at, error }: Row): LateRelease => ({
  id,
  name: String(type),
  isFailed: failed,
  at: new Date(at).toISOString(),
  problem: String(error),
})
