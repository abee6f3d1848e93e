import { isMadeAt } from '#domain/ordering/all-day-counts.ts'
import { isInKitchen, isMade, leftToMake, lineOf } from '#domain/ordering/kitchen-lines.ts'
import { kitchenTimesOf, type Urgency, urgencyOf } from '#domain/ordering/kitchen-timing.ts'
import type { KitchenPace, KitchenStation } from '#domain/ordering/kitchen.contract.ts'
import type { OrderItem } from '#domain/ordering/order.contract.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'

/** One line of a ticket; `left` in the unit in which it was ordered. */
export type TicketLine = { line: number; item: OrderItem; left: number }

/** An order as a station of the kitchen sees it. */
export type Ticket = {
  order: StaffOrder
  lines: TicketLine[]
  /** Lines that other stations still have to make. */
  elsewhere: number
  urgency: Urgency
  readyBy: Temporal.Instant
  startAt: Temporal.Instant
}

export type Kitchen = {
  stations: readonly KitchenStation[]
  /** Id of the one before which the screen hangs; null for the whole kitchen. */
  station: string | null
  pace: KitchenPace
}

/**
 * What is to be made here, what has to be ready first in front. A station is done with an order once its own lines are
 * made; the whole kitchen only once the order is given out. What nobody has to begin yet stands apart.
 */
export function ticketsOf(
  orders: readonly StaffOrder[],
  kitchen: Kitchen,
  now: Temporal.Instant,
): { now: Ticket[]; later: Ticket[] } {
  const tickets = orders
    .filter(isInKitchen)
    .map((order) => ticketOf(order, kitchen, now))
    .filter(({ lines }) => kitchen.station === null || lines.some(({ left }) => left > 0))
    .toSorted(byTurn)

  return {
    now: tickets.filter((ticket) => !isLater(ticket)),
    later: tickets.filter(isLater),
  }
}

export function ticketOf(order: StaffOrder, kitchen: Kitchen, now: Temporal.Instant): Ticket {
  const all = order.items.flatMap((item, index) => {
    const line = lineOf(item, index)
    return isMade(item) ? [{ line, item, left: leftToMake(order.kitchen, line, item.amount) }] : []
  })
  const lines = all.filter(({ item }) => isMadeAt(kitchen, item))
  const elsewhere = all.filter((each) => !lines.includes(each) && each.left > 0).length

  return {
    order,
    lines,
    elsewhere,
    urgency: urgencyOf(order, kitchen.pace, now),
    ...kitchenTimesOf(order, kitchen.pace),
  }
}

/** What has been begun is on the plate, whenever it is due. */
const isLater = ({ urgency, lines, order }: Ticket): boolean =>
  urgency === 'later' && !order.kitchen?.recalledAt && lines.every(({ item, left }) => left === item.amount)

/** What came back first of all: somebody waits for it who had it already. */
function byTurn(one: Ticket, other: Ticket): number {
  const backFirst = Number(isBack(other)) - Number(isBack(one))

  return (
    backFirst ||
    Temporal.Instant.compare(one.readyBy, other.readyBy) ||
    one.order.id.localeCompare(other.order.id)
  )
}

const isBack = ({ order }: Ticket): boolean => order.kitchen?.recalledAt !== undefined

/** What there is to say once a ticket is done here: its lines are made, and the order is ready if nothing is left of it. */
export function bumpOf({ order, lines, elsewhere }: Ticket): {
  made: { line: number; made: number }[]
  isReady: boolean
} {
  const made = lines.filter(({ left }) => left > 0).map(({ line, item }) => ({ line, made: item.amount }))

  return { made, isReady: elsewhere === 0 && order.status === 'confirmed' }
}

/** Whether only the word is missing that it is done. */
export const hasAllMade = ({ lines, elsewhere }: Pick<Ticket, 'lines' | 'elsewhere'>): boolean =>
  elsewhere === 0 && lines.every(({ left }) => left === 0)

/** Whether a line is the last one that anybody has to make of the order. */
export const isLastLine = (
  { lines, elsewhere }: Pick<Ticket, 'lines' | 'elsewhere'>,
  line: number,
): boolean => elsewhere === 0 && lines.every((each) => each.line === line || each.left === 0)

/** „noch 8 Min.“, „jetzt“, „5 Min. zu spät“; for what is later the time to begin is told by the clock. */
export function timerText({ readyBy }: Pick<Ticket, 'readyBy'>, now: Temporal.Instant): string {
  const minutes = Math.floor((readyBy.epochMilliseconds - now.epochMilliseconds) / 60_000)
  if (minutes >= 120) return `noch ${Math.floor(minutes / 60)} Std.`
  if (minutes > 0) return `noch ${minutes} Min.`
  if (minutes >= -1) return 'jetzt'

  return minutes > -120 ? `${-minutes} Min. zu spät` : `${Math.floor(-minutes / 60)} Std. zu spät`
}
