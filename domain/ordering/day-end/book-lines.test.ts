import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { TaxTotal } from '../order.contract.ts'
import { bookLines, type BookedLine, type MoneyLine, type PaidOrder, type RatePart } from './book-lines.ts'
import { histories, isTaxedBefore, keptOf, manyHistories, totalOf } from './histories.fixture.ts'

const order: PaidOrder = {
  type: 'dineIn',
  taxes: [
    { taxRate: 1000, gross: 1000, net: 909, tax: 91 },
    { taxRate: 2000, gross: 500, net: 417, tax: 83 },
  ],
  donation: 7,
}
const orders = new Map([['a', order]])
const line = (kind: MoneyLine['kind'], amount: number): MoneyLine => ({
  id: `${kind}${amount}`,
  at: '2026-11-28T12:00:00.000Z',
  kind,
  amount,
  method: 'cash',
  order: 'a',
})
const booked = (lines: MoneyLine[], given = order, before: RatePart[] = []) =>
  bookLines({ lines, orders: new Map([['a', given]]), before: new Map([['a', before]]) })
const partsOf = (lines: readonly BookedLine[]) =>
  lines.map(({ parts }) => parts.map(({ taxRate, gross, net, tax }) => [taxRate, gross, net, tax]))

describe('a line of the ledger', () => {
  it('falls to the tax rates of its order', () => {
    expect(partsOf(booked([line('capture', 1507)]))).toEqual([
      [
        [1000, 1000, 909, 91],
        [2000, 500, 417, 83],
        [null, 7, 7, 0],
      ],
    ])
  })

  it('is split where it is a part, and the last part brings what is missing', () => {
    expect(partsOf(booked([line('capture', 700), line('capture', 807)]))).toEqual([
      [
        [1000, 465, 423, 42],
        [2000, 232, 193, 39],
        [null, 3, 3, 0],
      ],
      [
        [1000, 535, 486, 49],
        [2000, 268, 224, 44],
        [null, 4, 4, 0],
      ],
    ])
  })

  it('goes on from what was booked on the days before', () => {
    const [first] = booked([line('capture', 700)])

    expect(partsOf(booked([line('capture', 807)], order, first?.parts))).toEqual([
      partsOf(booked([line('capture', 700), line('capture', 807)]))[1],
    ])
  })

  it('is split over no rate where it is the fee of a provider', () => {
    expect(partsOf(booked([line('capture', 1507), line('fee', -35), line('refund', -1507)]))[1]).toEqual([])
  })

  it('has no rate where the order has none', () => {
    expect(partsOf(booked([line('capture', 300)], { ...order, taxes: [], donation: 0 }))).toEqual([
      [[null, 300, 300, 0]],
    ])
  })

  it('puts right what was booked by prices that have changed since', () => {
    const before = [{ taxRate: 700, gross: 1500, net: 1402, tax: 98 }]
    const taxes: TaxTotal[] = [{ taxRate: 2000, gross: 1200, net: 1000, tax: 200 }]

    expect(partsOf(booked([line('refund', -300)], { ...order, taxes, donation: 0 }, before))).toEqual([
      [
        [700, -1500, -1402, -98],
        [2000, 1200, 1000, 200],
      ],
    ])
  })

  it('falls to the rates of what was paid by name, and the next part to what is left of them', () => {
    const beer = { ...line('capture', 500), covers: [{ taxRate: 2000, gross: 500 }] }
    expect(partsOf(booked([beer, line('capture', 302), line('capture', 705)]))).toEqual([
      [[2000, 500, 417, 83]],
      [
        [1000, 300, 273, 27],
        [null, 2, 2, 0],
      ],
      [
        [1000, 700, 636, 64],
        [null, 5, 5, 0],
      ],
    ])
  })

  it('has the tip of who gave it, also where others give one later', () => {
    const tipped = { ...order, tip: 150 }
    const first = {
      ...line('capture', 600),
      tip: 100,
      tipsAfter: 50,
      covers: [{ taxRate: 2000, gross: 500 }],
    }
    expect(partsOf(booked([first, { ...line('capture', 1057), tip: 50 }], tipped))).toEqual([
      [
        [2000, 500, 417, 83],
        [null, 100, 100, 0],
      ],
      [
        [1000, 1000, 909, 91],
        [null, 7, 7, 0],
        [null, 50, 50, 0],
      ],
    ])
  })

  it('had the tip that went back since, and gives all of it back', () => {
    const lines = [
      { ...line('capture', 1607), tip: 100, tipsAfter: -100 },
      line('correction', -1607),
      line('capture', 1507),
    ]
    expect(partsOf(booked(lines))).toEqual([
      [
        [1000, 1000, 909, 91],
        [2000, 500, 417, 83],
        [null, 7, 7, 0],
        [null, 100, 100, 0],
      ],
      [
        [1000, -1000, -909, -91],
        [2000, -500, -417, -83],
        [null, -7, -7, 0],
        [null, -100, -100, 0],
      ],
      [
        [1000, 1000, 909, 91],
        [2000, 500, 417, 83],
        [null, 7, 7, 0],
      ],
    ])
  })

  it('is by name no more than was paid, the tip first', () => {
    const part = { ...line('capture', 400), tip: 100, covers: [{ taxRate: 2000, gross: 500 }] }
    expect(partsOf(booked([part], { ...order, tip: 100 }))).toEqual([
      [
        [2000, 300, 250, 50],
        [null, 100, 100, 0],
      ],
    ])
  })

  it('is of an order that is known', () => {
    const stray = { ...line('capture', 1), order: 'b' }
    expect(() => bookLines({ lines: [stray], orders, before: new Map() })).toThrow(
      'An order without its taxes',
    )
  })
})

