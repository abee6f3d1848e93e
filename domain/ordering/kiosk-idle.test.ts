import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { isReloadDue, kioskIdle, kioskTimes } from './kiosk-idle.ts'

const after = (seconds: number, more: { hasBegun?: boolean; isSending?: boolean } = {}) =>
  kioskIdle({ quietMs: seconds * 1000, hasBegun: true, isSending: false, ...more }, kioskTimes)

describe('a guest with something in the cart', () => {
  test.each([
    [0, { state: 'present' }],
    [59.999, { state: 'present' }],
    [60, { state: 'asked', secondsLeft: 20 }],
    [60.5, { state: 'asked', secondsLeft: 20 }],
    [79.5, { state: 'asked', secondsLeft: 1 }],
    [80, { state: 'gone' }],
    [3600, { state: 'gone' }],
  ])('who has touched nothing for %f seconds is %o', (seconds, idle) => {
    expect(after(seconds)).toEqual(idle)
  })
})

it('nobody is asked about a menu on which nothing was begun', () => {
  expect([59, 60].map((seconds) => after(seconds, { hasBegun: false }).state)).toEqual(['present', 'gone'])
})

it('an order that is being sent is never given up', () => {
  fc.assert(
    fc.property(fc.nat(), fc.boolean(), (seconds, hasBegun) => {
      expect(after(seconds, { hasBegun, isSending: true })).toEqual({ state: 'present' })
    }),
  )
})

it('whoever is asked always has the whole countdown before them, and it only goes down', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60_000, max: 79_999 }), (quietMs) => {
      const idle = kioskIdle({ quietMs, hasBegun: true, isSending: false }, kioskTimes)
      const later = kioskIdle({ quietMs: quietMs + 1, hasBegun: true, isSending: false }, kioskTimes)
      const left = (each: typeof idle) => (each.state === 'asked' ? each.secondsLeft : 0)

      expect(left(idle)).toBeGreaterThan(0)
      expect(left(idle)).toBeLessThanOrEqual(kioskTimes.countdownSeconds)
      expect(left(later)).toBeLessThanOrEqual(left(idle))
    }),
  )
})

describe('a page that nobody uses', () => {
  const openedAt = Temporal.Instant.from('2026-11-23T08:00:00Z')
  const isDueAt = (text: string, timeZone = 'Europe/Vienna') =>
    isReloadDue({ openedAt, now: Temporal.Instant.from(text), timeZone })

  test.each([
    ['2026-11-23T20:00:00Z', false],
    ['2026-11-24T01:59:59Z', false],
    ['2026-11-24T02:00:00Z', true],
    ['2026-11-24T03:59:59Z', true],
    ['2026-11-24T04:00:00Z', false],
    ['2026-11-25T08:00:00Z', true],
  ])('opened at nine in the morning begins anew at %s: %s', (text, isDue) => {
    expect(isDueAt(text)).toBe(isDue)
  })

  it('goes by the clock of its branch', () => {
    expect(isDueAt('2026-11-24T03:30:00Z', 'America/New_York')).toBe(false)
    expect(isDueAt('2026-11-24T08:30:00Z', 'America/New_York')).toBe(true)
  })

  it('that was opened in the same night does not begin anew over and over', () => {
    const opened = Temporal.Instant.from('2026-11-24T02:10:00Z')

    expect(
      isReloadDue({ openedAt: opened, now: opened.add({ minutes: 1 }), timeZone: 'Europe/Vienna' }),
    ).toBe(false)
  })
})
