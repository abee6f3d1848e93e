import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'

import type {
  addShiftContract,
  changeShiftContract,
  ShiftOfPlan,
} from '#domain/workforce/planning/plan.contract.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { Refused } from '#kernel/refused.ts'

import { branchOfPlans } from './branches-of-plans.ts'
import { asShift, shiftFields } from './shift-record.ts'

type Added = z.output<typeof addShiftContract.request>
type Changed = z.output<typeof changeShiftContract.request>

/** Plans a shift as a draft. What its rules say is said by the record itself. */
export async function addShift(
  req: PayloadRequest,
  { branch, person, post, ...shift }: Added,
): Promise<ShiftOfPlan> {
  await branchOfPlans(req, branch)
  const stored = await req.payload.create({
    collection: 'working-schedules',
    data: { ...shift, branch, user: person, position: post, status: 'draft', revision: 0 },
    depth: 0,
    ...asUser(req),
  })

  return asShift(stored)
}

type Change = { id: string; change: Changed }

/** Changes a shift for whoever saw its newest revision. */
export async function changeShift(req: PayloadRequest, { id, change }: Change): Promise<ShiftOfPlan> {
  const { revision, person, post, ...rest } = change

  return inTransaction(req, async () => {
    await requireRevision(req, { id, revision })
    const data = {
      ...rest,
      ...(person !== undefined && { user: person }),
      ...(post !== undefined && { position: post }),
    }
    return asShift(
      await req.payload.update({ collection: 'working-schedules', id, data, depth: 0, ...asUser(req) }),
    )
  })
}

/** Takes shifts out of the plan, all of them or none. */
export async function removeShifts(
  req: PayloadRequest,
  shifts: readonly { id: string; revision: number }[],
): Promise<{ removed: number }> {
  return inTransaction(req, async () => {
    for (const shift of shifts.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      await requireRevision(req, shift)
      await req.payload.delete({ collection: 'working-schedules', id: shift.id, depth: 0, ...asUser(req) })
    }
    return { removed: shifts.length }
  })
}

async function requireRevision(
  req: PayloadRequest,
  { id, revision }: { id: string; revision: number },
): Promise<void> {
  await holdUntilCommit(req, `working-schedule:${id}`)
  const stored = await findRecord(asUser(req), 'working-schedules', {
    where: { id: { equals: id } },
    select: shiftFields,
  })
  if (!stored) throw new Refused('unknown-record')
  if (stored.revision !== revision) throw new Refused('changed-meanwhile')
}
