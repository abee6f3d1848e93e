import { describe, expect, it } from 'vitest'

import { instantOf, turned, wallClockOf } from './wall-clock.ts'

const time = (text: string) => Temporal.PlainTime.from(text)

describe('the hands of the time picker', () => {
  it.each([
    ['11:30', 'hour', 1, '12:30'],
    ['23:30', 'hour', 1, '00:30'],
    ['00:30', 'hour', -1, '23:30'],
    ['11:30', 'minute', 1, '11:35'],
    ['11:55', 'minute', 1, '11:00'],
    ['11:00', 'minute', -1, '11:55'],
    ['11:32', 'minute', 1, '11:35'],
    ['11:32', 'minute', -1, '11:30'],
    ['11:58', 'minute', 1, '11:00'],
  ] as const)('%s turned by one %s (%i) shows %s', (from, unit, direction, expected) => {
    expect(turned(time(from), unit, direction).toString({ smallestUnit: 'minute' })).toBe(expected)
  })
})

describe('a chosen day and time', () => {
  it("is read on the branch's clock and not on the guest's", () => {
    const at = instantOf(Temporal.PlainDate.from('2026-07-01'), time('18:15'), 'Europe/Vienna')

    expect(at.toString()).toBe('2026-07-01T16:15:00Z')
    expect(wallClockOf(at, 'Europe/Vienna').time.toString()).toBe('18:15:00')
    expect(wallClockOf(at, 'Europe/Vienna').day.toString()).toBe('2026-07-01')
  })
})
