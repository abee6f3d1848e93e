import { expect, test } from 'vitest'

import { leadTimeMinutes, longestLeadTimeMinutes } from './lead-time.ts'
import type { LeadTimeType } from './product.contract.ts'

const lead = (leadTimeType: LeadTimeType | null, leadTimeValue: number | null, isLeadTimeEnabled = true) => ({
  isLeadTimeEnabled,
  leadTimeType,
  leadTimeValue,
})

test.each([
  ['minutes', 45, 45],
  ['hours', 2, 120],
  ['days', 2, 2880],
  ['weeks', 1, 10_080],
  ['days', 0, 0],
  ['days', -1, 0],
  ['days', null, 0],
  [null, 5, 0],
] as const)('a lead time of %s %s is %d minutes', (type, value, minutes) => {
  expect(leadTimeMinutes(lead(type, value))).toBe(minutes)
})

test('a lead time that is switched off is none', () => {
  expect(leadTimeMinutes(lead('days', 2, false))).toBe(0)
})

test('the slowest product decides for an order', () => {
  expect(longestLeadTimeMinutes([lead('minutes', 45), lead('hours', 2), lead('minutes', 30)])).toBe(120)
  expect(longestLeadTimeMinutes([])).toBe(0)
})
