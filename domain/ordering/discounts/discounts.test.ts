import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { sumCents } from '../../money/money.ts'
import { anyRule, rule } from './discounts.fixture.ts'
import { type DiscountedSale, takeOff } from './discounts.ts'

const soupAndWine: DiscountedSale = {
  lines: [
    { product: 'soup', gross: 555 },
    { product: 'wine', gross: 445 },
    { product: 'bread', gross: 0 },
  ],
  deliveryFee: 290,
}
const off = (...rules: Parameters<typeof takeOff>[0]) => {
  const { applied, lines, delivery } = takeOff(rules, soupAndWine)

  return { ...Object.fromEntries(applied.map(({ rule: { id }, cents }) => [id, cents])), lines, delivery }
}

describe('what is taken off', () => {
  it('is rounded once, and split over the lines by largest remainder', () => {
    expect(off(rule({ value: 1500 }))).toEqual({ ten: 150, lines: [83, 67, 0], delivery: 0 })
    expect(off(rule({ value: 333 }))).toEqual({ ten: 33, lines: [18, 15, 0], delivery: 0 })
  })

  it('is taken off the chosen products alone', () => {
    expect(off(rule({ products: ['wine', 'beer'] }))).toEqual({ ten: 45, lines: [0, 45, 0], delivery: 0 })
    expect(off(rule({ products: ['beer'] }))).toEqual({ lines: [0, 0, 0], delivery: 0 })
  })

  it('is nothing of a voucher, which is money', () => {
    const withVoucher = {
      ...soupAndWine,
      lines: [...soupAndWine.lines, { product: 'voucher', gross: 5000, voucher: 'multi-purpose' }],
    }

    expect(takeOff([rule({ value: 1000 })], withVoucher)).toMatchObject({
      applied: [{ cents: 100 }],
      lines: [56, 44, 0, 0],
    })
    expect(takeOff([rule({ products: ['voucher'] })], withVoucher).applied).toEqual([])
  })

  it('is never more than there is, nor than is left of a budget', () => {
    const amount = rule({ kind: 'amount', value: 5000 })

    expect(off(amount)).toEqual({ ten: 1000, lines: [555, 445, 0], delivery: 0 })
    expect(off({ ...amount, mostCents: 7 })).toEqual({ ten: 7, lines: [4, 3, 0], delivery: 0 })
    expect(off({ ...amount, mostCents: 0 })).toEqual({ lines: [0, 0, 0], delivery: 0 })
  })

  it('is the fee of the delivery where that is free', () => {
    expect(off(rule({ kind: 'free-delivery', value: 0 }))).toEqual({
      ten: 290,
      lines: [0, 0, 0],
      delivery: 290,
    })
  })

  it('is what brings the guest most, of those that stand alone and those that go together', () => {
    const five = rule({ id: 'five', value: 500, isCombinable: true })
    const ninety = rule({ id: 'ninety', kind: 'amount', value: 90, isCombinable: true })

    // 5 % of 10,00 €, then 90 cents of the rest: more than the ten percent that stand alone.
    expect(off(rule(), ninety, five)).toEqual({ five: 50, ninety: 90, lines: [78, 62, 0], delivery: 0 })
    expect(off(rule(), five)).toMatchObject({ ten: 100 })
    expect(off(rule(), rule({ id: 'twenty', value: 2000 }))).toMatchObject({ twenty: 200 })
  })

  it('adds up to the cent, falls below nothing and does not depend on the order of the rules', () => {
    const products = ['a', 'b', 'c']
    const sale = fc.record({
      lines: fc.array(
        fc.record({ product: fc.constantFrom(...products, 'd'), gross: fc.integer({ min: 0, max: 9000 }) }),
        { maxLength: 6 },
      ),
      deliveryFee: fc.constantFrom(0, 290),
    })
    fc.assert(
      fc.property(
        fc.uniqueArray(anyRule(products), { selector: ({ id }) => id, maxLength: 4 }),
        sale,
        (rules, sold) => {
          const { applied, lines, delivery } = takeOff(rules, sold)

          expect(sumCents(lines) + delivery).toBe(sumCents(applied.map(({ cents }) => cents)))
          lines.forEach((cents, index) => {
            expect(cents).toBeGreaterThanOrEqual(0)
            expect(cents).toBeLessThanOrEqual(sold.lines[index]?.gross ?? 0)
          })
          for (const { rule: each, cents } of applied) {
            expect(cents).toBeGreaterThan(0)
            expect(cents).toBeLessThanOrEqual(each.mostCents ?? Infinity)
          }
          expect(applied.length === 1 || applied.every(({ rule: each }) => each.isCombinable)).toBe(true)
          expect(takeOff(rules.toReversed(), sold)).toEqual(takeOff(rules, sold))
        },
      ),
    )
  })
})
