import fc from 'fast-check'

import { size } from '#scripts/testing/sizes.ts'
import { sumCents } from '../../money/money.ts'
import { taxTotals } from '../../money/tax.ts'
import { orderTypes, paymentMethods } from '../order-terms.ts'
import { signOf } from '../payment-ledger.ts'
import { stillToTax } from '../vouchers/taxed-already.ts'
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
type Happening = typeof happening extends fc.Arbitrary<infer Drawn> ? Drawn : never

/** How vouchers pay before anything else does: not at all, one of one rate a part of it, or all that there is to pay. */
const cover = fc.record({
  by: fc.constantFrom('nothing', 'nothing', 'single', 'all'),
  rate: fc.nat({ max: 3 }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  isGiven: fc.boolean(),
})
type Cover = typeof cover extends fc.Arbitrary<infer Drawn> ? Drawn : never

export type DrawnLine = MoneyLine & { day: number }
/** Orders as they stand in the end: with all tips, and without what was taxed when its voucher was sold. */
export type History = { orders: Map<string, PaidOrder>; lines: DrawnLine[] }

export const totalOf = ({ taxes, donation, tip = 0 }: PaidOrder): number =>
  taxes.reduce((sum, { gross }) => sum + gross, donation + tip)

/** What the house has of an order, without what was taxed before and without what providers keep. */
export const keptOf = (lines: readonly MoneyLine[]): number =>
  sumCents(lines.map((line) => (line.kind === 'fee' || isTaxedBefore(line) ? 0 : line.amount)))

export const isTaxedBefore = ({ taxedRate }: MoneyLine): boolean => typeof taxedRate === 'number'

/** Money is looked at in as many histories as a house has in years. */
export const manyHistories = { numRuns: size({ short: 300, long: 100_000 }) }

/**
 * Orders that are paid and given back in parts, by several methods and on several days: never more than there is. Vouchers
 * come first, and some pay for all of it; whoever pays later may give the team something that the order did not have before.
 */
export const histories: fc.Arbitrary<History> = fc
  .record({
    drawn: fc.array(fc.tuple(paidOrder, cover), { minLength: 5, maxLength: 5 }),
    happenings: fc.array(happening, { maxLength: 40 }),
  })
  .map(({ drawn, happenings }) => {
    const inTurn = happenings.toSorted((one, other) => one.day - other.day)
    const told = drawn.map(([order, covered], index) =>
      historyOf(
        { id: `order-${index}`, order, covered },
        inTurn.filter((each) => each.order === index),
      ),
    )

    return {
      orders: new Map(told.map(({ id, order }) => [id, order])),
      lines: told.flatMap(({ lines }) => lines).toSorted((one, other) => one.day - other.day),
    }
  })

type Drawn = { id: string; order: PaidOrder; covered: Cover }

function historyOf({ id, order, covered }: Drawn, happenings: readonly Happening[]) {
  const vouchers = coverOf(order, covered)
  const taxed = vouchers.flatMap(({ taxedRate, amount }) =>
    typeof taxedRate === 'number' ? [{ taxRate: taxedRate, gross: amount }] : [],
  )
  let now: PaidOrder = { ...order, taxes: stillToTax(order.taxes, taxed) }
  const lines: DrawnLine[] = []
  const add = (line: Omit<DrawnLine, 'id' | 'order' | 'at'>) => {
    const at = `2026-11-2${line.day}T12:00:00.${String(lines.length).padStart(3, '0')}Z`
    lines.push({ ...line, id: `${id}-${lines.length}`, order: id, at })
    now = { ...now, tip: (now.tip ?? 0) + (line.tip ?? 0) }
  }
  for (const voucher of vouchers) add(voucher)
  for (const each of happenings) {
    const line = lineOf(each, { now, lines })
    if (line) add(line)
  }

  return { id, order: now, lines: lines.map((line, index) => withTipsAfter(line, lines.slice(index + 1))) }
}

type Voucher = Pick<MoneyLine, 'kind' | 'amount' | 'method' | 'taxedRate' | 'isGiven'> & { day: number }

/** Nobody pays for vouchers with vouchers. */
function coverOf(order: PaidOrder, { by, rate, share, isGiven }: Cover): Voucher[] {
  const goods = order.taxes.flatMap(({ taxRate, gross }) => {
    const left = taxRate === 0 ? gross - (order.vouchers ?? 0) : gross
    return left > 0 ? [{ taxRate, left }] : []
  })
  const voucher = (amount: number, given: Partial<Voucher>): Voucher[] =>
    amount > 0 ? [{ kind: 'capture', method: 'gift-voucher', day: 0, amount, ...given }] : []
  const ofRate = goods[rate % Math.max(1, goods.length)]
  switch (by) {
    case 'single':
      return ofRate ? voucher(Math.ceil(ofRate.left * share), { taxedRate: ofRate.taxRate }) : []
    case 'all': {
      const single = goods.slice(0, rate)
      const rest = totalOf(order) - (order.vouchers ?? 0) - sumCents(single.map(({ left }) => left))
      return [
        ...single.flatMap(({ taxRate, left }) => voucher(left, { taxedRate: taxRate })),
        ...voucher(rest, { isGiven }),
      ]
    }
    case 'nothing':
      return []
  }
}

/** Null where there is nothing left to pay, or to give back. */
function lineOf(
  { kind, share, method, isGiven, day, covers, tip }: Happening,
  { now, lines }: { now: PaidOrder; lines: readonly DrawnLine[] },
): Omit<DrawnLine, 'id' | 'order' | 'at'> | null {
  const has = keptOf(lines)
  const cents = Math.ceil((kind === 'capture' ? totalOf(now) - has : has) * share)
  if (cents <= 0) return null
  const ofVoucher = method === 'gift-voucher' && { isGiven }
  // What somebody gives by it comes on top; whoever gets all back gets that back as well.
  if (kind === 'capture') return { kind, amount: cents + (tip ?? 0), method, day, covers, tip, ...ofVoucher }
  const given = sumCents(lines.map((line) => line.tip ?? 0))
  const isAll = kind === 'correction' && cents === has && given > 0

  return { kind, amount: cents * signOf[kind], method, day, ...(isAll && { tip: -given }), ...ofVoucher }
}

function withTipsAfter(line: DrawnLine, later: readonly DrawnLine[]): DrawnLine {
  const tipsAfter = sumCents(later.map(({ tip }) => tip ?? 0))

  return tipsAfter === 0 ? line : { ...line, tipsAfter }
}
