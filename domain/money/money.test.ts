import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { formatMoney, netOfGross, parseMoney, splitTax, sumCents } from './money.ts'

const anyCents = fc.integer({ min: -(10 ** 12), max: 10 ** 12 })
const anyRate = fc.integer({ min: 0, max: 10_000 })

describe('money is written in German', () => {
  test.each([
    [0, '0,00 €'],
    [-0, '0,00 €'],
    [5, '0,05 €'],
    [1290, '12,90 €'],
    [123_450, '1.234,50 €'],
    [-1290, '-12,90 €'],
    [100_000_000_000_001, '1.000.000.000.000,01 €'],
  ])('%d cents', (cents, text) => {
    expect(formatMoney(cents)).toBe(text.replace(' ', '\u00a0'))
  })

  test('another currency has its own sign, and always two decimals', () => {
    expect(formatMoney(1290, 'CHF')).toBe('12,90\u00a0CHF')
    expect(formatMoney(1290, 'JPY')).toBe('12,90\u00a0¥')
    expect(formatMoney(1290)).toBe('12,90\u00a0€')
  })
})

describe('money is read as people type it', () => {
  test.each([
    ['12,90', 1290],
    ['12.90', 1290],
    ['12,9', 1290],
    ['12.9', 1290],
    ['12', 1200],
    ['0', 0],
    ['-0', 0],
    ['0,05', 5],
    [' 12,90 € ', 1290],
    ['12,90\u00a0€', 1290],
    ['€ 12,90', 1290],
    ['EUR 12,90', 1290],
    ['75 CHF', 7500],
    ["CHF 1'234.50", 123_450],
    ['1’234’567.89', 123_456_789],
    ["1'234", 123_400],
    ['1.234', 123_400],
    ['1.234,5', 123_450],
    ['1.234.567,89', 123_456_789],
    ['1234567,89', 123_456_789],
    ['+3', 300],
    ['-3,50', -350],
    ['−3,50', -350],
    ['-12.34', -1234],
    ['007', 700],
    ['90071992547409,91', Number.MAX_SAFE_INTEGER],
  ])('„%s“', (text, cents) => {
    expect(parseMoney(text)).toBe(cents)
  })

  test.each([
    '',
    'zwölf',
    '12,905',
    '12,',
    '12.',
    ',50',
    '.50',
    '0.500',
    '12.3456',
    '1.23.456',
    '1234.567,00',
    '1.2345',
    '1,234.50',
    '1,2,3',
    '--1',
    '1-',
    '5 $',
    '1e3',
    '.1.234',
    '12.90x',
    "1'23.50",
    "1'234.567,00",
    "'123",
    'x12.90',
    'x12,90',
    '1234,567.89',
    '1.2.34',
    '90071992547409,92',
  ])('„%s“ is no amount of money', (text) => {
    expect(parseMoney(text)).toBeNull()
  })

  test('what is written is read back', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(parseMoney(formatMoney(cents))).toBe(cents)
      }),
    )
  })
})

describe('tax inside a gross amount', () => {
  test.each([
    [1290, 1000, '11.7273'],
    [1290, 2000, '10.7500'],
    [1290, 0, '12.9000'],
    [1, 2000, '0.0083'],
    [-1290, 1000, '-11.7273'],
    [3, 2000, '0.0250'],
    [12_345_678, 1300, '109253.7876'],
  ])('net of %d cents at rate %d is %s', (gross, rate, net) => {
    expect(netOfGross(gross, rate)).toBe(net)
  })

  test.each([
    [1290, 1000, 117],
    [1290, 2000, 215],
    [1290, 0, 0],
    [3, 2000, 1],
    [-3, 2000, -1],
    [2, 2000, 0],
    [11, 1000, 1],
    [0, 2000, 0],
    [1, 10_000, 1],
  ])('tax of %d cents at rate %d is %d', (gross, rate, tax) => {
    expect(splitTax(gross, rate)).toEqual({ taxCents: tax, netCents: gross - tax })
  })

  test('net and tax are the gross', () => {
    fc.assert(
      fc.property(anyCents, anyRate, (gross, rate) => {
        const { taxCents, netCents } = splitTax(gross, rate)

        expect(taxCents + netCents).toBe(gross)
      }),
    )
  })

  test('the tax is within half a cent of the exact one', () => {
    fc.assert(
      fc.property(anyCents, anyRate, (gross, rate) => {
        const { taxCents } = splitTax(gross, rate)
        // |tax − G·r/(1+r)| ≤ ½, multiplied out so that it stays in whole numbers.
        const error = BigInt(taxCents) * BigInt(10_000 + rate) - BigInt(gross) * BigInt(rate)

        expect(2n * (error < 0n ? -error : error)).toBeLessThanOrEqual(BigInt(10_000 + rate))
      }),
    )
  })

  test('a refund mirrors its sale', () => {
    fc.assert(
      fc.property(anyCents, anyRate, (gross, rate) => {
        expect(splitTax(-gross, rate).taxCents + splitTax(gross, rate).taxCents).toBe(0)
      }),
    )
  })
})

test('a sum of cents is plain addition, of none it is 0', () => {
  expect(sumCents([])).toBe(0)
  expect(sumCents([1, 2, -5])).toBe(-2)
})
