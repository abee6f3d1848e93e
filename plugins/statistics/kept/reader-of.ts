import type { PayloadRequest } from 'payload'

import { branchesToRead } from '#kernel/access/branches-to-read.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { Refused } from '#kernel/refused.ts'

/** Who reads the statistics, and of which branches; null where it is all of them. */
export type Reader = { id: string; branches: readonly string[] | null }

/** Whoever may not read them keeps nothing of them either. */
export async function readerOf(req: PayloadRequest): Promise<Reader> {
  const branches = await branchesToRead(req, 'statistics')
  const staff = staffOf(req)
  if (!staff) throw new Refused('not-allowed')

  return { id: staff.id, branches }
}
