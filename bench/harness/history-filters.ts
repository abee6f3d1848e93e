import type { OrderHistoryQuery } from '#domain/ordering/staff-orders.contract.ts'

/** What the list of all orders is asked for, by the names of its parameters. */
export type HistoryFilters = Omit<OrderHistoryQuery, 'branch' | 'limit'>

const day = (daysAgo: number): string =>
  Temporal.Now.plainDateISO('UTC').subtract({ days: daysAgo }).toString()

/** Each filter alone, several together, and pages deep within: of 100,000 orders in 139 days. */
export const historyFilters = (): Record<string, HistoryFilters> => ({
  nothing: {},
  'a common state': { status: ['completed'] },
  'a rare state': { status: ['failed'] },
  'some states': { status: ['rejected', 'canceled'] },
  'a type': { type: ['delivery'] },
  'a rare type': { type: ['dineIn'] },
  'a payment': { paymentStatus: ['paid'] },
  'a rare payment': { paymentStatus: ['refunded'] },
  'what is voided': { voided: 'true' },
  'a day': { from: day(20), to: day(20) },
  'days long ago': { to: day(120) },
  'the last days': { from: day(2) },
  'a name': { search: 'huber' },
  'a telephone': { search: '0664 12' },
  'a name and a state': { search: 'huber', status: ['failed'] },
  'several together': {
    status: ['completed', 'canceled'],
    type: ['delivery'],
    paymentStatus: ['paid'],
    to: day(4),
  },
  'a page deep within': { after: deep },
  'a page deep in, of a rare state': { after: deep, status: ['failed'] },
})

const deep = `${day(70)}T12:00:00.000Z_ffffffff-ffff-4fff-bfff-ffffffffffff`

export const queryOf = (filters: HistoryFilters): string =>
  Object.entries(filters)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')
