import type { Pool } from 'pg'

import { fullSlotsFor } from '#domain/ordering/slot-capacity.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'
import type { OrderableBranch } from '#plugins/shop/shop.port.ts'
import { readSlotLoads } from './slot-loads.ts'

/** The starts of the slots that have no room for even the smallest order of a type, as ISO text. */
export async function readFullSlots(
  pool: Pool,
  { shop, slotLimits }: OrderableBranch,
  now: Temporal.Instant,
): Promise<Record<OrderType, string[]>> {
  const { id, slotCapacityMinutes } = shop.branch
  if (!slotLimits || !slotCapacityMinutes) return { takeaway: [], delivery: [], dineIn: [] }

  const loads = await readSlotLoads(pool, { branch: id, slotMinutes: slotCapacityMinutes, now })
  const startsFor = (orderType: OrderType) =>
    Array.from(fullSlotsFor({ orderType, units: 1 }, slotLimits, loads), (ms) =>
      Temporal.Instant.fromEpochMilliseconds(ms).toString(),
    ).toSorted()

  return { takeaway: startsFor('takeaway'), delivery: startsFor('delivery'), dineIn: startsFor('dineIn') }
}
