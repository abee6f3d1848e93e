import fc from 'fast-check'
import { expect, it } from 'vitest'

import { halfMoment, typedHalf, wholeMoment } from './half-moment.ts'

const day = fc.constantFrom('', '2026-08-03', '0001-01-01', '9999-12-31')
const time = fc.oneof(
  fc.string({ maxLength: 5 }),
  fc.constantFrom('18:30', '12/24', 'Mai 3', '1.1.', 'GMT', '(2026', 'Z'),
)

it('is a date for nobody, and gives back what was typed', () => {
  fc.assert(
    fc.property(fc.record({ day, time }), (typed) => {
      const held = halfMoment(typed)
      expect(Date.parse(held), held).toBeNaN()
      expect(typedHalf(held)).toEqual(typed)
    }),
  )
})

it('is no instant to be sent', () => {
  expect(wholeMoment(halfMoment({ day: '2026-08-03', time: '' }))).toBeNull()
  expect(wholeMoment('2026-08-03T16:30:00.000Z')).toBe('2026-08-03T16:30:00.000Z')
  expect(wholeMoment(null)).toBeNull()
})
