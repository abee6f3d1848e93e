import type { PayloadRequest } from 'payload'

import { grantsOf } from '#collections/shared/access/access-of.ts'
import { callerOf } from '#kernel/access/caller.ts'
import type { Deed } from '#domain/people/rights.ts'

/** The log is no collection of Payload's, so its row of the table of rights is asked here. */
export function mayDo({ user }: Pick<PayloadRequest, 'user'>, deed: Deed): boolean {
  // Of the request, only the person counts; the admin panel's navigation knows nothing else.
  const caller = callerOf({ user, context: {} } as PayloadRequest)

  return grantsOf('analytics-logs', deed, caller).includes('all')
}
