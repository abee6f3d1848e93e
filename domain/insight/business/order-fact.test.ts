import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { size } from '#scripts/testing/sizes.ts'
import { testSeed } from '#scripts/testing/test-seed.ts'
import { sumCents } from '../../money/money.ts'
import { orderStatuses } from '../../ordering/order-terms.ts'
import { countsOfOrder } from './counts-of-order.ts'
import { anyLedger, anyOrder, countedOrder, line, usualHistory } from './order-fact.fixture.ts'
import { type CountedOrder, type LedgerAmount, orderFactOf } from './order-fact.ts'

const factOf = (order: CountedOrder, ledger: LedgerAmount[] = []) =>
  orderFactOf({ order, ledger, history: usualHistory(order), guest: 'new' })

const wholeOf = (changes: Partial<CountedOrder>, ledger: LedgerAmount[] = []) => {
  const fact = factOf(countedOrder(changes), ledger)
  const total = fact && countsOfOrder(fact).find(({ by }) => by === 'total')

  return (
    total && { orders: total.orders, lost: total.lost, gross: total.gross, net: total.net, tax: total.tax }
  )
}

const capture = (amount: number): LedgerAmount => ({ kind: 'capture', amount })
const refund = (amount: number): LedgerAmount => ({ kind: 'refund', amount: -amount })
const twoRates = [line({ gross: 1000 }), line({ product: 'bier', gross: 500, taxRate: 2000 })]
const voucher = { product: 'gutschein', gross: 5000 } as const

describe('what an order comes to', () => {
  it.each<[string, Partial<CountedOrder>, LedgerAmount[], object | null]>([
    ['is what was sold', {}, [], { orders: 1, lost: 0, gross: 2180, net: 1982, tax: 198 }],
    ['has no tip', { tip: 320 }, [capture(2500)], { orders: 1, lost: 0, gross: 2180, net: 1982, tax: 198 }],
    [
      'has the donation, which no tax is in',
      { donation: 20 },
      [],
      { orders: 1, lost: 0, gross: 2200, net: 2002, tax: 198 },
    ],
    [
      'has each rate of its own',
      { items: twoRates },
      [],
      { orders: 1, lost: 0, gross: 1500, net: 1326, tax: 174 },
    ],
    [
      'has less by what went back, of each rate its share',
      { items: twoRates },
      [capture(1500), refund(300)],
      { orders: 1, lost: 0, gross: 1200, net: 1060, tax: 140 },
    ],
    [
      'is nothing once all went back',
      {},
      [capture(2180), refund(2180)],
      { orders: 1, lost: 0, gross: 0, net: 0, tax: 0 },
    ],
    [
      'has the tip go back with the rest',
      { tip: 320 },
      [capture(2500), refund(1250)],
      { orders: 1, lost: 0, gross: 1090, net: 991, tax: 99 },
    ],
    [
      'has nothing less by what was paid too much, for the order has come to less since',
      {},
      [capture(3000), refund(820)],
      { orders: 1, lost: 0, gross: 2180, net: 1982, tax: 198 },
    ],
    [
      'is the same after what was booked by mistake is taken back',
      {},
      [capture(2180), { kind: 'correction', amount: -2180 }, { kind: 'fee', amount: -30 }],
      { orders: 1, lost: 0, gross: 2180, net: 1982, tax: 198 },
    ],
    [
      'leaves out a voucher that it sells, whatever its kind',
      {
        items: [
          ...twoRates,
          line({ ...voucher, voucher: 'multi-purpose', taxRate: 0 }),
          line({ ...voucher, voucher: 'single-purpose' }),
        ],
      },
      [],
      { orders: 1, lost: 0, gross: 1500, net: 1326, tax: 174 },
    ],
    [
      'is nothing where vouchers are all that it sells',
      { items: [line({ ...voucher, voucher: 'single-purpose' })] },
      [],
      { orders: 1, lost: 0, gross: 0, net: 0, tax: 0 },
    ],
    [
      'is all of it where vouchers pay',
      { paymentMethod: 'gift-voucher', voucherPaid: 2180 },
      [capture(2180)],
      { orders: 1, lost: 0, gross: 2180, net: 1982, tax: 198 },
    ],
    [
      'has less by its discounts',
      { items: [line({ gross: 1090, discount: 90 })], discount: 90 },
      [],
      { orders: 1, lost: 0, gross: 1000, net: 909, tax: 91 },
    ],
    [
      'is nothing where it came to nothing',
      { status: 'rejected' },
      [],
      { orders: 0, lost: 1, gross: 0, net: 0, tax: 0 },
    ],
    ['is no figure once it is voided', { isVoided: true }, [], null],
    ['is no figure before its money is there', { status: 'awaiting-payment' }, [], null],
    ['is no figure where that never came', { status: 'failed' }, [], null],
  ])('%s', (_, changes, ledger, expected) => {
    expect(wholeOf(changes, ledger)).toEqual(expected)
  })

  it('what a lost one would have brought is said apart, without tip and vouchers', () => {
    const items = [...twoRates, line({ ...voucher, voucher: 'multi-purpose', taxRate: 0 })]
    const lost = factOf(countedOrder({ status: 'canceled', items, tip: 100, donation: 7 }), [
      capture(6607),
      refund(6607),
    ])

    expect(lost).toMatchObject({ isLost: true, lostGross: 1507, tip: 0, lines: [], parts: [] })
  })

  it('an average is made of all orders but those of vouchers alone', () => {
    const only = factOf(countedOrder({ items: [line({ ...voucher, voucher: 'multi-purpose', taxRate: 0 })] }))

    expect([only?.isAveraged, factOf(countedOrder())?.isAveraged]).toEqual([false, true])
  })

  it('its lines are left with their share, and so is the delivery', () => {
    const taxes = [{ taxRate: 1000, gross: 2000, net: 1818, tax: 182 }]
    const items = [line({ gross: 1000 }), line({ product: 'suppe', gross: 600, discount: 100 })]
    const fact = factOf(countedOrder({ items, taxes }), [capture(2000), refund(1000)])

    expect(fact?.lines.map(({ product, gross }) => [product, gross])).toEqual([
      ['pizza', 500],
      ['suppe', 250],
    ])
    expect(fact?.parts).toEqual([{ rate: '1000', gross: 1000, net: 909, tax: 91 }])
  })

  it('what costs nothing was sold as well', () => {
    const items = [line(), line({ product: 'schnaps', gross: 350, discount: 350, taxRate: 2000 })]

    expect(factOf(countedOrder({ items }))?.lines).toEqual([
      { product: 'pizza', choice: '', quantity: 1000, gross: 1090 },
      { product: 'schnaps', choice: '', quantity: 1000, gross: 0 },
    ])
  })

  it('pieces count as such, and what is weighed is one', () => {
    const items = [line({ amount: 1.5 }), line({ amount: 0.35, unit: 'kilogram' })]

    expect(factOf(countedOrder({ items }))?.lines.map(({ quantity }) => quantity)).toEqual([1500, 1000])
  })
})

