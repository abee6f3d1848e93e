import fc from 'fast-check'
import { expect, it } from 'vitest'

import { sumCents } from '../../money/money.ts'
import { bookLines, type BookedLine, type MoneyLine, type RatePart } from './book-lines.ts'
import { cashOf, type DayFigures, figuresOf } from './day-figures.ts'
import { histories, isTaxedBefore, manyHistories } from './histories.fixture.ts'

const tax = { taxRate: 1000, gross: 1100, net: 1000, tax: 100 }
const orders = new Map([
  ['a', { type: 'takeaway' as const, taxes: [tax], donation: 0 }],
  ['b', { type: 'delivery' as const, taxes: [tax], donation: 0 }],
])
const line = (given: Partial<MoneyLine>): MoneyLine => ({
  id: 'x',
  at: '2026-11-28T12:00:00.000Z',
  kind: 'capture',
  amount: 1100,
  method: 'cash',
  order: 'a',
  ...given,
})

it('tells a day by method, tax rate and type', () => {
  const lines = bookLines({
    lines: [
      line({}),
      line({ order: 'b', method: 'mollie' }),
      line({ order: 'b', method: 'mollie', kind: 'fee', amount: -30 }),
      line({ kind: 'refund', amount: -550 }),
    ],
    orders,
    before: new Map(),
  })
  const figures = figuresOf(lines)

  expect(figures).toEqual({
    total: 1650,
    taken: 2200,
    corrected: 0,
    refunded: -550,
    fees: -30,
    lines: 4,
    orders: 2,
    methods: [
      { method: 'cash', taken: 1100, corrected: 0, refunded: -550, fees: 0, total: 550, orders: 1 },
      { method: 'mollie', taken: 1100, corrected: 0, refunded: 0, fees: -30, total: 1100, orders: 1 },
    ],
    rates: [{ taxRate: 1000, gross: 1650, net: 1500, tax: 150 }],
    types: [
      { type: 'takeaway', total: 550, orders: 1 },
      { type: 'delivery', total: 1100, orders: 1 },
    ],
  })
  expect(cashOf(figures)).toBe(550)
})

it('is nothing on a day without money', () => {
  const figures = figuresOf([])

  expect(figures).toMatchObject({ total: 0, lines: 0, orders: 0, methods: [], rates: [], types: [] })
  expect(cashOf(figures)).toBe(0)
})

it('comes to the ledger by method, by rate and by type, whatever happened', () => {
  fc.assert(
    fc.property(histories, ({ lines, orders }) => {
      const figures = figuresOf(bookLines({ lines, orders, before: new Map() }))
      const ofGuests = lines.filter(({ kind }) => kind !== 'fee')
      const { total, methods, rates, types } = figures

      expect(total).toBe(sumCents(ofGuests.map(({ amount }) => amount)))
      expect(sumCents(methods.map((each) => each.total))).toBe(total)
      expect(sumCents(rates.map(({ gross }) => gross))).toBe(total)
      expect(sumCents(rates.map(({ net, tax }) => net + tax))).toBe(total)
      expect(sumCents(types.map((each) => each.total))).toBe(total)
      expect(figures.fees + total).toBe(sumCents(lines.map(({ amount }) => amount)))
    }),
    manyHistories,
  )
})

it('comes day by day to what all days come to, whatever was late', () => {
  fc.assert(
    fc.property(histories, ({ lines, orders }) => {
      const whole = figuresOf(bookLines({ lines, orders, before: new Map() }))
      const before = new Map<string, RatePart[]>()
      const days = [0, 1, 2, 3].map((day) => {
        const booked: BookedLine[] = bookLines({
          lines: lines.filter((line) => line.day === day),
          orders,
          before,
        })
        // What a single-purpose voucher paid is no part of what is still to be taxed.
        for (const { order, parts } of booked.filter((line) => !isTaxedBefore(line)))
          before.set(order, [...(before.get(order) ?? []), ...parts])

        return figuresOf(booked)
      })

      expect(moneyIn(days)).toEqual(moneyIn([whole]))
    }),
    manyHistories,
  )
})

/** All that adds up over days: an order may have lines on several. */
function moneyIn(days: readonly DayFigures[]): Record<string, number> {
  const sums = new Map<string, number>()
  const add = (name: string, cents: number) => sums.set(name, (sums.get(name) ?? 0) + cents)
  for (const { total, taken, refunded, corrected, fees, lines, methods, rates, types } of days) {
    for (const [name, cents] of Object.entries({ total, taken, refunded, corrected, fees, lines }))
      add(name, cents)
    for (const each of methods) add(each.method, each.total)
    for (const each of types) add(each.type, each.total)
    for (const { taxRate, net, tax } of rates) {
      add(`net ${taxRate}`, net)
      add(`tax ${taxRate}`, tax)
    }
  }

  return Object.fromEntries(
    [...sums].filter(([, cents]) => cents !== 0).toSorted(([one], [other]) => one.localeCompare(other)),
  )
}
