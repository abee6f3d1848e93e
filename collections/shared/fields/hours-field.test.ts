import { describe, expect, it } from 'vitest'

import { asClockTime } from './hours-field.ts'

describe('a clock time', () => {
  it.each([
    ['9', '09:00'],
    ['9:30', '09:30'],
    ['0930', '09:30'],
    ['18.15', '18:15'],
    [' 24:00 ', '24:00'],
    ['', null],
    ['mittags', 'mittags'],
  ])('typed as "%s" is kept as %s', (typed, kept) => {
    expect(asClockTime(typed)).toBe(kept)
  })
})
