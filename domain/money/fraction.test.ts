import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { Fraction } from './fraction.ts'

const anyNumber = fc.double({ noDefaultInfinity: true, noNaN: true })
/** Amounts with up to six decimals, as whole millionths. */
const millionths = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })
const divisor = fc.integer({ min: 1, max: 1_000_000 })

describe('exact', () => {
  test('a tenth and two tenths are three tenths', () => {
    expect(Fraction.of(0.1).plus(0.2).toNumber()).toBe(0.3)
  })

  test('a third thrice is one', () => {
    expect(Fraction.of(1).dividedBy(3).times(3).toNumber()).toBe(1)
  })

  test('1.005 is 1.01, which the machine calls a little less', () => {
    expect(Fraction.of(1.005).toFixed(2)).toBe('1.01')
    expect(Fraction.of(1.005).times(100).rounded()).toBe(101)
  })

  test('every number comes back as it went', () => {
    fc.assert(
      fc.property(anyNumber, (value) => {
        expect(Fraction.of(value).toNumber()).toBe(value + 0)
      }),
    )
  })

  test('what has been added can be taken away, what has been multiplied divided', () => {
    fc.assert(
      fc.property(millionths, millionths, divisor, (a, b, c) => {
        const start = Fraction.of(a / 1_000_000)
        expect(
          start
            .plus(b / 1_000_000)
            .minus(b / 1_000_000)
            .toNumber(),
        ).toBe(start.toNumber())
        expect(start.dividedBy(c).times(c).toNumber()).toBe(start.toNumber())
      }),
    )
  })

  test('sums and products of decimals are those of whole numbers', () => {
    fc.assert(
      fc.property(millionths, millionths, (a, b) => {
        const [x, y] = [a / 1_000_000, b / 1_000_000]
        expect(Fraction.of(x).plus(y).times(1_000_000).toNumber()).toBe(a + b)
        expect(Fraction.of(x).times(y).times(1_000_000_000_000).toNumber()).toBe(
          Number(BigInt(a) * BigInt(b)),
        )
        expect(Fraction.of(x).isBelow(y)).toBe(a < b)
      }),
    )
  })
})

describe('rounding', () => {
  test.each([
    [1, 2, 1],
    [-1, 2, -1],
    [3, 2, 2],
    [5, 2, 3],
    [-5, 2, -3],
    [24_999_999_999_999, 10_000_000_000_000, 2],
    [-4, 10, 0],
    [7, 1, 7],
  ])('%d over %d goes to %d', (top, bottom, rounded) => {
    expect(Fraction.of(top).dividedBy(bottom).rounded()).toBe(rounded)
  })

  test.each([
    [2.5, 2, 3],
    [-2.5, -3, -2],
    [2, 2, 2],
    [-2, -2, -2],
    [-0.5, -1, 0],
  ])('%d lies between %d and %d', (value, floor, ceil) => {
    expect(Fraction.of(value).floor()).toBe(floor)
    expect(Fraction.of(value).ceil()).toBe(ceil)
  })

  test('no whole number is nearer', () => {
    fc.assert(
      fc.property(millionths, divisor, (top, bottom) => {
        const rounded = BigInt(Fraction.of(top).dividedBy(bottom).rounded())
        const missed = BigInt(top) - rounded * BigInt(bottom)
        expect(2n * (missed < 0n ? -missed : missed) <= BigInt(bottom)).toBe(true)
      }),
    )
  })

  test.each([
    [12.34567, 4, '12.3457'],
    [-0.00005, 4, '-0.0001'],
    [0.00004, 4, '0.0000'],
    [-0.00004, 4, '0.0000'],
    [7, 2, '7.00'],
  ])('%d with %d decimals is %s', (value, decimals, text) => {
    expect(Fraction.of(value).toFixed(decimals)).toBe(text)
  })
})

test('what is no number is refused, and nothing is divided by zero', () => {
  expect(() => Fraction.of(Number.NaN)).toThrow(SyntaxError)
  expect(() => Fraction.of(Number.POSITIVE_INFINITY)).toThrow(SyntaxError)
  expect(() => Fraction.of(1).dividedBy(0)).toThrow(RangeError)
})
