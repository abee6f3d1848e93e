import type { PayloadRequest } from 'payload'

import type { ShiftSwap as StoredSwap, WorkingSchedule } from '#cms/payload-types.ts'
import type { ShiftSwap } from '#domain/workforce/planning/shift-swap.ts'
import type { MovedSwap } from '#domain/workforce/planning/plan-steps.contract.ts'
import { idOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { Refused } from '#kernel/refused.ts'

export type SwapRecord = MovedSwap & { branch: string }

type Stored = Pick<StoredSwap, 'id' | 'shift' | 'status' | 'user' | 'taker' | 'branch'>

const idOrNull = (relation: unknown): string | null =>
  relation === null || relation === undefined ? null : idOf(relation)

export const asSwap = ({ id, shift, status, user, taker, branch }: Stored): SwapRecord => ({
  id,
  shift: idOf(shift),
  status,
  user: idOrNull(user),
  taker: idOrNull(taker),
  branch: idOf(branch),
})

/** The same in the words of its rules. */
export const ruledSwap = ({ status, user, taker }: MovedSwap): ShiftSwap => ({ status, giver: user, taker })

export const toldSwap = ({ id, shift, status, user, taker }: SwapRecord): MovedSwap => ({
  id,
  shift,
  status,
  user,
  taker,
})

/** A swap as it stands; only whoever is allowed to has come so far. */
export async function readSwap(req: PayloadRequest, id: string): Promise<SwapRecord> {
  const stored = await findRecord(asSystem(req), 'shift-swaps', {
    where: { id: { equals: id } },
    select: { shift: true, status: true, user: true, taker: true, branch: true },
  })
  if (!stored) throw new Refused('unknown-record')

  return asSwap(stored)
}

export const swapShiftFields = {
  user: true,
  branch: true,
  from: true,
  to: true,
  status: true,
  breakMinutes: true,
} as const
export type SwapShift = Pick<WorkingSchedule, 'id' | keyof typeof swapShiftFields>

export const readSwapShift = (req: PayloadRequest, id: string): Promise<SwapShift | undefined> =>
  findRecord(asSystem(req), 'working-schedules', { where: { id: { equals: id } }, select: swapShiftFields })

/** Whether a shift may still change hands: it is published, still of the same person, and has not begun. */
export const isStillToSwap = (
  { status, user, from }: SwapShift,
  giver: string | null,
  now: Temporal.Instant,
): boolean => status === 'published' && idOrNull(user) === giver && Date.parse(from) > now.epochMilliseconds
