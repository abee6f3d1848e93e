import type { Pool } from 'pg'

import { inTurn, type Querying } from '#kernel/database/in-turn.ts'
import { fullSlotsFor, type FullSlots, type SlotClaim } from '#domain/ordering/slot-capacity.ts'
import type { OrderableBranch } from '#plugins/shop/shop.port.ts'
import { readSlotLoads } from './slot-loads.ts'

type Room = {
  branch: OrderableBranch | null
  claim: SlotClaim
  now: Temporal.Instant
  /** Its own claim is not in the way of an order that moves. */
  except?: string
}

type Claiming<T> = Room & {
  pool: Pool
  /** Decides by the slots that have no room for the claim and writes the order, or does not. */
  write: (database: Querying, fullSlots: FullSlots) => Promise<T>
}

/**
 * Lets an order be written by what room there is. Where slots have limits, orders of a branch are written one after the
 * other, so that none takes what another has taken; elsewhere, and for a request that claims nothing, nobody waits.
 */
export async function claimSlot<T>({ pool, write, ...room }: Claiming<T>): Promise<T> {
  const limited = limitedBranch(room)
  if (!limited) return write(pool, nothingFull)

  return inTurn(pool, `slots of ${limited.id}`, async (connection) =>
    write(connection, await slotsWithoutRoom(connection, room)),
  )
}

/** The slots that have no room for a claim, as they are now. */
export async function slotsWithoutRoom(database: Querying, room: Room): Promise<FullSlots> {
  const limited = limitedBranch(room)
  if (!limited) return nothingFull
  const { id, slotMinutes, limits } = limited
  const { claim, now, except } = room
  const loads = await readSlotLoads(database, { branch: id, slotMinutes, now, ...(except && { except }) })

  return fullSlotsFor(claim, limits, loads)
}

function limitedBranch({ branch, claim }: Room) {
  const limits = branch?.slotLimits
  const slotMinutes = branch?.shop.branch.slotCapacityMinutes

  return branch && limits && slotMinutes && claim.units > 0
    ? { id: branch.shop.branch.id, slotMinutes, limits }
    : null
}

const nothingFull: FullSlots = new Set()
