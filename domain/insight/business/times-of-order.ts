import type { OrderActor } from '../../ordering/order-status.ts'
import type { OrderStatus } from '../../ordering/order-terms.ts'
import type { CountedOrder } from './order-fact.ts'

/** One row of an order's history, in the order in which they were written. */
export type StatusChange = {
  from: OrderStatus | null
  to: OrderStatus
  by: OrderActor | 'device'
  /** Epoch milliseconds. */
  at: number
}

type Times = {
  confirmSeconds: number | null
  readySeconds: number | null
  doorSeconds: number | null
  isLate: boolean
}

const ready: readonly OrderStatus[] = ['in-delivery', 'delivered', 'completed']

/**
 * How long the house took, in whole seconds: from when it heard of an order until it said yes, and from then on until it
 * was ready or on its way, of orders that were wanted at once. An order is late if it was ready after it was promised.
 * To the door is from when the house heard of a delivery that was wanted at once until it was handed over.
 * What was pressed by mistake and taken back counts as it was pressed last; what the clock closes at the end of the day
 * says nothing, and a request that waits for an offer is in no hurry.
 */
export function timesOf(
  { isQuotation, appointmentDate, promisedAt }: CountedOrder,
  history: readonly StatusChange[],
): Times {
  const heard = history.find(({ to }) => to === 'awaiting')
  const confirmed = history.findLast(({ from, to }) => from === 'awaiting' && to === 'confirmed')
  const brought = history.findLast(({ to }) => to === 'delivered')
  const readied = history.findLast(({ from, to }) => ready.includes(to) && !isOneOf(ready, from))
  if (isQuotation) return { confirmSeconds: null, readySeconds: null, doorSeconds: null, isLate: false }
  const isKnown = readied !== undefined && readied.by !== 'system'

  return {
    confirmSeconds: heard && confirmed ? secondsBetween(heard.at, confirmed.at) : null,
    readySeconds:
      confirmed && isKnown && appointmentDate === null ? secondsBetween(confirmed.at, readied.at) : null,
    doorSeconds:
      heard && brought && brought.by !== 'system' && appointmentDate === null
        ? secondsBetween(heard.at, brought.at)
        : null,
    isLate: isKnown && promisedAt !== null && readied.at > promisedAt,
  }
}

const isOneOf = (statuses: readonly OrderStatus[], status: OrderStatus | null): boolean =>
  status !== null && statuses.includes(status)

const secondsBetween = (from: number, to: number): number => Math.max(0, Math.round((to - from) / 1000))
