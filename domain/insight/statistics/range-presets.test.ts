import { expect, it } from 'vitest'

import { movedRange, rangeOf, rangeOfPoint } from './range-presets.ts'

it.each([
  ['today', '2026-11-29', '2026-11-29'],
  ['yesterday', '2026-11-28', '2026-11-28'],
  ['days7', '2026-11-23', '2026-11-29'],
  ['days30', '2026-10-31', '2026-11-29'],
  ['days90', '2026-09-01', '2026-11-29'],
  ['month', '2026-11-01', '2026-11-29'],
  ['last-month', '2026-10-01', '2026-10-31'],
  ['months12', '2025-12-01', '2026-11-29'],
] as const)('%s is from %s to %s, seen from 29 November', (preset, from, to) => {
  expect(rangeOf(preset, '2026-11-29')).toEqual({ from, to })
})

it.each([
  ['2026-11-23', '2026-11-29', -1, '2026-11-16', '2026-11-22'],
  ['2026-11-23', '2026-11-29', 1, '2026-11-30', '2026-12-06'],
  ['2026-10-01', '2026-10-31', -1, '2026-09-01', '2026-09-30'],
  ['2026-02-01', '2026-02-28', 1, '2026-03-01', '2026-03-31'],
  ['2026-11-29', '2026-11-29', -1, '2026-11-28', '2026-11-28'],
] as const)('%s to %s, %i further, is %s to %s', (from, to, by, first, last) => {
  expect(movedRange({ from, to }, by)).toEqual({ from: first, to: last })
})

it.each([
  ['2026-11-04', 'day', '2026-11-04'],
  ['2026-11-02', 'week', '2026-11-08'],
  ['2026-11-04', 'week', '2026-11-08'],
  ['2026-11-23', 'week', '2026-11-26'],
  ['2026-10-07', 'month', '2026-10-31'],
  ['2026-11-01', 'month', '2026-11-26'],
] as const)('the point %s by %s goes up to %s in a range that ends on the 26th', (at, grain, to) => {
  expect(rangeOfPoint(at, grain, { from: '2026-01-01', to: '2026-11-26' })).toEqual({ from: at, to })
})

it('an hour is no range of days', () => {
  const today = { from: '2026-11-26', to: '2026-11-26' }
  expect(rangeOfPoint('2026-11-26T12:00:00.000Z', 'hour', today)).toBeNull()
})
