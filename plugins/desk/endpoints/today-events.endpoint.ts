import type { PayloadRequest } from 'payload'

import { todayEventsContract } from '#domain/operations/today.contract.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { withContract } from '#kernel/api/endpoint-of.ts'
import { liveBusOf } from '#kernel/live/bus-of.ts'
import { openEventStream } from '#kernel/live/event-stream.ts'
import { Refused } from '#kernel/refused.ts'

import { tagsOfToday } from '../today/read-today.ts'

/**
 * Tells a start view that it should read again: that something changed of a kind which it shows, in whichever branch,
 * and nothing of it.
 */
export const todayEventsEndpoint = withContract(todayEventsContract, async (req) => {
  if (!staffOf(req)) throw new Refused('not-allowed')

  return openEventStream({
    bus: liveBusOf(req.payload),
    tags: await tagsOfToday(req),
    signal: req.signal,
    read: async (news) => ({ id: news, event: {} }),
    holds: () => isStaffStill(req),
  })
})

/** A session may end, and an account be blocked, while somebody listens. */
async function isStaffStill({ payload, headers }: PayloadRequest): Promise<boolean> {
  const { user } = await payload.auth({ headers, canSetHeaders: false })

  return staffOf({ user }) !== null
}
