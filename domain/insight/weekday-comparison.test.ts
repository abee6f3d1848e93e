import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { dayNumberOf } from '../time/calendar-day.ts'
import { businessDayOf } from '../time/business-day.ts'
import { wallClockAt } from '../time/zone-clock.ts'
import { averageCents, changeInPercent, comparedDays } from './weekday-comparison.ts'

const compared = (now: string, zone = 'Europe/Vienna', startsAt = '05:00') => {
  const { until, ...days } = comparedDays(Temporal.Instant.from(now), zone, startsAt)
  return { ...days, until: until.toString() }
}

describe('today and a week ago', () => {
  it.each([
    ['at noon', '2026-11-24T12:00:00+01:00', '2026-11-24', '2026-11-17', '2026-11-17T11:00:00Z'],
    ['to the second', '2026-11-24T12:00:59+01:00', '2026-11-24', '2026-11-17', '2026-11-17T11:00:59Z'],
    ['after midnight', '2026-11-25T00:30:00+01:00', '2026-11-24', '2026-11-17', '2026-11-17T23:30:00Z'],
    ['when the day begins', '2026-11-25T05:00:00+01:00', '2026-11-25', '2026-11-18', '2026-11-18T04:00:00Z'],
    [
      'after the spring night',
      '2026-03-29T12:00:00+02:00',
      '2026-03-29',
      '2026-03-22',
      '2026-03-22T11:00:00Z',
    ],
    [
      'after the autumn night',
      '2026-10-25T12:00:00+01:00',
      '2026-10-25',
      '2026-10-18',
      '2026-10-18T10:00:00Z',
    ],
    [
      'at a time that was skipped',
      '2026-04-05T02:30:00+02:00',
      '2026-04-04',
      '2026-03-28',
      '2026-03-29T01:00:00Z',
    ],
    [
      'at a time that came twice',
      '2026-11-01T02:30:00+01:00',
      '2026-10-31',
      '2026-10-24',
      '2026-10-25T00:30:00Z',
    ],
  ])('%s', (_name, now, today, lastWeek, until) => {
    expect(compared(now)).toEqual({ today, lastWeek, until })
  })

  it('begin when the branch says, on its own clock', () => {
    expect(compared('2026-11-24T03:00:00Z', 'America/New_York', '00:00')).toEqual({
      today: '2026-11-23',
      lastWeek: '2026-11-16',
      until: '2026-11-17T03:00:00Z',
    })
  })
})

const instants = fc
  .integer({ min: Date.UTC(2024, 0, 10), max: Date.UTC(2030, 0, 1) })
  .map((ms) => Temporal.Instant.fromEpochMilliseconds(ms))
const zones = fc.constantFrom(
  'Europe/Vienna',
  'Europe/London',
  'UTC',
  'America/New_York',
  'Australia/Lord_Howe',
)

test('the clock shows the same time seven days before, but in the nights in which it is put forward', () => {
  fc.assert(
    fc.property(instants, zones, (now, zone) => {
      const { today, lastWeek, until } = comparedDays(now, zone)
      const [here, there] = [now, until].map((at) => wallClockAt(at.epochMilliseconds, zone))
      const minutesLater = (there?.minute ?? 0) - (here?.minute ?? 0)

      expect(today).toBe(businessDayOf(now, zone))
      expect(dayNumberOf(today) - dayNumberOf(lastWeek)).toBe(7)
      expect(there?.day).toBe((here?.day ?? 0) - 7)
      expect(minutesLater).toBeGreaterThanOrEqual(0)
      expect(minutesLater).toBeLessThanOrEqual(60)
    }),
  )
})

it.each([
  [150, 100, 50],
  [50, 100, -50],
  [100, 100, 0],
  [0, 100, -100],
  [1005, 1000, 1],
  [995, 1000, -1],
  [5, 0, null],
])('%i after %i is a change of %s percent', (now, before, percent) => {
  expect(changeInPercent(now, before)).toBe(percent)
})

it.each([
  [1000, 3, 333],
  [1001, 2, 501],
  [0, 5, 0],
  [0, 0, null],
])('%i cents in %i orders are %s each', (sum, orders, average) => {
  expect(averageCents(sum, orders)).toBe(average)
})