it('parts make up the whole, whatever is ordered and whatever goes back', () => {
  fc.assert(
    fc.property(anyOrder, anyLedger, (order, ledger) => {
      const fact = factOf(order, ledger)
      if (!fact) return
      const counts = countsOfOrder(fact)
      const [total] = counts
      const sum = (by: string, name: 'gross' | 'net' | 'tax' | 'tip' | 'quantity') =>
        sumCents(counts.filter((row) => row.by === by).map((row) => row[name]))

      expect([sum('rate', 'gross'), sum('rate', 'net'), sum('rate', 'tax'), sum('rate', 'tip')]).toEqual([
        total?.gross,
        total?.net,
        total?.tax,
        total?.tip,
      ])
      expect((total?.net ?? 0) + (total?.tax ?? 0)).toBe(total?.gross)
      for (const by of ['product', 'option']) {
        expect([sum(by, 'gross'), sum(by, 'quantity')]).toEqual([
          sum('goods', 'gross'),
          sum('goods', 'quantity'),
        ])
      }
      expect(sum('goods', 'gross')).toBeLessThanOrEqual(total?.gross ?? 0)
      expect(counts.every((row) => row.gross >= 0 && row.tip >= 0 && row.lostGross >= 0)).toBe(true)
      expect(new Set(counts.map(({ by, key }) => `${by} ${key}`)).size).toBe(counts.length)
    }),
    { seed: testSeed, numRuns: size({ short: 300, long: 30_000 }) },
  )
})

it.each(orderStatuses)('an order that is %s is sold, lost or no figure, and never two of them', (status) => {
  const whole = wholeOf({ status })

  expect((whole?.orders ?? 0) + (whole?.lost ?? 0)).toBe(
    status === 'failed' || status === 'awaiting-payment' ? 0 : 1,
  )
})

it('products that are bought together make a pair each, whichever line comes first', () => {
  const items = [
    line({ product: 'suppe', gross: 490 }),
    line(),
    line({ product: 'bier', gross: 420, taxRate: 2000 }),
  ]
  const fact = factOf(countedOrder({ items }))
  const pairs = fact && countsOfOrder(fact).filter(({ by }) => by === 'pair')

  expect(pairs?.map(({ key, gross, quantity }) => [key, gross, quantity])).toEqual([
    ['bier\tpizza', 1510, 2000],
    ['bier\tsuppe', 910, 2000],
    ['pizza\tsuppe', 1580, 2000],
  ])
})

it('one line has one choice, in words that do not depend on their order', () => {
  const parts = [
    {
      part: 'a',
      name: 'Größe',
      options: [{ id: '1', name: 'groß', modifier: 'add' as const, value: 0 }],
      uploads: [],
    },
    {
      part: 'b',
      name: 'Dazu',
      options: [{ id: '2', name: 'extra Käse', modifier: 'add' as const, value: 0 }],
      uploads: [],
    },
  ]
  const fact = factOf(countedOrder({ items: [line({ parts }), line({ parts: parts.toReversed() })] }))
  const options = fact && countsOfOrder(fact).filter(({ by }) => by === 'option')

  expect(options?.map(({ key, quantity }) => [key, quantity])).toEqual([['pizza\textra Käse, groß', 2000]])
})

it.each([
  ['2026-03-29T00:59:59Z', '6-1'],
  ['2026-03-29T01:00:00Z', '6-3'],
  ['2026-10-25T00:30:00Z', '6-2'],
  ['2026-10-25T01:30:00Z', '6-2'],
  ['2026-11-26T18:05:00Z', '3-19'],
])('what is ordered at %s is ordered at %s by the clock in Vienna', (at, hour) => {
  expect(factOf(countedOrder({ placedAt: Date.parse(at) }))?.hour).toBe(hour)
})
