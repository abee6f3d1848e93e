import { expect, it } from 'vitest'

import { isReachedBySms } from './order-notices.ts'

it.each([
  ['+436641234567', true],
  ['+4315322344', true],
  ['+4915112345678', true],
  ['+493012345678', true],
  ['+41791234567', true],
  ['+4237912345', true],
  ['+43900123456', false],
  ['+43810123456', false],
  ['+499001234567', false],
  ['+491371234567', false],
  ['+4918012345', false],
  ['+41900123456', false],
  ['+4239001234', false],
  ['+393331234567', false],
  ['0664123456', false],
])('an SMS goes to %s: %s', (phone, expected) => {
  expect(isReachedBySms(phone)).toBe(expected)
})
