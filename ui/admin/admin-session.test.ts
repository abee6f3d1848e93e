import { beforeEach, describe, expect, it, vi } from 'vitest'

import { readAdminSession } from './admin-session.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const later = now / 1000 + 60

describe('the administrator of this browser', () => {
  const stored = new Map<string, string>()

  beforeEach(() => {
    stored.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => stored.delete(key),
    })
  })

  it('is known by a token with the role', () => {
    stored.set('jwtToken', token({ exp: later, roles: ['ROLE_ADMIN'], email: 'chefin@theke.example' }))

    expect(readAdminSession(now)).toEqual({ name: 'chefin@theke.example' })
  })

  it('keeps umlauts of the name', () => {
    stored.set('jwtToken', token({ exp: later, roles: ['ROLE_ADMIN'], name: 'Jörg Böhler' }))

    expect(readAdminSession(now)?.name).toBe('Jörg Böhler')
  })

  it('is known by the note of the admin panel until the session ends', () => {
    const note = { name: 'Ida Berger', roles: ['ROLE_ADMIN'], exp: later }
    stored.set('theke-staff', JSON.stringify(note))

    expect(readAdminSession(now)).toEqual({ name: 'Ida Berger' })
    expect(readAdminSession(later * 1000)).toBeNull()
    expect(stored.has('theke-staff')).toBe(false)
  })

  it('is nobody without the role, and the token stays', () => {
    stored.set('jwtToken', token({ exp: later, roles: ['ROLE_EMPLOYEE'] }))

    expect(readAdminSession(now)).toBeNull()
    expect(stored.has('jwtToken')).toBe(true)
  })

  it.each([
    ['expired', token({ exp: now / 1000, roles: ['ROLE_ADMIN'] })],
    ['without an end', token({ roles: ['ROLE_ADMIN'] })],
    ['no token at all', 'nonsense'],
  ])('is nobody when the token is %s, and it is dropped', (_case, text) => {
    stored.set('jwtToken', text)

    expect(readAdminSession(now)).toBeNull()
    expect(stored.has('jwtToken')).toBe(false)
  })
})

function token(claims: Record<string, unknown>): string {
  return `header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`
}
