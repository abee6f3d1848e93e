import type { PayloadRequest } from 'payload'

import { refusalsOfShift } from '#collections/shared/people/refusals-of-shift.ts'
import { zoneOfBranch } from '#collections/shared/zone-of-branch.ts'
import { accountState } from '#domain/people/account-state.ts'
import { shiftProblemTexts } from '#domain/workforce/working-schedule.ts'
import { idOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { problemsFrom, refuseFields } from '#kernel/refuse-fields.ts'
import { Refused } from '#kernel/refused.ts'

import type { SwapShift } from './swap-record.ts'

/** Refuses a shift to somebody who cannot have it, for reasons that are theirs and of whoever plans. */
export async function refuseTaker(req: PayloadRequest, shift: SwapShift, taker: string): Promise<void> {
  await refuseStranger(req, shift, taker)
  const branch = idOf(shift.branch)
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

/** Refuses whoever is not of the team of the branch; a person of elsewhere is answered like one that does not exist. */
export async function refuseStranger(req: PayloadRequest, shift: SwapShift, taker: string): Promise<void> {
  const colleague = await findRecord(asSystem(req), 'users', {
    where: { id: { equals: taker }, branches: { in: [idOf(shift.branch)] } },
    select: { isBlocked: true, expiresAt: true },
  })
  // Who is not let in when the shift begins any more does not work it.
  const isOpen = colleague && accountState(colleague, Date.parse(shift.from)) === 'open'
  if (!isOpen) throw new Refused('not-allowed')
}
