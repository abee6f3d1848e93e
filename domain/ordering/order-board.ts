import { canMoveOrder, isOrderEnded, type MovableOrder } from './order-status.ts'
import type { OrderStatus } from './order-terms.ts'
import type { StaffAction } from './staff-move.contract.ts'
import type { StaffOrder } from './staff-orders.contract.ts'

/** Where an order stands on the board; what has come to its end is done, however it ended. */
export const boardColumns = ['new', 'making', 'ready', 'done'] as const
export type BoardColumn = (typeof boardColumns)[number]

const columnOf: Readonly<Record<OrderStatus, BoardColumn>> = {
  'awaiting-payment': 'new',
  awaiting: 'new',
  confirmed: 'making',
  'in-delivery': 'ready',
  delivered: 'ready',
  completed: 'done',
  rejected: 'done',
  canceled: 'done',
  failed: 'done',
  expired: 'done',
}

/** Sooner than this an order is on the plate of whoever looks at the board, source: ADR 93. */
const nowMinutes = 60

export type BoardLane = 'now' | 'later'

/** An order with when this board heard of it, in ms of its own clock. */
export type HeardOrder = { order: StaffOrder; heardAt: number }
export type HeardOrders = ReadonlyMap<string, HeardOrder>

type Timed = Pick<StaffOrder, 'placedAt' | 'promisedAt' | 'appointmentDate'>

/** When the guest is to have it: as promised, else as wished, else at once. */
export const dueAtOf = ({ promisedAt, appointmentDate, placedAt }: Timed): Temporal.Instant =>
  Temporal.Instant.from(promisedAt ?? appointmentDate ?? placedAt)

/** Full minutes until the guest is to have it, below zero once that has passed. */
export const minutesLeft = (order: Timed, now: Temporal.Instant): number =>
  Math.floor((dueAtOf(order).epochMilliseconds - now.epochMilliseconds) / 60_000)

type UnansweredState = Pick<StaffOrder, 'status' | 'counterAppointmentStatus' | 'quotationStatus'>

/** Whoever was offered another time or a price has been answered. */
export const isUnanswered = ({
  status,
  counterAppointmentStatus,
  quotationStatus,
}: UnansweredState): boolean =>
  status === 'awaiting' && counterAppointmentStatus !== 'open' && quotationStatus !== 'offered'

export const laneOf = (order: Timed, now: Temporal.Instant): BoardLane =>
  minutesLeft(order, now) > nowMinutes ? 'later' : 'now'

/**
 * What one action does that leads from one column to the other, or null where none does. Into the last column an
 * order is closed by hand; one that is to be refused or cancelled is asked about first, so no drag does that.
 */
function actionBetween(from: BoardColumn, to: BoardColumn): StaffAction | null {
  if (from === 'new' && to === 'making') return 'confirm'
  if (from === 'making' && to === 'ready') return 'in-delivery'
  if ((from === 'making' || from === 'ready') && to === 'done') return 'completed'

  return null
}

/** What becomes of an order that is dragged into a column, or null where that cannot be. */
export function dropAction(order: MovableOrder, column: BoardColumn): StaffAction | null {
  const action = actionBetween(columnOf[order.status], column)

  return action && canMoveOrder(order, action, 'staff') ? action : null
}

/** What usually happens next: the one button of a card. A request with a price waits for its guest. */
export function nextStep({
  status,
  type,
  quotationStatus,
}: MovableOrder & Partial<Pick<StaffOrder, 'quotationStatus'>>): StaffAction | null {
  const step = quotationStatus === 'offered' && status === 'awaiting' ? null : steps[status]

  return step === 'delivered' && type !== 'delivery' ? 'completed' : step
}

const steps: Readonly<Record<OrderStatus, StaffAction | null>> = {
  'awaiting-payment': null,
  awaiting: 'confirm',
  confirmed: 'in-delivery',
  'in-delivery': 'delivered',
  delivered: 'completed',
  completed: null,
  rejected: null,
  canceled: null,
  failed: null,
  expired: null,
}

