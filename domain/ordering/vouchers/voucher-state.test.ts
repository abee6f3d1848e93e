import { describe, expect, it } from 'vitest'

import { earliestExpiry, expiryAfterGiveBack, voucherState, whyNotIssue } from './voucher-state.ts'
import { whyNotIssueText } from './voucher.texts.ts'

describe('where a voucher stands', () => {
  const open = { balance: 500, voidedAt: null, expiresOn: null }

  it.each([
    ['open while something is left', open, 'open'],
    ['used without anything left', { ...open, balance: 0 }, 'used'],
    ['open on its last day', { ...open, expiresOn: '2029-12-31' }, 'open'],
    ['expired the day after', { ...open, expiresOn: '2029-12-30' }, 'expired'],
    [
      'void before all else',
      { ...open, voidedAt: '2029-01-01T00:00:00.000Z', expiresOn: '2029-01-01' },
      'void',
    ],
  ] as const)('is %s', (_what, voucher, state) => {
    expect(voucherState(voucher, '2029-12-31')).toBe(state)
  })
})

it.each([
  ['never expires', null, null],
  ['has more than thirty days left', '2030-02-01', null],
  ['has thirty days left', '2030-01-30', null],
  ['has a day less', '2030-01-29', '2030-01-30'],
  ['is on its last day', '2029-12-31', '2030-01-30'],
  ['expired long ago', '2020-12-31', '2030-01-30'],
] as const)('what comes back to a voucher that %s can be spent for thirty days', (_what, before, after) => {
  expect(expiryAfterGiveBack(before, '2029-12-31')).toBe(after)
})

describe('what is issued', () => {
  const wish = { value: 5_000, kind: 'multi-purpose', taxRate: null, expiresOn: null }

  it('never expires, or not before the end of the third year after', () => {
    expect(earliestExpiry('2026-11-28')).toBe('2029-12-31')
    expect(whyNotIssue(wish, '2026-11-28')).toBeNull()
    expect(whyNotIssue({ ...wish, expiresOn: '2029-12-31' }, '2026-11-28')).toBeNull()
    expect(whyNotIssue({ ...wish, expiresOn: '2029-12-30' }, '2026-11-28')).toBe('expiry')
    expect(whyNotIssueText('expiry', '2026-11-28')).toContain('31.12.2029')
  })

  it('has a rate exactly if it is taxed when it is sold', () => {
    expect(whyNotIssue({ ...wish, kind: 'single-purpose' }, '2026-11-28')).toBe('tax-rate')
    expect(whyNotIssue({ ...wish, kind: 'single-purpose', taxRate: 1_000 }, '2026-11-28')).toBeNull()
    expect(whyNotIssue({ ...wish, taxRate: 1_000 }, '2026-11-28')).toBe('tax-rate')
  })

  it.each([99, 500_001, 10.5])('is not worth %d cents', (value) => {
    expect(whyNotIssue({ ...wish, value }, '2026-11-28')).toBe('value')
  })
})
