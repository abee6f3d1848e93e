import { describe, expect, it } from 'vitest'
import type { HoursEntry } from './hours.contract.ts'
import { hoursTable, specialDays, weekText } from './hours-table.ts'

const on = (type: HoursEntry['type'], from: string, to: string): HoursEntry => ({ type, from, to })
const lines = (entries: HoursEntry[]) => hoursTable(entries).map(({ label, text }) => `${label} ${text}`)

describe('hoursTable', () => {
  it.each<[string, HoursEntry[], string[]]>([
    ['a week without entries', [], ['Mo–So Geschlossen']],
    ['the same hours every day', [on('daily', '11:00', '23:00')], ['Mo–So 11:00–23:00']],
    [
      'a day of rest',
      [on('daily', '11:00', '23:00'), { type: 'tuesday', isClosed: true }],
      ['Mo 11:00–23:00', 'Di Geschlossen', 'Mi–So 11:00–23:00'],
    ],
    [
      'two services in the order of the clock',
      [on('monday', '17:00', '23:00'), on('monday', '11:00', '14:00')],
      ['Mo 11:00–14:00, 17:00–23:00', 'Di–So Geschlossen'],
    ],
    [
      'a weekend past midnight and until its end',
      [on('friday', '18:00', '02:00'), on('saturday', '18:00', '02:00'), on('sunday', '10:00', '24:00')],
      ['Mo–Do Geschlossen', 'Fr–Sa 18:00–02:00', 'So 10:00–24:00'],
    ],
    [
      'overlapping and touching hours as one',
      [on('daily', '09:00', '12:00'), on('daily', '10:00', '11:00'), on('daily', '12:00', '15:00')],
      ['Mo–So 09:00–15:00'],
    ],
    [
      'only the usual week',
      [{ type: 'once', date: '2026-11-23', from: '10:00', to: '12:00' }],
      ['Mo–So Geschlossen'],
    ],
    ['incomplete entries as none', [{ type: 'monday', from: '10:00' }], ['Mo–So Geschlossen']],
  ])('shows %s', (_, entries, expected) => {
    expect(lines(entries)).toEqual(expected)
  })

  it('leaves the entries as they are', () => {
    const entries = Object.freeze([on('monday', '09:00', '12:00'), on('monday', '11:00', '15:00')])

    expect(hoursTable(entries)[0]?.text).toBe('09:00–15:00')
    expect(hoursTable(entries)[0]?.text).toBe('09:00–15:00')
  })
})

describe('weekText', () => {
  it.each<[string, HoursEntry[], string]>([
    ['full hours without minutes', [on('monday', '11:00', '14:00')], 'Mo 11–14 Uhr'],
    ['minutes everywhere once one has them', [on('daily', '06:30', '11:00')], 'täglich 06:30–11:00 Uhr'],
    [
      'open days only',
      [on('friday', '18:00', '02:00'), on('sunday', '10:00', '24:00')],
      'Fr 18–02 · So 10–24 Uhr',
    ],
    ['nothing for a week without hours', [], ''],
  ])('names %s', (_, entries, text) => {
    expect(weekText(entries)).toBe(text)
  })
})

describe('specialDays', () => {
  const now = Temporal.Instant.from('2026-12-23T23:30:00Z')
  const special: HoursEntry[] = [
    on('daily', '11:00', '12:00'),
    { type: 'once', date: '2026-12-31', from: '18:00', to: '03:00' },
    { type: 'once', date: '2026-12-24', isClosed: true },
    { type: 'once', date: '2026-12-23', isClosed: true },
    { type: 'once', date: '2027-01-07', isClosed: true },
    { type: 'once', date: '2026-12-26', from: '18:00' },
  ]

  it('lists the coming dates with hours of their own, by the zone’s calendar', () => {
    expect(specialDays(special, now, 'Europe/Vienna')).toEqual([
      { label: 'Heute', text: 'Geschlossen' },
      { label: 'Do 31.12.', text: '11:00–12:00, 18:00–03:00' },
    ])
  })

  it('looks as many days ahead as it is told', () => {
    expect(specialDays(special, now, 'Europe/Vienna', 15).map(({ label }) => label)).toEqual([
      'Heute',
      'Do 31.12.',
      'Do 07.01.',
    ])
  })
})
