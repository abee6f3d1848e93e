import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { redirectAddress, scanTargetProblem, validityProblem } from './qr-targets.ts'

describe('a QR code', () => {
  it.each([
    [null, null],
    ['2026-01-01T00:00:00Z', null],
    ['2026-01-01T00:00:00Z', '2026-01-01T00:00:01Z'],
  ])('may be valid from %s until %s', (from, until) => {
    expect(validityProblem(from, until)).toBeNull()
  })

  it('cannot end before it begins', () => {
    expect(validityProblem('2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z')).toMatch('Gültig bis')
  })

  it('opens a path, an address, a mail or a call, never an anchor or a script', () => {
    expect(['/aktion', 'https://example.com', 'tel:+43123'].map(scanTargetProblem)).toEqual([
      null,
      null,
      null,
    ])
    expect(['#form', 'javascript:1'].map(scanTargetProblem)).not.toContain(null)
  })

  it.each(['/q/sommer', '/Q/sommer?b=2', '/./q/sommer', '/q', '/x/..//q/a'])(
    'does not lead to %s, which is a code itself',
    (url) => {
      expect(scanTargetProblem(url)).toMatch('nicht zu einem Code')
    },
  )

  it.each(['/quiz', '/a/q/b', 'https://example.com/q/sommer'])('leads to %s', (url) => {
    expect(scanTargetProblem(url)).toBeNull()
  })
})

describe('the address that a scan is sent to', () => {
  it.each([
    ['/aktion', '/aktion'],
    ['/öffnung?tag=süß#heute', '/%C3%B6ffnung?tag=s%C3%BC%C3%9F#heute'],
    ['https://example.com/Ä', 'https://example.com/%C3%84'],
    ['tel:+43 123', 'tel:+43 123'],
    ['/..//example.com', '/example.com'],
    ['//example.com', null],
    ['#form', null],
    ['javascript:1', null],
    ['', null],
  ])('to %s is %s', (stored, address) => {
    expect(redirectAddress(stored)).toBe(address)
  })

  it('is in plain signs, and a path never becomes another host', () => {
    const pathOf = fc
      .array(fc.constantFrom('/', '.', '..', '\\', 'a', '@', 'ä', '\n', '?', '#'))
      .map((signs) => `/${signs.join('')}`)
    fc.assert(
      fc.property(fc.oneof(pathOf, fc.webUrl(), fc.string()), (stored) => {
        const address = redirectAddress(stored)
        if (address === null) return

        expect(address).toMatch(/^[\x20-\x7e]+$/)
        const isPath = stored.trim().startsWith('/')
        expect(!isPath || new URL(address, 'https://haus.example').host === 'haus.example').toBe(true)
      }),
    )
  })
})
