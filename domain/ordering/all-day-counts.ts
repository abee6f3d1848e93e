import { Fraction } from '../money/fraction.ts'
import type { KitchenStation } from './kitchen.contract.ts'
import { isInKitchen, leftToMake, lineOf } from './kitchen-lines.ts'
import type { OrderItem } from './order.contract.ts'
import type { StaffOrder } from './staff-orders.contract.ts'

/** The same dish with the same choices; `left` in `unit` over all orders. */
export type DayCount = {
  key: string
  name: string
  /** As they were sold, in the order of the parts. */
  options: string[]
  unit: OrderItem['unit']
  left: number
  orders: number
}

/** Whether a station makes a line. What no station makes is shown at each, so that nobody has to miss it. */
export function isMadeAt(
  stations: readonly KitchenStation[],
  station: string | null,
  { product }: Pick<OrderItem, 'product'>,
): boolean {
  if (station === null) return true
  const makers = stations.filter(({ products }) => products.includes(product))

  return makers.length === 0 || makers.some(({ id }) => id === station)
}

/**
 * What is still to be made over all orders in the kitchen, most first: of which dish with which choices how much. At one
 * station, or in the whole kitchen. A line with words of its guest is counted like the others; the words stay with its
 * order.
 */
export function allDayCounts(
  orders: readonly StaffOrder[],
  { stations, station = null }: { stations: readonly KitchenStation[]; station?: string | null },
): DayCount[] {
  const counts = new Map<string, DayCount & { sum: Fraction }>()
  for (const order of orders.filter(isInKitchen)) {
    const counted = new Set<string>()
    for (const [index, item] of order.items.entries()) {
      const left = leftToMake(order.kitchen, lineOf(item, index), item.amount)
      if (left === 0 || !isMadeAt(stations, station, item)) continue
      const options = optionsOf(item)
      const key = JSON.stringify([item.product, item.name, item.unit, options])
      const before = counts.get(key)
      const sum = Fraction.of(left).plus(before?.sum ?? 0)
      counts.set(key, {
        key,
        name: item.name,
        options,
        unit: item.unit,
        sum,
        left: sum.toNumber(),
        orders: (before?.orders ?? 0) + (counted.has(key) ? 0 : 1),
      })
      counted.add(key)
    }
  }

  return [...counts.values()]
    .map(({ sum: _, ...count }) => count)
    .toSorted((one, other) => other.left - one.left || one.name.localeCompare(other.name, 'de'))
}

const optionsOf = ({ parts }: OrderItem): string[] =>
  parts.flatMap(({ options }) => options.map(({ name }) => name))
