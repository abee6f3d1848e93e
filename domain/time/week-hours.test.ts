import { expect, it } from 'vitest'

import { at, closedOn, on, once, vienna } from './hours.fixture.ts'
import { weekHours } from './week-hours.ts'

const tavern = [
  on('daily', '11:00', '22:00'),
  closedOn('monday'),
  once('2026-11-26', '17:00', '20:00'),
  closedOn('once', '2026-12-24'),
  closedOn('once', '2027-01-31'),
]
const look = (local: string) => weekHours(tavern, at(local), { timeZone: vienna, daysAhead: 42 })
const line = ({ label, text, isToday }: { label: string; text: string; isToday: boolean }) =>
  `${label}: ${text}${isToday ? ' (heute)' : ''}`

it('the week says from Monday on what will really be, with today marked', () => {
  expect(look('2026-11-25T12:00').week.map(line)).toEqual([
    'Montag: Geschlossen',
    'Dienstag: 11:00–22:00',
    'Mittwoch: 11:00–22:00 (heute)',
    // Daily hours stay beside those of a date.
    'Do 26.11.: 11:00–22:00',
    'Freitag: 11:00–22:00',
    'Samstag: 11:00–22:00',
    'Sonntag: 11:00–22:00',
  ])
})

it('a day that is over is the one of next week', () => {
  expect(look('2026-11-27T12:00').week[3]).toMatchObject({ label: 'Donnerstag', isSpecial: false })
})

it('days further ahead that differ follow, as far as it is looked', () => {
  expect(look('2026-11-25T12:00').special.map(line)).toEqual(['Do 24.12.: Geschlossen'])
})

it('a day begins at midnight of the branch', () => {
  expect(look('2026-11-25T23:59').week.findIndex(({ isToday }) => isToday)).toBe(2)
  expect(look('2026-11-26T00:00').week.findIndex(({ isToday }) => isToday)).toBe(3)
})
