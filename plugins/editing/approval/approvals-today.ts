import type { PayloadRequest } from 'payload'

import { isSecondPerson, standingOf } from '#domain/content/approval/approval-rules.ts'
import { staffOf } from '#kernel/access/caller.ts'
import type { TodayLine } from '#plugins/desk/today.port.ts'

import { type OpenApproval, readOpenWork } from '../today/read-open-work.ts'
import { readRecordNames } from '../today/read-record-names.ts'
import { type AskedState, readAskedStates } from './read-asked-states.ts'

/** What waits for whoever may let it out, and what was given back to whoever asked, until something was changed. */
export async function waitingApprovals(req: PayloadRequest): Promise<TodayLine[]> {
  const me = staffOf(req)?.id
  if (!me) return []
  const { approvals } = await readOpenWork(req)
  const states = await readAskedStates(req, approvals)
  const waiting = approvals.filter((request) => isWaitingFor(me, request, states.get(request.record)))
  const names = await readRecordNames(req, waiting)

  return waiting.flatMap((request) => {
    const name = names.get(request.record)
    return name === undefined ? [] : [lineOf(request, name)]
  })
}

/** As many as the start view tells. */
export const countApprovals = async (req: PayloadRequest): Promise<number> =>
  (await waitingApprovals(req)).length

function isWaitingFor(me: string, request: OpenApproval, newest: AskedState | undefined): boolean {
  if (!newest?.isNeeded) return false
  if (standingOf({ ...request, verdict: null, isWithdrawn: false }, newest) !== 'pending') return false

  return request.verdict !== null || isSecondPerson(me, newest.writers)
}

function lineOf({ of, record, verdict, reason, since, id }: OpenApproval, name: string): TodayLine {
  return {
    key: `approval-${id}`,
    label:
      verdict === null ? `Freigabe angefragt für „${name}“` : `Freigabe von „${name}“ wurde zurückgegeben`,
    count: 1,
    since,
    ...(reason !== '' && { note: reason }),
    tone: 'waits',
    path: `/collections/${of}/${record}`,
  }
}
