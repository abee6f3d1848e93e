import type { Pool } from 'pg'

import { inTurn, type Querying } from '#kernel/database/in-turn.ts'
import { fullSlotsFor, type FullSlots, type SlotClaim } from '#domain/ordering/slot-capacity.ts'
import type { OrderableBranch } from '#plugins/shop/shop.port.ts'
import { readSlotLoads } from './slot-loads.ts'

type Claiming<T> = {
  pool: Pool
  branch: OrderableBranch | null
  claim: SlotClaim
  now: Temporal.Instant
  /** Its own claim is not in the way of an order that moves. */
  except?: string
  /** Decides by the slots that have no room for the claim and writes the order, or does not. */
  write: (database: Querying, fullSlots: FullSlots) => Promise<T>
}

/**
 * Lets an order be written by what room there is. Where slots have limits, orders of a branch are written one after the
 * other, so that none takes what another has taken; elsewhere, and for a request that claims nothing, nobody waits.
 */
export async function claimSlot<T>({ pool, branch, claim, now, except, write }: Claiming<T>): Promise<T> {
  const limits = branch?.slotLimits
  const slotMinutes = branch?.shop.branch.slotCapacityMinutes
  if (!branch || !limits || !slotMinutes || claim.units === 0) return write(pool, nothingFull)

  const { id } = branch.shop.branch
  return inTurn(pool, `slots of ${id}`, async (connection) => {
    const loads = await readSlotLoads(connection, {
      branch: id,
      slotMinutes,
      now,
      ...(except && { except }),
    })
    return write(connection, fullSlotsFor(claim, limits, loads))
  })
}

const nothingFull: FullSlots = new Set()
