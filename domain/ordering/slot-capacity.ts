import { Fraction } from '../money/fraction.ts'
import { convertAmount, unitTypeOf } from '../catalogue/units.ts'
import type { CartItem } from './order.contract.ts'
import { orderTypes, type OrderType } from './order-terms.ts'

/**
 * Minutes that a slot with limited room may last. All fit into the hour, by which clocks are set apart: slots counted
 * from the epoch begin with the hour of each branch's clock, past midnight and in both DST nights.
 */
export const slotLengths = [5, 10, 15, 20, 30, 60] as const

/** How many work units one slot takes, of all orders together and of each type; null is without limit. */
export type SlotLimits = Readonly<Record<'all' | OrderType, number | null>>

/** The work units that orders of a type have claimed in the slot that begins at these epoch milliseconds. */
export type SlotLoad = { startMs: number; orderType: OrderType; units: number }

/** The starts of slots without room, in epoch milliseconds. */
export type FullSlots = ReadonlySet<number>

/** What one order asks of a slot. */
export type SlotClaim = { orderType: OrderType; units: number }

/**
 * What an order weighs: the work units of its products by what is counted, per metre of what is sold by length, once of
 * what is weighed or measured otherwise, and at least 1. So orders count as one each where no product says more.
 * Source: decision 64.
 */
export function orderWorkUnits(items: readonly CartItem[], unitsOf: (product: string) => number): number {
  const units = items.reduce(
    (sum, item) => sum.plus(Fraction.of(unitsOf(item.product)).times(pieces(item))),
    Fraction.of(0),
  )

  return Math.max(1, units.ceil())
}

function pieces({ unit, amount }: CartItem): number {
  switch (unitTypeOf(unit)) {
    case 'amount':
    case 'pair':
    case 'person':
    case 'serving':
    case 'package':
      return amount
    case 'length':
      return convertAmount(amount, unit, 'meter') ?? 1
    case 'weight':
    case 'volume':
    case 'square':
    case 'cubic':
      return 1
  }
}

/** The slots that have no room for the claim. An order that no slot could hold takes one that is all empty. */
export function fullSlotsFor(
  { orderType, units }: SlotClaim,
  limits: SlotLimits,
  loads: readonly SlotLoad[],
): FullSlots {
  const slots = Map.groupBy(loads, ({ startMs }) => startMs)
  const taken = (claimed: readonly SlotLoad[]) => claimed.reduce((sum, load) => sum + load.units, 0)
  const isFull = (claimed: readonly SlotLoad[], limit: number | null) =>
    limit !== null && taken(claimed) + units > limit

  return new Set(
    [...slots].flatMap(([startMs, claimed]) => {
      const ofType = claimed.filter((load) => load.orderType === orderType)
      const isOver = isFull(claimed, limits.all) || isFull(ofType, limits[orderType])
      return isOver && taken(claimed) > 0 ? [startMs] : []
    }),
  )
}

export function hasSlotLimit(limits: SlotLimits): boolean {
  return (['all', ...orderTypes] as const).some((scope) => limits[scope] !== null)
}
