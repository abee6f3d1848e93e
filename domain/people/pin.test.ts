import fc from 'fast-check'
import { expect, it } from 'vitest'

import { pinProblem, shortName } from './pin.ts'

it.each(['4711', '8024', '19283746', '0815'])('%s is a PIN', (pin) => {
  expect(pinProblem(pin)).toBeNull()
})

it.each(['0000', '1111', '1234', '7890', '4321', '0987', '1212', '123123', '12341234', '2580', '0852'])(
  '%s is tried first',
  (pin) => {
    expect(pinProblem(pin)).toBe('pin-guessable')
  },
)

it('only four to eight digits are one, and few of them are refused', () => {
  fc.assert(fc.property(fc.string(), (text) => /^\d{4,8}$/.test(text) || pinProblem(text) === 'pin-format'))
  const all = Array.from({ length: 10_000 }, (_, each) => String(each).padStart(4, '0'))

  expect(all.filter((pin) => pinProblem(pin) !== null).length).toBeLessThan(150)
})

it.each([
  ['Anna', 'Huber', 'Anna H.'],
  [' Anna ', ' öller', 'Anna Ö.'],
  ['Anna', '', 'Anna'],
  ['Anna', '𝓗uber', 'Anna 𝓗.'],
])('%s %s is called %s', (firstName, lastName, name) => {
  expect(shortName({ firstName, lastName })).toBe(name)
})
