import { formatAmount } from '../catalogue/units.ts'
import type { OrderItem } from './order.contract.ts'
import { weighedUnitOf } from './sold-line.ts'

/** What became of a line after it was ordered, in the words that guests and staff read. */
export function soldTexts(item: OrderItem): string[] {
  const unit = item.weighed === undefined ? null : weighedUnitOf(item)
  const weighed = unit && item.weighed !== undefined ? [`genau ${formatAmount(item.weighed, unit)}`] : []

  return [...weighed, ...(item.comment ? [item.comment] : [])]
}
