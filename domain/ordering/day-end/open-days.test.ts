import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type BranchClock, bookingDayOf, endOfDay, whyNotClose } from './open-days.ts'

const clock: BranchClock = { timeZone: 'Europe/Vienna', startsAt: '04:00' }
const at = (text: string) => Temporal.Instant.from(text)
const lastClosed = '2026-11-23'

describe('a line without a day end', () => {
  it.each([
    ['2026-11-24T12:00:00+01:00', '2026-11-24'],
    ['2026-11-26T01:00:00+01:00', '2026-11-25'],
    // What came in while the day was closed, however late it is written.
    ['2026-11-24T03:59:59.999+01:00', '2026-11-24'],
    ['2026-11-20T12:00:00+01:00', '2026-11-24'],
  ])('of %s is booked on %s', (moment, day) => {
    expect(bookingDayOf(at(moment), clock, lastClosed)).toBe(day)
  })

  it('is booked on its own day as long as none was closed', () => {
    expect(bookingDayOf(at('2026-11-20T12:00:00+01:00'), clock, null)).toBe('2026-11-20')
  })

  it('is never booked on a day that is closed, whenever days begin', () => {
    const moments = fc.integer({ min: Date.UTC(2026, 10, 1), max: Date.UTC(2026, 11, 31) })
    const starts = fc.constantFrom('00:00', '04:00', '06:30')
    fc.assert(
      fc.property(moments, starts, (ms, startsAt) => {
        const instant = Temporal.Instant.fromEpochMilliseconds(ms)
        expect(bookingDayOf(instant, { ...clock, startsAt }, lastClosed) > lastClosed).toBe(true)
      }),
    )
  })
})

describe('a day', () => {
  const openDays = ['2026-11-24', '2026-11-26', '2026-11-27']
  const now = at('2026-11-27T12:00:00+01:00')

  it.each([
    ['2026-11-22', 'nothing'],
    ['2026-11-24', null],
    ['2026-11-25', 'nothing'],
    ['2026-11-26', 'earlier-open'],
    ['2026-11-27', 'running'],
    ['2026-11-28', 'running'],
  ])('of %s: %s', (day, why) => {
    expect(whyNotClose({ day, openDays, lastClosed, clock, now })).toBe(why)
  })

  it('is the first of all, whatever was before', () => {
    expect(whyNotClose({ day: '2026-11-26', openDays, lastClosed: null, clock, now })).toBeNull()
  })

  it('runs until the next begins', () => {
    const night = at('2026-11-25T03:59:59+01:00')
    const asked = { day: '2026-11-24', openDays, lastClosed, clock }

    expect(whyNotClose({ ...asked, now: night })).toBe('running')
    expect(whyNotClose({ ...asked, now: night.add({ seconds: 1 }) })).toBeNull()
  })

  it('that begins in the hour that comes twice is run once, and begins in spring when the clock is put on', () => {
    const night: BranchClock = { ...clock, startsAt: '02:30' }
    expect(endOfDay('2026-10-24', night).toString()).toBe('2026-10-25T00:30:00Z')
    expect(endOfDay('2026-10-25', night).toString()).toBe('2026-10-26T01:30:00Z')
    expect(endOfDay('2026-03-28', night).toString()).toBe('2026-03-29T01:00:00Z')
    expect(endOfDay('2026-03-29', night).toString()).toBe('2026-03-30T00:30:00Z')

    const closing = { day: '2026-10-24', openDays: ['2026-10-24'], lastClosed: null, clock: night }
    for (const now of ['2026-10-25T02:30:00+02:00', '2026-10-25T02:05:00+01:00', '2026-10-25T02:30:00+01:00'])
      expect(whyNotClose({ ...closing, now: at(now) })).toBeNull()
    expect(whyNotClose({ ...closing, now: at('2026-10-25T02:29:59+02:00') })).toBe('running')
    expect(bookingDayOf(at('2026-10-25T02:05:00+01:00'), night, null)).toBe('2026-10-25')
  })

  it.each([
    ['2026-11-23', '2026-11-24T03:00:00Z'],
    ['2026-03-28', '2026-03-29T02:00:00Z'],
    ['2026-10-24', '2026-10-25T03:00:00Z'],
  ])('of %s is over at %s', (day, end) => {
    expect(endOfDay(day, clock).toString()).toBe(end)
  })
})
