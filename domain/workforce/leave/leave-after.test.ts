import { expect, it } from 'vitest'

import { leaveAfter, leaveInWords } from './leave-after.ts'

const lines = [
  { day: '2025-01-01', days: 25 },
  { day: '2025-03-03', days: -4.5 },
  { day: '2025-07-07', days: -10 },
  { day: '2026-01-01', days: 25 },
]

it.each([
  ['2024-12-31', 0],
  ['2025-03-03', 20.5],
  ['2025-07-06', 20.5],
  ['2025-07-07', 10.5],
  ['2026-06-01', 35.5],
])('at the end of %s there are %d days left', (day, left) => {
  expect(leaveAfter(lines, day)).toBe(left)
})

it.each([
  [1, '1 Tag'],
  [-1, '-1 Tag'],
  [4.5, '4,5 Tage'],
  [0, '0 Tage'],
])('%d are said as %s', (days, words) => {
  expect(leaveInWords(days)).toBe(words)
})
