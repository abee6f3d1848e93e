import type { PayloadRequest } from 'payload'

import { Refused } from '../refused.ts'
import { callerOf, staffOf } from './caller.ts'
import { rightTo } from './rights.ts'

/**
 * The ids of the branches of which somebody of the staff may read something; null where it is all of them. Devices read
 * what their screen shows, at its own address.
 */
export async function branchesToRead(req: PayloadRequest, slug: string): Promise<readonly string[] | null> {
  const granted = await rightTo(req, 'read', slug)
  if (!granted || !staffOf(req)) throw new Refused('not-allowed')

  return granted === true ? null : callerOf(req).branches
}
