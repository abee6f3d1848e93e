import { Fraction } from '../money/fraction.ts'
import type { KitchenStation } from './kitchen.contract.ts'
import { isInKitchen, isMade, leftToMake, lineOf } from './kitchen-lines.ts'
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

type Kitchen = { stations: readonly KitchenStation[]; station?: string | null }

/** Whether a station makes a line. What no station makes is shown at each, so that nobody has to miss it. */
export function isMadeAt(
  { stations, station = null }: Kitchen,
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
export function allDayCounts(orders: readonly StaffOrder[], kitchen: Kitchen): DayCount[] {
  const lines = orders.filter(isInKitchen).flatMap((order) => leftOf(order, kitchen))
  const groups = Map.groupBy(lines, ({ key }) => key)

  return [...groups.values()]
    .flatMap((group) => countOf(group) ?? [])
    .toSorted((one, other) => other.left - one.left || one.name.localeCompare(other.name, 'de'))
}

type LeftLine = { key: string; order: string; item: OrderItem; options: string[]; left: number }

function leftOf({ id, items, kitchen: state }: StaffOrder, kitchen: Kitchen): LeftLine[] {
  return items.flatMap((item, index) => {
    const left = leftToMake(state, lineOf(item, index), item.amount)
    if (left === 0 || !isMade(item) || !isMadeAt(kitchen, item)) return []
    const options = item.parts.flatMap((part) => part.options.map(({ name }) => name))
    const key = JSON.stringify([item.product, item.name, item.unit, options])

    return [{ key, order: id, item, options, left }]
  })
}

function countOf(lines: readonly LeftLine[]): DayCount | null {
  const [first] = lines
  if (!first) return null
  const { key, item, options } = first
  const sum = lines.reduce((before, { left }) => before.plus(left), Fraction.of(0))
  const orders = new Set(lines.map(({ order }) => order)).size

  return { key, name: item.name, options, unit: item.unit, left: sum.toNumber(), orders }
}
