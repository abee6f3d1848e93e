import type { PayloadRequest } from 'payload'

import { isSecondPerson, standingOf } from '#domain/content/approval/approval-rules.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import type { TodayLine } from '#plugins/desk/today.port.ts'

import { type OpenApproval, readOpenWork } from '../today/read-open-work.ts'
import { needsApproval, readNewestState, readWriters } from './states.ts'

/** What waits for whoever may let it out, and what was given back to whoever asked, until something was changed. */
export async function waitingApprovals(req: PayloadRequest): Promise<TodayLine[]> {
  const me = staffOf(req)?.id
  if (!me) return []
  const lines: TodayLine[] = []
  for (const request of (await readOpenWork(req)).approvals) {
    const line = await lineOf(req, request, me)
    if (line) lines.push(line)
  }

  return lines
}

/** As many as the start view tells. */
export const countApprovals = async (req: PayloadRequest): Promise<number> =>
  (await waitingApprovals(req)).length

async function lineOf(req: PayloadRequest, request: OpenApproval, me: string): Promise<TodayLine | null> {
  const { of, record, verdict, reason, since } = request
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
    since,
    ...(reason !== '' && { note: reason }),
    tone: 'waits',
    path: `/collections/${of}/${record}`,
  }
}
