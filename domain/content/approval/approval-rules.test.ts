import { expect, it } from 'vitest'

import { isOfStrictDivision, isSecondPerson, standingOf } from './approval-rules.ts'

const strict = { id: 'strict', needsApproval: true }
const loose = { id: 'loose', needsApproval: false }

it.each([
  ['sites', 'strict', [strict, loose], true],
  ['sites', 'loose', [strict, loose], false],
  ['sites', null, [{ ...strict, isDefault: true }, loose], true],
  ['sites', null, [strict, { ...loose, isDefault: true }], false],
  ['blocks', null, [strict, { ...loose, isDefault: true }], true],
  ['blocks', 'loose', [strict, loose], false],
  ['blocks', null, [loose], false],
  ['sites', null, [], false],
  ['sites', 'gone', [strict], false],
] as const)('%s of the division %s, with %o: needs a second person %s', (of, division, divisions, needs) => {
  expect(isOfStrictDivision({ of, division }, divisions)).toBe(needs)
})

const state = { version: 'v', at: '2026-11-30T10:00:00.000Z' }
const asked = { ...state, verdict: null, isWithdrawn: false }

it.each([
  [asked, state, 'pending'],
  [asked, { ...state, at: '2026-11-30T11:00:00+01:00' }, 'pending'],
  [asked, { ...state, at: '2026-11-30T10:00:00.001Z' }, 'outdated'],
  [asked, { ...state, version: 'w' }, 'outdated'],
  [asked, null, 'outdated'],
  [{ ...asked, verdict: 'approved' }, state, 'approved'],
  [{ ...asked, verdict: 'approved' }, { ...state, version: 'w' }, 'outdated'],
  [{ ...asked, verdict: 'returned' }, { ...state, version: 'w' }, 'returned'],
  [{ ...asked, isWithdrawn: true }, state, 'withdrawn'],
] as const)('%o beside the newest state %o is %s', (request, newest, standing) => {
  expect(standingOf(request, newest)).toBe(standing)
})

it('whoever has written a part of it is no second person', () => {
  expect(isSecondPerson('anna', ['berta', 'anna'])).toBe(false)
  expect(isSecondPerson('anna', ['berta'])).toBe(true)
})
