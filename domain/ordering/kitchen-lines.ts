import { Fraction } from '../money/fraction.ts'
import type { KitchenState } from './kitchen-state.contract.ts'
import type { OrderItem } from './order.contract.ts'
import type { OrderStatus } from './order-terms.ts'

type Line = Pick<OrderItem, 'line' | 'amount' | 'voucher'>
export type KitchenOrder = { status: OrderStatus; kitchen: KitchenState | null; items: readonly Line[] }

/** Names a line of an order, whatever becomes of the others. In orders of earlier versions it is the place. */
export const lineOf = ({ line }: Pick<OrderItem, 'line'>, index: number): number => line ?? index

/** How much of a line is still to be made, in the unit in which it was ordered; what was added later counts. */
export function leftToMake(kitchen: KitchenState | null, line: number, amount: number): number {
  const left = Fraction.of(amount).minus(kitchen?.made[line]?.amount ?? 0)

  return left.isBelow(0) ? 0 : left.toNumber()
}

/** Nobody makes a voucher. */
export const isMade = ({ voucher }: Pick<OrderItem, 'voucher'>): boolean => voucher === undefined

/** Lines of an order, how many there are and how many of them are made: “2/3 fertig”. */
export function madeCount({ kitchen, items }: Pick<KitchenOrder, 'kitchen' | 'items'>): {
  made: number
  of: number
} {
  const lines = items.map((item, index) => ({ ...item, line: lineOf(item, index) })).filter(isMade)
  const made = lines.filter(({ line, amount }) => leftToMake(kitchen, line, amount) === 0)

  return { made: made.length, of: lines.length }
}

/** As they stand in the history. */
export const kitchenActions = ['set-made', 'recall'] as const

/** So long an order that was called back stays in the kitchen, if nobody says that it is made. */
export const recallHours = 12

/** Whether the kitchen has to do with an order: it was accepted and not given out, or called back. */
export const isInKitchen = ({ status, kitchen }: Pick<KitchenOrder, 'status' | 'kitchen'>): boolean =>
  status === 'confirmed' || (isGivenOut(status) && kitchen?.recalledAt !== undefined)

/** Given out by the kitchen; what was handed over may come back as well. */
export const givenOutStatuses = ['in-delivery', 'delivered', 'completed'] as const satisfies OrderStatus[]
const isGivenOut = (status: OrderStatus): boolean => givenOutStatuses.some((each) => each === status)

export type MadeLine = { line: number; made: number }
export type WhyNotMade = 'not-in-kitchen' | 'unknown-line'

export type MadeVerdict =
  | { isAllowed: true; kitchen: KitchenState; isNoop: boolean }
  | { isAllowed: false; why: WhyNotMade }

/**
 * What the kitchen says of an order once so much of some lines is made. The same again changes nothing, and so the
 * moment stays at which it was said first; more than is ordered is made of none. Once all is made again of an order that
 * was called back, it is back no more. Source: decision 97.
 */
export function setMade(order: KitchenOrder, lines: readonly MadeLine[], at: string): MadeVerdict {
  if (!isInKitchen(order)) return { isAllowed: false, why: 'not-in-kitchen' }
  const ordered = new Map(order.items.map((item, index) => [lineOf(item, index), item.amount]))
  if (lines.some(({ line }) => !ordered.has(line))) return { isAllowed: false, why: 'unknown-line' }

  const { made: before = {}, recalledAt } = order.kitchen ?? {}
  const made = new Map(Object.entries(before).filter(([line]) => ordered.has(Number(line))))
  // Of a line that is named twice the last word counts, as if it had come later.
  for (const [line, wanted] of new Map(lines.map((each) => [each.line, each.made]))) {
    const amount = Math.min(wanted, ordered.get(line) ?? 0)
    if (amount === 0) made.delete(String(line))
    else if (made.get(String(line))?.amount !== amount) made.set(String(line), { amount, at })
  }
  const kitchen = { made: Object.fromEntries(made) }
  const { made: done, of } = madeCount({ kitchen, items: order.items })
  const isBack = recalledAt !== undefined && done < of

  return {
    isAllowed: true,
    kitchen: { ...kitchen, ...(isBack && { recalledAt }) },
    isNoop: isSame(before, kitchen.made) && isBack === (recalledAt !== undefined),
  }
}

const isSame = (before: KitchenState['made'], after: KitchenState['made']): boolean =>
  Object.keys(before).length === Object.keys(after).length &&
  Object.entries(after).every(([line, { amount }]) => before[line]?.amount === amount)

/**
 * What the kitchen says of an order that comes back: these lines are to be made again, all of them where none is named.
 * Its status stays, so its guest is told nothing that was not so. An order that is still being made only forgets what
 * was made.
 */
export function recall(order: KitchenOrder, lines: readonly number[] | undefined, at: string): MadeVerdict {
  if (order.status !== 'confirmed' && !isGivenOut(order.status)) {
    return { isAllowed: false, why: 'not-in-kitchen' }
  }
  const ordered = order.items.map(lineOf)
  const again = new Set(lines ?? ordered)
  if ([...again].some((line) => !ordered.includes(line))) return { isAllowed: false, why: 'unknown-line' }

  // Of an order that was given out without a word about its lines, all was made.
  const before = isGivenOut(order.status) && !isInKitchen(order) ? allMade(order, at) : order.kitchen?.made
  const made = Object.fromEntries(Object.entries(before ?? {}).filter(([line]) => !again.has(Number(line))))
  const isBack = isGivenOut(order.status)
  const kitchen = { made, ...(isBack && { recalledAt: order.kitchen?.recalledAt ?? at }) }
  const isNoop = isInKitchen(order) && isSame(order.kitchen?.made ?? {}, made)

  return { isAllowed: true, kitchen, isNoop }
}

const allMade = ({ items, kitchen }: KitchenOrder, at: string): KitchenState['made'] =>
  Object.fromEntries(
    items.map((item, index) => {
      const line = lineOf(item, index)
      return [line, { amount: item.amount, at: kitchen?.made[line]?.at ?? at }]
    }),
  )
