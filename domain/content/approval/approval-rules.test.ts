import { expect, it } from 'vitest'

import {
  isOfStrictDivision,
  isSecondPerson,
  mayAsk,
  requestInQuestion,
  standingOf,
} from './approval-rules.ts'

const strict = { id: 'strict', needsApproval: true }
const loose = { id: 'loose', needsApproval: false }

it.each([
  ['strict', [strict, loose], true],
  ['loose', [strict, loose], false],
  [null, [{ ...strict, isDefault: true }, loose], true],
  [null, [strict, { ...loose, isDefault: true }], false],
  [null, [strict], false],
  [null, [loose], false],
  [null, [], false],
  ['gone', [strict], false],
] as const)('what is of the division %s, with %o: needs a second person %s', (division, divisions, needs) => {
  expect(isOfStrictDivision(division, divisions)).toBe(needs)
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

it.each([
  [[], false, null, false],
  [[], true, null, true],
  [['pending'], true, 'pending', false],
  [['approved'], true, 'approved', false],
  [['returned', 'pending'], true, 'returned', true],
  [['outdated'], true, 'outdated', true],
  [['withdrawn'], true, 'withdrawn', true],
  [['published'], true, null, true],
  [['published', 'returned'], false, null, false],
] as const)(
  'of %o, with news %s, %s is in question; one may ask: %s',
  (told, hasNews, standing, isAskable) => {
    const requests = told.map((each) =>
      each === 'published'
        ? { standing: 'approved' as const, publishedAt: '2026-11-30' }
        : { standing: each, publishedAt: null },
    )
    const request = requestInQuestion(requests, { hasNews })

    expect([request?.standing ?? null, mayAsk(request, { hasNews })]).toEqual([standing, isAskable])
  },
)

it('whoever has written a part of it is no second person', () => {
  expect(isSecondPerson('anna', ['berta', 'anna'])).toBe(false)
  expect(isSecondPerson('anna', ['berta'])).toBe(true)
})
