import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { payableOf } from './redeem-on-spot.ts'
import { type PayingVoucher, planVouchers, splitRefund, spreadGiveBack, surplusOf } from './plan-vouchers.ts'

const multi = (balance: number): PayingVoucher => ({ balance, kind: 'multi-purpose', taxRate: null })
const single = (balance: number, taxRate: number): PayingVoucher => ({
  balance,
  kind: 'single-purpose',
  taxRate,
})
const order = {
  total: 5_000,
  taxes: [
    { taxRate: 1_000, gross: 3_000 },
    { taxRate: 2_000, gross: 2_000 },
  ],
  vouchers: [],
}

/** Rate and cents of each voucher that an order sells. */
const sold = (...vouchers: [taxRate: number, gross: number][]) =>
  vouchers.map(([taxRate, gross]) => ({ taxRate, gross }))

describe('what vouchers pay', () => {
  it.each([
    ['a part', order, [multi(2_000)], [2_000], 3_000],
    ['all of it, and keeps the rest', order, [multi(9_000)], [5_000], 0],
    ['the first one first', order, [multi(3_000), multi(3_000)], [3_000, 2_000], 0],
    ['nothing once all is paid', order, [multi(5_000), multi(100)], [5_000, 0], 0],
    ['goods of its rate alone', order, [single(9_000, 2_000)], [2_000], 3_000],
    ['those of its rate once', order, [single(1_500, 2_000), single(1_500, 2_000)], [1_500, 500], 3_000],
    ['nothing of another rate', order, [single(1_000, 1_300)], [0], 5_000],
    [
      'no vouchers',
      { ...order, vouchers: sold([1_000, 2_600], [2_000, 1_900]) },
      [multi(9_000)],
      [500],
      4_500,
    ],
    [
      'goods of its rate, and no voucher that is sold at it',
      { ...order, vouchers: sold([2_000, 1_200]) },
      [single(9_000, 2_000)],
      [800],
      4_200,
    ],
    [
      'no voucher without tax either, where its own goods bear none',
      { total: 5_400, taxes: [{ taxRate: 0, gross: 5_400 }], vouchers: sold([0, 5_000]) },
      [single(9_000, 0)],
      [400],
      5_000,
    ],
  ])('is %s', (_what, payable, vouchers, amounts, rest) => {
    expect(planVouchers(payable, vouchers)).toEqual({ amounts, rest })
  })

  it('is never more than there is, and comes to the total with what is left', () => {
    const voucher = fc.oneof(
      fc.nat({ max: 9_000 }).map(multi),
      fc
        .tuple(fc.nat({ max: 9_000 }), fc.constantFrom(1_000, 2_000))
        .map(([cents, rate]) => single(cents, rate)),
    )
    fc.assert(
      fc.property(fc.array(voucher, { maxLength: 6 }), fc.nat({ max: 2_000 }), (vouchers, gross) => {
        const selling = { ...order, vouchers: sold([2_000, gross]) }
        const { amounts, rest } = planVouchers(selling, vouchers)

        expect(amounts.reduce((sum, amount) => sum + amount, rest)).toBe(order.total)
        expect(rest).toBeGreaterThanOrEqual(gross)
        amounts.forEach((amount, index) => {
          expect(amount).toBeGreaterThanOrEqual(0)
          expect(amount).toBeLessThanOrEqual(vouchers[index]?.balance ?? 0)
        })
        const ofRate = amounts.filter((_amount, index) => vouchers[index]?.taxRate === 2_000)
        expect(ofRate.reduce((sum, amount) => sum + amount, 0)).toBeLessThanOrEqual(2_000 - gross)
        // What they paid is no surplus of the same order.
        const paid = vouchers.map((each, index) => ({ ...each, kept: amounts[index] ?? 0 }))
        expect(surplusOf(selling, paid)).toEqual(vouchers.map(() => 0))
      }),
    )
  })

  it('is, at the counter, of what others have left open', () => {
    const paid = [{ kind: 'single-purpose' as const, taxRate: 2_000, kept: 1_800 }]
    const payable = payableOf({ ...order, voucherPaid: 1_800 }, [], paid)

    expect(planVouchers(payable, [single(9_000, 2_000)])).toEqual({ amounts: [200], rest: 3_000 })
  })
})

describe('what goes back', () => {
  it('goes to the last voucher first, and to none more than it gave', () => {
    expect(spreadGiveBack(700, [500, 300, 400])).toEqual([0, 300, 400])
    expect(spreadGiveBack(900, [500, 300, 400])).toEqual([200, 300, 400])
    expect(spreadGiveBack(5_000, [500, 300])).toEqual([500, 300])
    expect(spreadGiveBack(0, [500])).toEqual([0])
  })

  it('is what an order does not cost any more, by rates and over all', () => {
    const paid = [
      { kind: 'single-purpose', taxRate: 1_000, kept: 1_500 },
      { kind: 'multi-purpose', taxRate: null, kept: 1_000 },
    ] as const

    expect(surplusOf(order, paid)).toEqual([0, 0])
    expect(surplusOf({ ...order, taxes: [{ taxRate: 1_000, gross: 400 }] }, paid)).toEqual([1_100, 0])
    const left = (total: number, taxRate: number, vouchers = sold()) => ({
      total,
      taxes: [{ taxRate, gross: total }],
      vouchers,
    })
    expect(surplusOf(left(1_900, 1_000), paid)).toEqual([0, 600])
    expect(surplusOf(left(300, 2_000), paid)).toEqual([1_500, 700])
    // The vouchers that it still sells are paid by none.
    expect(surplusOf(left(1_900, 1_000, sold([1_000, 1_800])), paid)).toEqual([1_400, 1_000])
  })

  it('is money first, so that no voucher becomes money', () => {
    expect(splitRefund(1_000, 3_000)).toEqual({ money: 1_000, vouchers: 0 })
    expect(splitRefund(4_000, 3_000)).toEqual({ money: 3_000, vouchers: 1_000 })
    expect(splitRefund(4_000, -1)).toEqual({ money: 0, vouchers: 4_000 })
  })
})
