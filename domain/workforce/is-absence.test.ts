import { expect, it } from 'vitest'

import { isAbsence } from './is-absence.ts'

const week = { type: 'vacation', status: 'requested', firstDay: '2026-08-03', lastDay: '2026-08-07' }

it.each<[Record<string, unknown>, boolean]>([
  [{}, true],
  [{ firstDay: '2026-02-30' }, false],
  [{ lastDay: undefined }, false],
  [{ type: 'toString' }, false],
  [{ type: 'holiday' }, false],
  [{ status: null }, false],
])('what is sent with %j is an absence: %s', (change, is) => {
  expect(isAbsence({ ...week, ...change })).toBe(is)
})
