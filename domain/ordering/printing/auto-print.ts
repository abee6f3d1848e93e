import type { KitchenStation } from '../kitchen.contract.ts'
import type { OrderType } from '../order-terms.ts'
import type { OrderItem } from '../order.contract.ts'
import { isOnlyVouchers } from '../vouchers/sold-vouchers.ts'
import { itemsAtStation } from './kitchen-ticket-layout.ts'
import type { OrderLayout } from './paper.ts'

/** What sets printing off. */
export const printEvents = ['placed', 'confirmed'] as const
export type PrintEvent = (typeof printEvents)[number]

/** What one printer prints by itself. */
export type PrintRule = {
  event: PrintEvent
  layout: OrderLayout
  /** All of them where none is named. */
  orderTypes: readonly OrderType[]
  /** Of which stations there is a kitchen ticket each; one with everything where none is named. */
  departments: readonly string[]
}

export type PrintedSlip = { layout: OrderLayout; station: string | null }

type Happened = {
  event: PrintEvent
  order: { type: OrderType; isQuotation: boolean; items: readonly OrderItem[] }
  stations: readonly KitchenStation[]
}

/**
 * What a printer prints of an event by its rules, each slip once, in the order of the rules. A station that makes
 * nothing of an order gets no ticket, and vouchers are neither made nor fetched. A request is no order yet: it is
 * printed once it was accepted.
 */
export function slipsFor(rules: readonly PrintRule[], { event, order, stations }: Happened): PrintedSlip[] {
  if (event === 'placed' && order.isQuotation) return []
  const slips = rules
    .filter((rule) => rule.event === event && isFor(rule, order.type))
    .flatMap(({ layout, departments }): PrintedSlip[] => {
      if (layout !== 'receipt' && isOnlyVouchers(order.items)) return []
      if (layout !== 'kitchen' || departments.length === 0) return [{ layout, station: null }]

      return departments
        .filter((station) => stations.some(({ id }) => id === station))
        .filter((station) => itemsAtStation({ order, station, stations }).length > 0)
        .map((station) => ({ layout, station }))
    })

  return [...new Map(slips.map((slip) => [`${slip.layout} ${slip.station}`, slip])).values()]
}

const isFor = ({ orderTypes }: PrintRule, type: OrderType): boolean =>
  orderTypes.length === 0 || orderTypes.includes(type)

/**
 * What a step of an order sets off: one that staff took is confirmed as it is placed, and one that is paid online comes
 * to the house with its money.
 */
export function printEventsOf(step: {
  action: string
  from: string | null
  to: string | null
}): PrintEvent[] {
  const { action, from, to } = step

  return [
    ...((action === 'place' && to !== 'awaiting-payment') || action === 'pay' ? (['placed'] as const) : []),
    ...(to === 'confirmed' && from !== to ? (['confirmed'] as const) : []),
  ]
}

/** Steps after which an order may be confirmed that was not before; any other prints nothing. */
export const setsOffPrinting = (action: string): boolean => steps.includes(action)

const steps: readonly string[] = ['place', 'pay', 'confirm', 'accept', 'accept-quotation']
