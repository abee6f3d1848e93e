import type { Payload } from 'payload'

import {
  type kitchenActions,
  lineOf,
  type MadeVerdict,
  recall,
  setMade,
} from '#domain/ordering/kitchen-lines.ts'
import type { SetMadeRequest } from '#domain/ordering/kitchen.contract.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { whyNotMadeTexts } from '#domain/ordering/kitchen.texts.ts'

import type { FoundOrder } from './find-order.ts'
import { type MoveVerdict, moveOrder } from './move-order.ts'
import type { OrderRecord } from './order-record.ts'
import type { OrderMover } from './store-moved-order.ts'

type Kitchen = {
  payload: Payload
  order: FoundOrder
  mover: OrderMover
  now: Temporal.Instant
  /** How it is shown to whoever was told something else meanwhile. */
  shown: (order: OrderRecord) => StaffOrder
}

/** A kitchen has more screens than a counter, and each of them says something of the same order. */
const tries = 20

/** The kitchen says how much of some lines is made, or that none of it is. */
export const setMadeLines = ({ lines, ...kitchen }: Kitchen & SetMadeRequest) =>
  moveOrder({
    ...kitchen,
    tries,
    judge: (order) => verdictOf('set-made', order, setMade(order, lines, atOf(kitchen))),
  })

/** The kitchen calls an order back, or some lines of it. */
export const recallOrder = ({ lines, ...kitchen }: Kitchen & { lines: readonly number[] | undefined }) =>
  moveOrder({
    ...kitchen,
    tries,
    judge: (order) => verdictOf('recall', order, recall(order, lines, atOf(kitchen))),
  })

const atOf = ({ now }: Kitchen): string => now.toString({ smallestUnit: 'millisecond' })

function verdictOf(
  action: (typeof kitchenActions)[number],
  order: FoundOrder,
  verdict: MadeVerdict,
): MoveVerdict {
  if (!verdict.isAllowed) {
    const { why } = verdict
    const code = why === 'unknown-line' ? 'unknown-item' : 'order-not-changeable'
    return { why, message: whyNotMadeTexts[why], code }
  }
  if (verdict.isNoop) return { isNoop: true }
  const { kitchen } = verdict

  return { action, change: { kitchen }, detail: { madeLines: changedLines(order, kitchen) } }
}

function changedLines(order: FoundOrder, kitchen: NonNullable<FoundOrder['kitchen']>) {
  return order.items.flatMap((item, index) => {
    const line = lineOf(item, index)
    const made = kitchen.made[line]?.amount ?? 0
    if (made === (order.kitchen?.made[line]?.amount ?? 0)) return []

    return [{ item: item.name, unit: item.unit, made, of: item.amount }]
  })
}
