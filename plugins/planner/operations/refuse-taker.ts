import type { PayloadRequest } from 'payload'

import { refusalsOfShift } from '#collections/shared/people/refusals-of-shift.ts'
import { zoneOfBranch } from '#collections/shared/zone-of-branch.ts'
import { shiftProblemTexts } from '#domain/workforce/working-schedule.ts'
import { idOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { problemsFrom, refuseFields } from '#kernel/refuse-fields.ts'
import { Refused } from '#kernel/refused.ts'

import type { SwapShift } from './swap-record.ts'

/** Refuses a shift to somebody who cannot have it; a person of elsewhere is answered like one that does not exist. */
export async function refuseTaker(req: PayloadRequest, shift: SwapShift, taker: string): Promise<void> {
  const branch = idOf(shift.branch)
  const colleague = await findRecord(asSystem(req), 'users', {
    where: {
      id: { equals: taker },
      branches: { in: [branch] },
      isBlocked: { not_equals: true },
      // Who is not let in when the shift begins any more does not work it.
      or: [{ expiresAt: { exists: false } }, { expiresAt: { greater_than: shift.from } }],
    },
    select: { name: true },
  })
  if (!colleague) throw new Refused('not-allowed')

  const refused = await refusalsOfShift(req, {
    id: shift.id,
    person: taker,
    branch,
    timeZone: await zoneOfBranch(req, branch),
    from: Date.parse(shift.from),
    to: Date.parse(shift.to),
    breakMinutes: shift.breakMinutes ?? 0,
  })
  refuseFields(problemsFrom(refused, shiftProblemTexts))
}
