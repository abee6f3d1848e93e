import { expect, it } from 'vitest'

import { boundOf } from './list-filters.ts'

it.each([
  ['2026-03-29', 'from', '2026-03-28T23:00:00.000Z', false],
  ['2026-03-29', 'to', '2026-03-29T22:00:00.000Z', true],
  ['2026-07-01T08:00:00+02:00', 'from', '2026-07-01T06:00:00.000Z', false],
  ['2026-07-01T08:00:00Z', 'to', '2026-07-01T08:00:00.000Z', false],
] as const)('%s as %s of a period is %s', (text, bound, at, isExcluded) => {
  expect(boundOf(text, bound)).toEqual({ at, isExcluded })
})

it.each(['', 'gestern', '2026-02-30', '2026-13-01', '1700000000'])('%j is no bound', (text) => {
  expect(boundOf(text, 'from')).toBeNull()
})
