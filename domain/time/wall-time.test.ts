import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { instantsAt, momentInZone, nameOfZone, timeTyped, wallTimeAt, whichOfTwo } from './wall-time.ts'

const vienna = 'Europe/Vienna'

describe('a time on a wall', () => {
  it.each([
    ['2026-08-03T18:30', ['2026-08-03T16:30:00.000Z']],
    ['2026-12-03T18:30', ['2026-12-03T17:30:00.000Z']],
    // In spring the clock goes from 02:00 to 03:00, in autumn from 03:00 back to 02:00.
    ['2026-03-29T02:30', []],
    ['2026-03-29T01:59', ['2026-03-29T00:59:00.000Z']],
    ['2026-03-29T03:00', ['2026-03-29T01:00:00.000Z']],
    ['2026-10-25T02:30', ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
    ['2026-10-25T01:59', ['2026-10-24T23:59:00.000Z']],
    ['2026-10-25T03:00', ['2026-10-25T02:00:00.000Z']],
    ['', []],
    ['gestern', []],
  ])('%s in Vienna is %j', (wallTime, instants) => {
    expect(instantsAt(wallTime, vienna)).toEqual(instants)
  })

  it.each([
    ['2026-10-25T00:30:00Z', '25.10.2026 02:30 Sommerzeit'],
    ['2026-10-25T01:30:00Z', '25.10.2026 02:30 Winterzeit'],
    ['2026-10-25T02:30:00Z', '25.10.2026 03:30'],
    ['2026-08-03T22:05:59.999Z', '04.08.2026 00:05'],
  ])('%s is said as “%s”', (instant, text) => {
    expect(momentInZone(instant, vienna)).toBe(text)
    expect(momentInZone(instant, vienna, false)).toBe(text.slice(0, 10))
  })

  it('agrees with Temporal, and every instant is found by the time it shows', () => {
    const seconds = fc.integer({ min: 0, max: 4_000_000_000 })
    const zones = fc.constantFrom(vienna, 'Europe/London', 'Atlantic/Canary', 'UTC', 'Pacific/Chatham')

    fc.assert(
      fc.property(seconds, zones, (second, zone) => {
        const instant = new Date(second * 1000 - ((second * 1000) % 60_000)).toISOString()
        const shown = Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDateTime().toString()

        expect(wallTimeAt(instant, zone)).toBe(shown.slice(0, 16))
        expect(instantsAt(shown.slice(0, 16), zone)).toContain(instant)
        expect(whichOfTwo(instant, zone) !== null).toBe(instantsAt(shown.slice(0, 16), zone).length === 2)
      }),
    )
  })

  it.each([
    ['18:30', '18:30'],
    ['8.05', '08:05'],
    ['1830', '18:30'],
    ['830', '08:30'],
    ['0:00', '00:00'],
    ['24:00', null],
    ['18:60', null],
    ['18', null],
    ['abends', null],
    ['', null],
  ])('typed as “%s” is %s', (text, time) => {
    expect(timeTyped(text)).toBe(time)
  })

  it.each([
    [vienna, 'Wien'],
    ['Atlantic/Canary', 'Kanarische Inseln'],
    ['America/New_York', 'New York'],
  ])('%s is called %s', (zone, name) => {
    expect(nameOfZone(zone)).toBe(name)
  })
})
