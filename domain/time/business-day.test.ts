import { describe, expect, it, test } from 'vitest'
import { businessDayEnd, businessDayOf, clockOfBusinessDay } from './business-day.ts'

const at = (text: string) => Temporal.Instant.from(text)

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
