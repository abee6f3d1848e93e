import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'

import { zoneOfBranch } from '#collections/shared/zone-of-branch.ts'
import { wordsOfStretch } from '#domain/workforce/record-titles.ts'
import type { beginSwapContract } from '#domain/workforce/planning/plan-steps.contract.ts'
import { begunSwap } from '#domain/workforce/planning/shift-swap.ts'
import { idOf, type Staff, staffOf } from '#kernel/access/caller.ts'
import { asSystem, asUser } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { Refused } from '#kernel/refused.ts'

import { refuseStranger, refuseTaker } from './refuse-taker.ts'
import { asSwap, isStillToSwap, type SwapRecord, type SwapShift, swapShiftFields } from './swap-record.ts'

type Asked = z.output<typeof beginSwapContract.request> & { now: Temporal.Instant }

/**
 * Somebody gives their own shift to a colleague, or to whoever of the branch takes it; or asks for one that is open.
 * What was begun already is answered as it stands.
 */
export async function beginSwap(req: PayloadRequest, asked: Asked): Promise<SwapRecord> {
  const staff = staffOf(req)
  if (!staff) throw new Refused('not-allowed')

  return inTransaction(req, async () => {
    await holdUntilCommit(req, `working-schedule:${asked.shift}`)
    const shift = await findRecord(asUser(req), 'working-schedules', {
      where: { id: { equals: asked.shift } },
      select: swapShiftFields,
    })
    if (!shift) throw new Refused('unknown-record')
    const hands = handsOf(staff, shift, asked.taker)
    if (!isStillToSwap(shift, hands.giver, asked.now)) throw new Refused('swap-outdated')

    const begun = await findBegun(req, shift.id, hands)
    if (begun) return begun
    // What keeps a colleague from it is nothing that whoever offers may learn: it is asked as they take it.
    if (hands.taker) await (hands.giver ? refuseStranger : refuseTaker)(req, shift, hands.taker)

    return store(req, shift, { ...hands, note: asked.note ?? null })
  })
}

type Hands = { giver: string | null; taker: string | null }

function handsOf(staff: Staff, shift: SwapShift, taker: string | undefined): Hands {
  const holder = shift.user ? idOf(shift.user) : null
  if (holder === staff.id && taker !== staff.id) return { giver: holder, taker: taker ?? null }
  if (holder === null && (taker ?? staff.id) === staff.id && staff.branches.includes(idOf(shift.branch))) {
    return { giver: null, taker: staff.id }
  }
  throw new Refused('not-allowed')
}

/** What of a shift is under way: by its holder, or by this one who asks for it. */
async function findBegun(
  req: PayloadRequest,
  shift: string,
  { giver, taker }: Hands,
): Promise<SwapRecord | null> {
  const found = await findRecord(asSystem(req), 'shift-swaps', {
    where: {
      shift: { equals: shift },
      status: { in: ['requested', 'accepted'] },
      ...(giver ? { user: { equals: giver } } : { taker: { equals: taker } }),
    },
    select: { shift: true, status: true, user: true, taker: true, branch: true },
  })

  return found ? asSwap(found) : null
}

async function store(
  req: PayloadRequest,
  shift: SwapShift,
  { giver, taker, note }: Hands & { note: string | null },
): Promise<SwapRecord> {
  const branch = idOf(shift.branch)
  const timeZone = await zoneOfBranch(req, branch)
  const data = {
    shift: shift.id,
    branch,
    user: giver,
    taker,
    note,
    status: begunSwap({ giver, taker }),
    title: wordsOfStretch({ from: shift.from, to: shift.to, timeZone }).join(', '),
  }

  return asSwap(await req.payload.create({ collection: 'shift-swaps', data, depth: 0, ...asSystem(req) }))
}
