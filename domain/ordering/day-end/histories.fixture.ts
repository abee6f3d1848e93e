import fc from 'fast-check'

import { size } from '#scripts/testing/sizes.ts'
import { taxTotals } from '../../money/tax.ts'
import { orderTypes, paymentMethods } from '../order-terms.ts'
import { signOf } from '../payment-ledger.ts'
import type { MoneyKind, MoneyLine, PaidOrder } from './book-lines.ts'

/** An order with prices at up to four tax rates, and perhaps a donation, a tip and multi-purpose vouchers. */
const paidOrder = fc
  .record({
    type: fc.constantFrom(...orderTypes),
    sold: fc.array(
      fc.record({ gross: fc.integer({ min: 1, max: 9_999 }), taxRate: fc.constantFrom(0, 700, 1000, 2000) }),
      {
        minLength: 1,
        maxLength: 6,
      },
    ),
    donation: fc.constantFrom(0, 0, 7),
    tip: fc.constantFrom(0, 0, 333),
    vouchers: fc.constantFrom(0, 0, 0, 2_500),
  })
  .map(({ sold, ...order }): PaidOrder => {
    const vouchers = order.vouchers > 0 ? [{ gross: order.vouchers, taxRate: 0 }] : []

    return { ...order, taxes: taxTotals([...sold, ...vouchers]) }
  })

/** What is drawn of one order: a part of what can be paid or given back just now, on one of some days. */
const happening = fc.record({
  order: fc.nat({ max: 4 }),
  kind: fc.constantFrom<MoneyKind>('capture', 'capture', 'refund', 'correction', 'fee'),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  method: fc.constantFrom(...paymentMethods),
  isGiven: fc.boolean(),
  day: fc.nat({ max: 3 }),
  // What a guest who pays apart paid by name, and gave the team.
  covers: fc.option(
    fc.array(fc.record({ taxRate: fc.constantFrom(0, 700, 1000, 2000), gross: fc.nat({ max: 9_999 }) })),
  ),
  tip: fc.constantFrom(null, 0, 100),
})

export type DrawnLine = MoneyLine & { day: number }
export type History = { orders: Map<string, PaidOrder>; lines: DrawnLine[] }

export const totalOf = ({ taxes, donation, tip = 0 }: PaidOrder): number =>
  taxes.reduce((sum, { gross }) => sum + gross, donation + tip)

/** Money is looked at in as many histories as a house has in years. */
export const manyHistories = { numRuns: size({ short: 300, long: 100_000 }) }

/** Orders that are paid and given back in parts, by several methods and on several days: never more than there is. */
export const histories: fc.Arbitrary<History> = fc
  .record({
    drawn: fc.array(paidOrder, { minLength: 5, maxLength: 5 }),
    happenings: fc.array(happening, { maxLength: 40 }),
  })
  .map(({ drawn, happenings }) => {
    const orders = new Map(drawn.map((order, index) => [`order-${index}`, order]))
    const kept = new Map<string, number>()
    const lines = happenings
      .toSorted((one, other) => one.day - other.day)
      .flatMap((each, index): DrawnLine[] => {
        const id = `order-${each.order}`
        const order = orders.get(id)
        const has = kept.get(id) ?? 0
        const most = each.kind === 'capture' && order ? totalOf(order) - has : has
        const cents = Math.ceil(most * each.share)
        if (cents === 0) return []
        if (each.kind !== 'fee') kept.set(id, has + cents * signOf[each.kind])

        return [
          {
            id: `line-${index}`,
            at: `2026-11-2${each.day}T12:00:00.000Z`,
            kind: each.kind,
            amount: cents * signOf[each.kind],
            method: each.method,
            order: id,
            ...(each.method === 'gift-voucher' && { isGiven: each.isGiven }),
            day: each.day,
            ...(each.kind === 'capture' && { covers: each.covers, tip: each.tip }),
          },
        ]
      })

    return { orders, lines }
  })
