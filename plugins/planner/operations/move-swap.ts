import type { PayloadRequest } from 'payload'

import { moveSwap, type SwapAction, type SwapMove } from '#domain/workforce/planning/shift-swap.ts'
import { staffOf, type Staff } from '#kernel/access/caller.ts'
import { asSystem, asUser } from '#kernel/access/on-behalf.ts'
import { rightTo } from '#kernel/access/rights.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { Refused } from '#kernel/refused.ts'

import { refuseTaker } from './refuse-taker.ts'
import { asSwap, isStillToSwap, readSwap, readSwapShift, ruledSwap, type SwapRecord } from './swap-record.ts'

type Asked = { id: string; action: SwapAction; now: Temporal.Instant }

/** One step of a swap, by whoever may take it. All rules of the shift are asked anew as it changes hands. */
export async function moveShiftSwap(req: PayloadRequest, { id, action, now }: Asked): Promise<SwapRecord> {
  const staff = staffOf(req)
  if (!staff) throw new Refused('not-allowed')

  return inTransaction(req, async () => {
    const { shift } = await readSwap(req, id)
    // As whoever changes the shift itself does, so that nothing of it happens in between.
    await holdUntilCommit(req, `working-schedule:${shift}`)
    const swap = await readSwap(req, id)
    const isLead = await leadsSwap(req, swap)
    if (!isLead && !staff.branches.includes(swap.branch)) throw new Refused('unknown-record')

    const move = moveSwap(ruledSwap(swap), action, { id: staff.id, isLead })
    if (typeof move === 'string') throw new Refused(move)
    if (move.status === swap.status && move.taker === swap.taker) return swap

    await refuseOutdated(req, swap, { move, now })
    if (move.status === 'approved') await handOver(req, swap)

    return store(req, swap, { move, staff, now })
  })
}

/** Whoever may plan the branch decides about its swaps. */
async function leadsSwap(req: PayloadRequest, { branch }: SwapRecord): Promise<boolean> {
  return (await rightTo(req, 'create', 'working-schedules', { data: { branch } })) === true
}

async function refuseOutdated(
  req: PayloadRequest,
  swap: SwapRecord,
  { move, now }: { move: SwapMove; now: Temporal.Instant },
): Promise<void> {
  if (move.status !== 'accepted' && move.status !== 'approved') return
  const shift = await readSwapShift(req, swap.shift)
  if (!shift || !isStillToSwap(shift, swap.user, now)) throw new Refused('swap-outdated')
  if (move.taker) await refuseTaker(req, shift, move.taker)
}

/** The shift goes to whoever has taken it, and nobody else waits for it any more. */
async function handOver(req: PayloadRequest, swap: SwapRecord): Promise<void> {
  await req.payload.update({
    collection: 'working-schedules',
    id: swap.shift,
    data: { user: swap.taker },
    depth: 0,
    ...asUser(req),
  })
  const others = await findRecords(asSystem(req), 'shift-swaps', {
    where: {
      shift: { equals: swap.shift },
      id: { not_equals: swap.id },
      status: { in: ['requested', 'accepted'] },
    },
    select: {},
  })
  for (const { id } of others) {
    const data = { status: 'rejected' as const }
    await req.payload.update({ collection: 'shift-swaps', id, data, depth: 0, ...asSystem(req) })
  }
}

type Storing = { move: SwapMove; staff: Staff; now: Temporal.Instant }

/** It stands as it was read: whoever else moves it waits for the same shift. */
async function store(
  req: PayloadRequest,
  swap: SwapRecord,
  { move, staff, now }: Storing,
): Promise<SwapRecord> {
  const isDecided = move.status === 'approved' || move.status === 'rejected'
  const decision = { decidedBy: staff.id, decidedAt: now.toString({ smallestUnit: 'millisecond' }) }
  const stored = await req.payload.update({
    collection: 'shift-swaps',
    id: swap.id,
    data: { status: move.status, taker: move.taker, ...(isDecided && decision) },
    depth: 0,
    ...asSystem(req),
  })

  return asSwap(stored)
}
