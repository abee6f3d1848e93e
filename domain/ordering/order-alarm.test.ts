import { expect, test } from 'vitest'

import { alarmOf, heardNow } from './order-alarm.ts'

const fresh = { id: 'a', isOverdue: false }
const late = { id: 'a', isOverdue: true }
const other = { id: 'b', isOverdue: false }
const nothing = heardNow([])

test('a new order rings until somebody says that they heard, and the next one rings anew', () => {
  expect(alarmOf([], nothing)).toBe('silent')
  expect(alarmOf([fresh], nothing)).toBe('new')
  expect(alarmOf([fresh], heardNow([fresh]))).toBe('silent')
  expect(alarmOf([fresh, other], heardNow([fresh]))).toBe('new')
})

test('whoever waits too long rings again, also where it was heard that they came, until that is heard', () => {
  expect(alarmOf([late, other], heardNow([fresh]))).toBe('urgent')
  expect(alarmOf([late], heardNow([late]))).toBe('silent')
  expect(alarmOf([late, other], heardNow([late]))).toBe('new')
})
