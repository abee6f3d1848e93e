import { expect, it } from 'vitest'

import { readDay } from './read-day.ts'

it.each(['1970-01-01', '2024-02-29', '2999-12-31'])('%s is a day of the calendar', (day) => {
  expect(readDay(day)).toBe(day)
})

it.each([
  null,
  '',
  '1969-12-31',
  '2026-02-31',
  '2025-02-29',
  '2026-13-01',
  '3000-01-01',
  '2026-8-4',
  'heute',
])('%s is none that could be asked for', (day) => {
  expect(readDay(day)).toBeNull()
})
