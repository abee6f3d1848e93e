import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { businessDayEnd, businessDayOf, clockOfBusinessDay } from './business-day.ts'

const at = (text: string) => Temporal.Instant.from(text)
const clockOf = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

describe('businessDayOf', () => {
  it.each([
    ['2026-11-23T12:00:00+01:00', '2026-11-23'],
    ['2026-11-24T00:30:00+01:00', '2026-11-23'],
    ['2026-11-24T03:59:59+01:00', '2026-11-23'],
    ['2026-11-24T04:00:00+01:00', '2026-11-24'],
    ['2027-01-01T01:00:00+01:00', '2026-12-31'],
    ['2026-03-29T03:30:00+02:00', '2026-03-28'],
    ['2026-10-25T02:30:00+01:00', '2026-10-24'],
  ])('an order at %s counts for %s', (placedAt, expected) => {
    expect(businessDayOf(at(placedAt), 'Europe/Vienna')).toBe(expected)
  })

  // The day begins at 02:30: in autumn the first time that the clock shows it, in spring when the clock is put on.
  it.each([
    ['2026-10-25T02:29:59+02:00', '2026-10-24'],
    ['2026-10-25T02:30:00+02:00', '2026-10-25'],
    ['2026-10-25T02:59:59+02:00', '2026-10-25'],
    ['2026-10-25T02:00:00+01:00', '2026-10-25'],
    ['2026-10-25T02:29:59+01:00', '2026-10-25'],
    ['2026-10-25T02:30:00+01:00', '2026-10-25'],
    ['2026-10-25T03:00:00+01:00', '2026-10-25'],
    ['2026-03-29T01:59:59+01:00', '2026-03-28'],
    ['2026-03-29T03:00:00+02:00', '2026-03-29'],
    ['2026-03-29T03:29:59+02:00', '2026-03-29'],
  ])('never goes back to the day before: an order at %s counts for %s', (placedAt, expected) => {
    expect(businessDayOf(at(placedAt), 'Europe/Vienna', '02:30')).toBe(expected)
  })

  it.each(['Europe/Vienna', 'America/New_York', 'Australia/Lord_Howe'])(
    'goes on through the year in %s, and each day ends where the next begins',
    (timeZone) => {
      const start = at('2026-01-01T00:00:00Z')
      fc.assert(
        fc.property(
          fc.nat(365 * 24 * 60),
          fc.nat(24 * 60 - 1),
          fc.boolean(),
          (minutes, begin, isNearChange) => {
            const startsAt = isNearChange ? clockOf(60 + (begin % 120)) : clockOf(begin)
            const now = start.add({ minutes })
            const end = businessDayEnd(now, timeZone, startsAt)
            const day = businessDayOf(now, timeZone, startsAt)

            expect(Temporal.Instant.compare(now, end)).toBe(-1)
            expect(businessDayOf(end.subtract({ seconds: 1 }), timeZone, startsAt)).toBe(day)
            expect(businessDayOf(end, timeZone, startsAt) > day).toBe(true)
          },
        ),
      )
      for (const change of ['2026-10-25', '2026-03-29', '2026-11-01', '2026-04-05']) {
        let before = ''
        for (let minute = -300; minute < 900; minute += 5) {
          const day = businessDayOf(at(`${change}T00:00:00Z`).add({ minutes: minute }), timeZone, '02:30')
          expect(day >= before).toBe(true)
          before = day
        }
      }
    },
  )

  it('begins when it is told, on the clock of the branch', () => {
    expect(businessDayOf(at('2026-11-24T05:29:00Z'), 'UTC', '05:30')).toBe('2026-11-23')
    expect(businessDayOf(at('2026-11-24T05:30:00Z'), 'UTC', '05:30')).toBe('2026-11-24')
    expect(businessDayOf(at('2026-11-24T05:30:00Z'), 'America/New_York', '00:00')).toBe('2026-11-24')
  })
})

test.each([
  ['2026-11-23T12:00:00+01:00', '2026-11-24T03:00:00Z'],
  ['2026-11-24T03:59:59+01:00', '2026-11-24T03:00:00Z'],
  ['2026-11-24T04:00:00+01:00', '2026-11-25T03:00:00Z'],
  // The night is an hour shorter.
  ['2026-03-28T23:00:00+01:00', '2026-03-29T02:00:00Z'],
])('the business day of %s is over at %s', (now, end) => {
  expect(businessDayEnd(at(now), 'Europe/Vienna').toString()).toBe(end)
})

test.each([
  ['2026-11-23T18:00:00+01:00', '21:15', '2026-11-23T20:15:00Z'],
  ['2026-11-23T18:00:00+01:00', '17:00', '2026-11-23T16:00:00Z'],
  ['2026-11-23T18:00:00+01:00', '01:30', '2026-11-24T00:30:00Z'],
  ['2026-11-24T01:00:00+01:00', '01:30', '2026-11-24T00:30:00Z'],
  ['2026-11-24T01:00:00+01:00', '23:00', '2026-11-23T22:00:00Z'],
  ['2026-11-24T01:00:00+01:00', '04:00', '2026-11-23T03:00:00Z'],
  // The hour that comes twice is meant the first time, the one that does not come begins when the clock is put on.
  ['2026-10-24T22:00:00+02:00', '02:30', '2026-10-25T00:30:00Z'],
  ['2026-03-28T22:00:00+01:00', '02:30', '2026-03-29T01:00:00Z'],
])('on the business day of %s the clock shows %s at %s', (now, clock, shown) => {
  expect(clockOfBusinessDay(clock, at(now), 'Europe/Vienna').toString()).toBe(shown)
})
