import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { sumCents } from '../money/money.ts'
import { taxTotals } from '../money/tax.ts'
import type { PartLine } from './covered-lines.ts'
import { bookLines, type MoneyLine } from './day-end/book-lines.ts'
import { hamPizza, price, twoSchnitzel } from './order-pricing.fixture.ts'
import { leftToPay, type SplitOrder } from './pay-part.ts'
import { splitBill } from './split-bill.ts'

/** 3 × 12,90 + 15,50 + 0,07; the pizza at another rate, and what was taken off of each. */
function table(changes: Partial<SplitOrder> = {}, discount = 0) {
  const sold = price({
    items: [{ ...twoSchnitzel, amount: 3 }, hamPizza],
    isDineIn: true,
    donatee: 'caritas',
  })
  if (!sold.ok) throw new Error(JSON.stringify(sold.problems))
  const items = sold.items.map((item, index) => ({ ...item, discount, taxRate: index === 0 ? 1000 : 2000 }))

  return {
    ...sold,
    items,
    taxes: taxTotals(items.map((item) => ({ gross: item.gross - discount, taxRate: item.taxRate }))),
    total: sold.total - 2 * discount,
    status: 'confirmed' as const,
    paymentStatus: 'none' as const,
    paymentMethod: 'cash' as const,
    voidedAt: null,
    ...changes,
  }
}

const order = table()
const having = (...lines: [line: number, amount: number][]) => ({
  lines: lines.map(([line, amount]) => ({ line, amount })),
})
const amounts = (...asked: Parameters<typeof splitBill>) => {
  const verdict = splitBill(...asked)
  return verdict.isAllowed ? verdict.parts.map(({ amount }) => amount) : verdict.why
}

