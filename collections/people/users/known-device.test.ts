import { describe, expect, it } from 'vitest'

import { deviceCookie, knownDevice } from './known-device.ts'

const anna = { secret: 'a-secret', account: 'anna', salt: 's1' }
const nowMs = 1_800_000_000_000
const issue = { nowMs, device: 'AbC123', isSecure: true }
const sent = (cookie: string) => `payload-token=x; ${cookie.split(';', 1)[0]}; other=1`

describe('a known device', () => {
  it('is recognised by its cookie, for the account that signed in on it', () => {
    const cookies = sent(deviceCookie(anna, issue))

    expect(knownDevice(cookies, anna, nowMs)).toBe('AbC123')
    expect(knownDevice(cookies, { ...anna, account: 'ben' }, nowMs)).toBeUndefined()
    expect(knownDevice(cookies, { ...anna, secret: 'another' }, nowMs)).toBeUndefined()
  })

  it('is forgotten when the password changes', () => {
    const cookies = sent(deviceCookie(anna, issue))

    expect(knownDevice(cookies, { ...anna, salt: 's2' }, nowMs)).toBeUndefined()
  })

  it('is forgotten after half a year', () => {
    const cookies = sent(deviceCookie(anna, issue))

    expect(knownDevice(cookies, anna, nowMs + 179 * 86_400_000)).toBe('AbC123')
    expect(knownDevice(cookies, anna, nowMs + 181 * 86_400_000)).toBeUndefined()
  })

  it('cannot be made up, prolonged or lent', () => {
    const cookies = sent(deviceCookie(anna, issue))
    const later = cookies.replace(/\.(\d{10})\./, (_all, until) => `.${Number(until) + 9}.`)

    for (const forged of [
      later,
      cookies.replace('AbC123', 'XyZ789'),
      cookies.replace(/\.[^.;]+;/, '.;'),
      // As many letters, and more bytes.
      cookies.replace(/\.(\w)([^.;]*);/, '.ä$2;'),
      '',
      null,
    ])
      expect(knownDevice(forged, anna, nowMs)).toBeUndefined()
  })

  it('keeps its cookie from scripts, and from the open network where there is https', () => {
    expect(deviceCookie(anna, issue)).toMatch(/; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
    expect(deviceCookie(anna, { ...issue, isSecure: false })).not.toContain('Secure')
  })
})
