import { describe, expect, it } from 'vitest'

import { asGermanDecimal, asHundredths } from './hundredths.ts'

describe('hundredths in the admin panel', () => {
  it.each([
    [0, '0,00'],
    [7, '0,07'],
    [1690, '16,90'],
    [null, ''],
    [undefined, ''],
  ])('%s reads as "%s"', (hundredths, german) => {
    expect(asGermanDecimal(hundredths)).toBe(german)
  })

  it.each([
    ['16,9', 1690],
    ['16.90', 1690],
    [' 5 ', 500],
    ['0,07', 7],
    ['12,', 1200],
    ['', null],
    ['12,345', null],
    ['zwölf', null],
    ['-5', null],
  ])('"%s" is typed as %s', (typed, hundredths) => {
    expect(asHundredths(typed)).toBe(hundredths)
  })
})