export type BoardLanes = Readonly<Record<BoardLane, StaffOrder[]>>

/** The board: unanswered ones by who waits longest, the others by when they are due, what is done the latest first. */
export function arrange(
  orders: readonly StaffOrder[],
  now: Temporal.Instant,
): Readonly<Record<BoardColumn, BoardLanes>> {
  const columns = Object.fromEntries(
    boardColumns.map((column) => [column, { now: [] as StaffOrder[], later: [] as StaffOrder[] }]),
  ) as Record<BoardColumn, Record<BoardLane, StaffOrder[]>>
  for (const order of inTurn(orders)) {
    const column = columnOf[order.status]
    columns[column][column === 'done' ? 'now' : laneOf(order, now)].push(order)
  }
  columns.done.now.reverse()

  return columns
}

/** Each order's turn is read once: comparing reads it often, and a board is arranged at each change. */
function inTurn(orders: readonly StaffOrder[]): StaffOrder[] {
  const turnOf = (order: StaffOrder) =>
    order.status === 'awaiting' && !order.appointmentDate
      ? Temporal.Instant.from(order.placedAt)
      : dueAtOf(order)

  return orders
    .map((order) => ({ order, turn: turnOf(order).epochMilliseconds }))
    .sort((one, other) => one.turn - other.turn || one.order.id.localeCompare(other.order.id))
    .map(({ order }) => order)
}

/**
 * What is known after the list was read. What was heard of after it had been asked for is newer than the list may be;
 * of two versions of an order the later one holds. Orders that came to their end stay, so that they can be looked at.
 */
export function withSnapshot(
  known: HeardOrders,
  { docs, askedAt }: { docs: readonly StaffOrder[]; askedAt: number },
): HeardOrders {
  const after = new Map(docs.map((order) => [order.id, { order, heardAt: askedAt }]))
  for (const [id, heard] of known) {
    const read = after.get(id)
    const isNewer = read ? heard.order.version > read.order.version : heard.heardAt >= askedAt
    if (isNewer || (!read && isOrderEnded(heard.order.status))) after.set(id, heard)
  }

  return after
}

/** What is known after some orders were told of, each in a version of its own: an earlier one changes nothing. */
export function withNews(
  known: HeardOrders,
  { orders, heardAt }: { orders: readonly StaffOrder[]; heardAt: number },
): HeardOrders {
  const newer = orders.filter(({ id, version }) => version > (known.get(id)?.order.version ?? -1))
  if (newer.length === 0) return known

  return keepFew(new Map([...known, ...newer.map((order) => [order.id, { order, heardAt }] as const)]))
}

/** More that are done nobody looks at on a board; a board that is open all day does not grow by them. */
const mostDone = 20

function keepFew(heard: Map<string, HeardOrder>): HeardOrders {
  const done = [...heard.values()].filter(({ order }) => isOrderEnded(order.status))
  const tooMany = done.toSorted((one, other) => other.heardAt - one.heardAt).slice(mostDone)
  for (const { order } of tooMany) heard.delete(order.id)

  return heard
}

/** Whether what was typed is in what a card shows: number, name, firm, telephone, table, dishes. */
export function isFound(order: StaffOrder, typed: string): boolean {
  const words = typed.trim().toLocaleLowerCase('de').split(/\s+/).filter(Boolean)
  const text = [
    order.ticketNumber,
    order.firstName,
    order.lastName,
    order.companyName,
    order.phone?.replaceAll(' ', ''),
    order.tableIdentifier,
    order.comment,
    ...order.items.map(({ name }) => name),
  ]
    .filter((part) => part !== null && part !== undefined)
    .join(' ')
    .toLocaleLowerCase('de')

  return words.every((word) => text.includes(word))
}