describe('whatever the sequence of parts', () => {
  it('each line is its parts, and each part its net and its tax', () => {
    fc.assert(
      fc.property(histories, ({ lines, orders }) => {
        for (const { kind, amount, parts } of bookLines({ lines, orders, before: new Map() })) {
          expect(sum(parts, 'gross')).toBe(kind === 'fee' ? 0 : amount)
          expect(parts.every(({ gross, net, tax }) => net + tax === gross)).toBe(true)
        }
      }),
      manyHistories,
    )
  })

  it('nobody pays less than nothing at any rate', () => {
    fc.assert(
      fc.property(histories, ({ lines, orders }) => {
        for (const { kind, parts } of bookLines({ lines, orders, before: new Map() }))
          expect(kind !== 'capture' || parts.every(({ gross }) => gross >= 0)).toBe(true)
      }),
      manyHistories,
    )
  })

  it('a paid order comes to its own taxes, and one that was given back to nothing', () => {
    fc.assert(
      fc.property(histories, ({ lines, orders }) => {
        for (const [id, order] of orders) {
          const own = lines.filter((line) => line.order === id)
          const kept = keptOf(own)
          const rest = { ...line('capture', totalOf(order) - kept), order: id }
          const paid = bookLines({ lines: [...own, rest], orders, before: new Map() })
          const back = bookLines({ lines: [...own, { ...rest, amount: -kept }], orders, before: new Map() })

          for (const { taxRate, ...whole } of order.taxes) {
            const parts = paid
              .flatMap(({ parts }) => parts)
              // The taxes of an order have the vouchers that it sells at no percent.
              .filter((part) => (part.untaxed === 'voucher' ? 0 : part.taxRate) === taxRate)
            expect(ofRate(parts)).toEqual(whole)
          }
          const taxed = back.filter((each) => !isTaxedBefore(each))
          expect(ofRate(taxed.flatMap(({ parts }) => parts))).toEqual({ gross: 0, net: 0, tax: 0 })
        }
      }),
      manyHistories,
    )
  })
})

const sum = (parts: readonly RatePart[], of: 'gross' | 'net' | 'tax') =>
  parts.reduce((total, part) => total + part[of], 0)
const ofRate = (parts: readonly RatePart[]) => ({
  gross: sum(parts, 'gross'),
  net: sum(parts, 'net'),
  tax: sum(parts, 'tax'),
})
