import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatAppointment,
  formatDate,
  formatDateTime,
  formatDay,
  formatDayLabel,
  formatHours,
  formatMinute,
  formatOpening,
  formatTime,
} from './format.ts'

const vienna = 'Europe/Vienna'
const at = (text: string) => Temporal.Instant.from(text)
const now = at('2026-11-22T11:00:00Z')

describe('dates and times', () => {
  it('are those of the zone', () => {
    expect(formatDate(at('2026-12-23T23:05:00Z'), vienna)).toBe('24.12.2026')
    expect(formatTime(at('2026-12-23T23:05:59Z'), vienna)).toBe('00:05')
    expect(formatDateTime(at('2026-07-01T03:15:00Z'), 'Asia/Kathmandu')).toBe('01.07.2026, 09:00')
    expect(formatDay('2026-01-02')).toBe('02.01.2026')
  })

  it('agree with Temporal at any instant in any zone', () => {
    const seconds = fc.integer({ min: 0, max: 4_000_000_000 })
    const zones = fc.constantFrom(vienna, 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC')

    fc.assert(
      fc.property(seconds, zones, (second, zone) => {
        const instant = Temporal.Instant.fromEpochMilliseconds(second * 1000)
        const [date = '', time = ''] = instant
          .toZonedDateTimeISO(zone)
          .toPlainDateTime()
          .toString()
          .split('T')

        expect(formatDate(instant, zone)).toBe(date.split('-').reverse().join('.'))
        expect(formatTime(instant, zone)).toBe(time.slice(0, 5))
      }),
    )
  })

  it.each([
    [0, '00:00'],
    [605, '10:05'],
    [1440, '24:00'],
    [1441, '00:01'],
    [1560, '02:00'],
  ])('minute %i of a day is %s', (minute, expected) => {
    expect(formatMinute(minute)).toBe(expected)
  })
})

it.each([
  [0, '0:00'],
  [5, '0:05'],
  [2310, '38:30'],
  [10_110, '168:30'],
  [-30, '-0:30'],
])('%i minutes are %s hours', (minutes, expected) => {
  expect(formatHours(minutes)).toBe(expected)
})

describe('formatAppointment', () => {
  it.each([
    ['2026-11-22T16:05:00Z', 'Heute, 17:05 Uhr'],
    ['2026-11-22T23:00:00Z', 'Morgen, 00:00 Uhr'],
    ['2026-12-24T17:30:00Z', 'Do 24.12., 18:30 Uhr'],
  ])('says day and time of %s on the clock of the zone', (instant, expected) => {
    expect(formatAppointment(at(instant), now, vienna)).toBe(expected)
  })
})

describe('formatOpening', () => {
  it.each([
    ['2026-11-22T16:00:00Z', 'heute um 17:00'],
    ['2026-11-22T22:59:00Z', 'heute um 23:59'],
    ['2026-11-22T23:00:00Z', 'Montag um 00:00'],
    ['2026-11-24T10:00:00Z', 'Dienstag um 11:00'],
    ['2026-11-25T10:00:00Z', 'Mittwoch um 11:00'],
  ])('%s is %s', (next, expected) => {
    expect(formatOpening(at(next), now, vienna)).toBe(expected)
  })
})

describe('formatDayLabel', () => {
  it.each([
    ['2026-11-21', 'Sa 21.11.'],
    ['2026-11-22', 'Heute'],
    ['2026-11-23', 'Morgen'],
    ['2026-11-24', 'Di 24.11.'],
    ['2027-01-01', 'Fr 01.01.'],
  ])('%s is %s', (day, expected) => {
    expect(formatDayLabel(day, now, vienna)).toBe(expected)
  })

  it('refuses what is no day', () => {
    expect(() => formatDayLabel('morgen', now, vienna)).toThrow('Not a calendar day: morgen')
  })
})
