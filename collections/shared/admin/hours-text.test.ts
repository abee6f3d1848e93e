import fc from 'fast-check'
import { expect, it } from 'vitest'

import { asHoursText, asMinutes } from './hours-text.ts'

it('working time comes back as it was shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), (minutes) => {
      expect(asMinutes(asHoursText(minutes))).toBe(minutes)
    }),
  )
})

it.each([
  ['38:30', 2310],
  ['38,5', 2310],
  ['38.25', 2295],
  ['7,7', 462],
  [' 40 ', 2400],
  ['0', 0],
  ['38:60', null],
  ['38,555', null],
  ['-1', null],
  ['', null],
  ['viel', null],
])('“%s” hours are %j minutes', (typed, minutes) => {
  expect(asMinutes(typed)).toBe(minutes)
})

it('nothing is shown where nothing is known', () => {
  expect([asHoursText(null), asHoursText(undefined)]).toEqual(['', ''])
})
