import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { size } from '#scripts/testing/sizes.ts'
import { dayNumberOf, isoDayOf, weekdayIndexOf } from './calendar-day.ts'
import { epochMsOf, localDayAt, wallClockAt } from './zone-clock.ts'

const zones = fc.constantFrom(
  'Europe/Vienna',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'UTC',
)
const epochMs = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2040, 0) })

describe('the wall clock of a zone', () => {
  it('shows what Temporal shows', () => {
    fc.assert(
      fc.property(epochMs, zones, (ms, zone) => {
        const clock = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone)
        const { day, minute } = wallClockAt(ms, zone)

        expect(isoDayOf(day)).toBe(clock.toPlainDate().toString())
        expect(minute).toBe(clock.hour * 60 + clock.minute)
        expect(localDayAt(ms, zone)).toBe(day)
        expect(weekdayIndexOf(day)).toBe(clock.dayOfWeek - 1)
      }),
      { numRuns: size({ short: 500, long: 5_000 }) },
    )
  })

  it('shows a time for the first time at the instant that belongs to it', () => {
    fc.assert(
      fc.property(epochMs, zones, fc.integer({ min: 0, max: 2880 }), (ms, zone, minute) => {
        const day = localDayAt(ms, zone)
        const first = epochMsOf(day, minute, zone)
        const reached = wallClockAt(first, zone)
        const before = wallClockAt(first - 1, zone)

        expect(reached.day * 1440 + reached.minute).toBeGreaterThanOrEqual(day * 1440 + minute)
        expect(before.day * 1440 + before.minute).toBeLessThan(day * 1440 + minute)
      }),
      { numRuns: size({ short: 500, long: 5_000 }) },
    )
  })

  it.each([
    ['before the change of spring', '2026-03-29', 119, '2026-03-29T00:59:00Z'],
    ['in the skipped hour', '2026-03-29', 150, '2026-03-29T01:00:00Z'],
    ['after it', '2026-03-29', 181, '2026-03-29T01:01:00Z'],
    ['in the repeated hour', '2026-10-25', 150, '2026-10-25T00:30:00Z'],
    ['after it', '2026-10-25', 180, '2026-10-25T02:00:00Z'],
    ['on the next day', '2026-11-23', 1500, '2026-11-24T00:00:00Z'],
  ])('%s', (_, day, minute, expected) => {
    expect(new Date(epochMsOf(dayNumberOf(day), minute, 'Europe/Vienna')).toISOString()).toBe(
      expected.replace('Z', '.000Z'),
    )
  })

  it('changes exactly at the transition, asked in any order', () => {
    const change = Date.UTC(2026, 2, 29, 1)
    for (const [ms, minute] of [
      [change, 180],
      [change - 1, 119],
      [change + 999, 180],
      [change - 60_000, 119],
    ] as const) {
      expect(wallClockAt(ms, 'Europe/Berlin').minute).toBe(minute)
    }
  })

  it('stays right over more half-years than it keeps', () => {
    for (let year = 1995; year < 2040; year++) {
      expect(wallClockAt(Date.UTC(year, 0, 15, 11), 'Europe/Rome').minute).toBe(720)
      expect(wallClockAt(Date.UTC(year, 6, 15, 10), 'Europe/Rome').minute).toBe(720)
    }
  })
})

describe('day numbers', () => {
  it('count from 1970 and name the same day both ways', () => {
    expect(dayNumberOf('1970-01-01')).toBe(0)
    fc.assert(
      fc.property(fc.integer({ min: -50_000, max: 50_000 }), (day) => dayNumberOf(isoDayOf(day)) === day),
    )
  })

  it('knows the weekday before 1970 too', () => {
    expect([-4, -3, -1, 0, 3, 4].map(weekdayIndexOf)).toEqual([6, 0, 2, 3, 6, 0])
  })
})
