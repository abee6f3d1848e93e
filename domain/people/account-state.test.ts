import { expect, it } from 'vitest'

import { accountState } from './account-state.ts'

const expiresAt = '2026-11-30T17:00:00.000Z'
const end = Date.parse(expiresAt)

it('an account is open until the moment at which it expires', () => {
  expect([end - 1, end, end + 1].map((now) => accountState({ expiresAt }, now))).toEqual([
    'open',
    'expired',
    'expired',
  ])
  expect(accountState({ expiresAt: null }, end)).toBe('open')
})

it('one that is disabled is so before and after it expires', () => {
  expect([end - 1, end].map((now) => accountState({ isBlocked: true, expiresAt }, now))).toEqual([
    'disabled',
    'disabled',
  ])
})