describe('a bill that is split at once', () => {
  it.each([
    [1000, 3, [334, 333, 333]],
    [5427, 2, [2714, 2713]],
    [101, 4, [26, 25, 25, 25]],
  ])('of %d cents among %d comes to it, with the cents that are left at the first', (total, of, shares) => {
    expect(amounts({ ...order, total }, [], Array(of).fill(having()))).toEqual(shares)
  })

  it('is paid by what each had, and all share what nobody had alone', () => {
    expect(splitBill(order, [], [having([0, 1]), having([0, 1], [1, 1]), having([0, 1])])).toEqual({
      isAllowed: true,
      parts: [
        { amount: 1293, covers: [{ line: 0, amount: 1, gross: 1290, taxRate: 1000 }] },
        {
          amount: 2842,
          covers: [
            { line: 0, amount: 1, gross: 1290, taxRate: 1000 },
            { line: 1, amount: 1, gross: 1550, taxRate: 2000 },
          ],
        },
        { amount: 1292, covers: [{ line: 0, amount: 1, gross: 1290, taxRate: 1000 }] },
      ],
    })
    // Two schnitzel and the donation are for all.
    expect(amounts(order, [], [having([0, 1]), having([1, 1])])).toEqual([2584, 2843])
  })

  it('takes what was taken off a line from those who had it', () => {
    // 38,70 less 1,00 in three, and 15,50 less 1,00.
    expect(
      amounts(table({ total: 5220 }, 100), [], [having([0, 1]), having([0, 2]), having([1, 1])]),
    ).toEqual([1257, 2513, 1450])
  })

  it('goes on from what was paid before', () => {
    const paid: PartLine[] = [{ kind: 'capture', amount: 5000 }]
    expect(amounts(order, paid, [having(), having()])).toEqual([214, 213])
    expect(amounts(order, paid, [having([0, 3]), having([1, 1])])).toEqual([305, 122])
    expect(
      amounts(
        order,
        [{ kind: 'capture', amount: 1550, covers: [{ line: 1, amount: 1 }] }],
        [having([1, 1]), having()],
      ),
    ).toBe('unknown-line')
  })

  it.each([
    [table({ status: 'canceled' }), 'order-lost'],
    [table({ paymentMethod: 'mollie' }), 'paid-online'],
    [table({ paymentStatus: 'paid' }), 'nothing-left'],
    [table({ total: 2 }), 'nothing-for-one'],
  ])('is not split where there is nothing to split', (given, why) => {
    expect(amounts(given, [], [having(), having(), having()])).toBe(why)
  })

  it('tells a voucher that somebody buys from what is taxed, so nobody pays the tax of what another had', () => {
    const [schnitzel] = order.items
    if (!schnitzel) throw new Error('There is none')
    const voucher = { ...schnitzel, line: 1, amount: 1, unitPrice: 5000, gross: 5000, taxRate: 0 }
    const sold = {
      ...table({ total: 8870 }),
      items: [
        { ...schnitzel, line: 0 },
        { ...voucher, voucher: 'multi-purpose' as const },
      ],
      taxes: [{ taxRate: 0, gross: 5000, net: 5000, tax: 0 }, ...taxTotals([{ gross: 3870, taxRate: 1000 }])],
    }
    const verdict = splitBill(sold, [], [having([1, 1]), having([0, 3])])
    if (!verdict.isAllowed) throw new Error(verdict.why)
    const lines = verdict.parts.map(
      ({ amount, covers }, index): MoneyLine => ({
        id: String(index),
        at: '2026-11-28T12:00:00.000Z',
        kind: 'capture',
        method: 'cash',
        order: 'table',
        amount,
        covers,
      }),
    )
    const paid = { ...sold, donation: 0, tip: 0, vouchers: 5000, type: 'dineIn' as const }
    const booked = bookLines({ lines, orders: new Map([['table', paid]]), before: new Map() })

    expect(
      booked.map(({ parts }) => parts.map(({ taxRate, gross, untaxed }) => [taxRate, gross, untaxed])),
    ).toEqual([[[null, 5000, 'voucher']], [[1000, 3870, undefined]]])
  })

  it('comes to its total, and its parts by rate to its taxes, however it is split', () => {
    const people = fc.array(fc.array(fc.nat(1), { maxLength: 2 }), { minLength: 2, maxLength: 6 })
    fc.assert(
      fc.property(people, fc.nat(3000), fc.nat(500), (drawn, before, tip) => {
        const given = { ...order, total: order.total + tip }
        const taken = new Map<number, number>()
        const persons = drawn.map((lines) =>
          having(
            ...[...new Set(lines)].flatMap((line): [number, number][] => {
              const already = taken.get(line) ?? 0
              if (already === given.items[line]?.amount) return []
              taken.set(line, already + 1)
              return [[line, 1]]
            }),
          ),
        )
        const ledger: PartLine[] = before > 0 ? [{ kind: 'capture', amount: before }] : []
        const verdict = splitBill(given, ledger, persons)
        // Where so much was paid before that nothing is left for one of them, they are too many.
        fc.pre(verdict.isAllowed)

        expect(sumCents(verdict.parts.map(({ amount }) => amount))).toBe(leftToPay(given, ledger))
        const captures = [...ledger, ...verdict.parts].map(
          (part, index): MoneyLine => ({
            id: String(index),
            at: '2026-11-28T12:00:00.000Z',
            kind: 'capture',
            method: 'cash',
            order: 'table',
            amount: part.amount,
            covers: 'kind' in part ? null : part.covers,
          }),
        )
        expect(byRate(captures, { ...given, tip })).toEqual(
          given.taxes.map(({ taxRate, gross, net, tax }) => [taxRate, gross, net, tax]),
        )
      }),
    )
  })
})

/** What the parts come to by rate, as their receipts say. */
function byRate(lines: readonly MoneyLine[], order: ReturnType<typeof table> & { tip: number }) {
  const booked = bookLines({
    lines,
    orders: new Map([['table', { ...order, type: 'dineIn' as const }]]),
    before: new Map(),
  })
  const parts = booked.flatMap((line) => line.parts)
  const sum = (rate: number, of: 'gross' | 'net' | 'tax') =>
    sumCents(parts.map((part) => (part.taxRate === rate ? part[of] : 0)))

  return order.taxes.map(({ taxRate }) => [
    taxRate,
    ...(['gross', 'net', 'tax'] as const).map((of) => sum(taxRate, of)),
  ])
}
