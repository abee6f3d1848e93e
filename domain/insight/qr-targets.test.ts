import { describe, expect, it } from 'vitest'

import { scanTargetProblem, validityProblem } from './qr-targets.ts'

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
})
