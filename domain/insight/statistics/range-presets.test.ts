import { expect, it } from 'vitest'

import { movedRange, rangeOf } from './range-presets.ts'

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
