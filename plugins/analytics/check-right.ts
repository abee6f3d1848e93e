import type { PayloadRequest } from 'payload'

import { grantsOf } from '#collections/shared/access/access-of.ts'
import { callerOf } from '#collections/shared/access/caller.ts'
import { Refused } from '#collections/shared/refused.ts'
import type { Deed } from '#domain/people/rights.ts'

/** The log is no collection of Payload's, so its row of the table of rights is asked here. */
export function checkRight(req: PayloadRequest, deed: Deed): void {
  if (mayDo(req, deed)) return

  throw new Refused(req.user ? 'not-allowed' : 'unauthenticated')
}

/** Whether whoever asks may do it; the admin panel knows the person without the request. */
export function mayDo(req: Pick<PayloadRequest, 'user' | 'context'>, deed: Deed): boolean {
  return grantsOf('analytics-logs', deed, callerOf(req as PayloadRequest)).includes('all')
}
