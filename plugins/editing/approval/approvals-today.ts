import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { isSecondPerson, standingOf, type Verdict } from '#domain/content/approval/approval-rules.ts'
import type { DraftedSlug } from '#domain/content/drafted-slug.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import type { TodayLine } from '#plugins/desk/today.port.ts'

import { needsApproval, readNewestState, readWriters } from './states.ts'

/** Of which some are not for whoever asks. */
const mostRead = 50

/** What waits for whoever may let it out, and what was given back to whoever asked, until something was changed. */
export async function waitingApprovals(req: PayloadRequest): Promise<TodayLine[]> {
  const me = staffOf(req)?.id
  if (!me) return []
  const lines: TodayLine[] = []
  for (const request of await readOpen(req, me)) {
    const line = await lineOf(req, request, me)
    if (line) lines.push(line)
  }

  return lines
}

/** As many as the start view tells. */
export const countApprovals = async (req: PayloadRequest): Promise<number> =>
  (await waitingApprovals(req)).length

type Open = {
  id: string
  of: DraftedSlug
  record: string
  version: string
  at: string
  verdict: Verdict | null
  reason: string
  askedAt: string
  [name: string]: unknown
}

async function lineOf(req: PayloadRequest, request: Open, me: string): Promise<TodayLine | null> {
  const { of, record, verdict, reason, askedAt } = request
  const newest = await readNewestState(req, request)
  const isSame = standingOf({ ...request, verdict: null, isWithdrawn: false }, newest) === 'pending'
  if (!newest || !isSame) return null
  if (!(await needsApproval(req, { of, id: record, division: newest.division }))) return null
  if (verdict === null && !isSecondPerson(me, await readWriters(req, request))) return null
  const known = await findRecord(asUser(req), of, {
    where: { id: { equals: record } },
    select: { name: true },
  })
  if (!known) return null
  const name = known.name || 'Ohne Namen'

  return {
    key: `approval-${request.id}`,
    label:
      verdict === null ? `Freigabe angefragt für „${name}“` : `Freigabe von „${name}“ wurde zurückgegeben`,
    count: 1,
    since: askedAt,
    ...(reason !== '' && { note: reason }),
    tone: 'waits',
    path: `/collections/${of}/${record}`,
  }
}

async function readOpen(req: PayloadRequest, me: string): Promise<Open[]> {
  const { rows } = await (await transactionOf(req)).execute<Open>(sql`
    select id, case when site_id is null then 'blocks' else 'sites' end as of, coalesce(site_id, block_id) as record,
           version_id as version, to_json(version_at) #>> '{}' as at, verdict, reason,
           to_json(asked_at) #>> '{}' as "askedAt"
      from page_approvals p
     where withdrawn_at is null and (verdict is null or (verdict = 'returned' and asked_by = ${me}
       and not exists (select from page_approvals n where n.asked_at > p.asked_at
         and (n.site_id = p.site_id or n.block_id = p.block_id))))
     order by asked_at
     limit ${mostRead}`)

  return rows
}
