import { expect, it } from 'vitest'

import { dayNumberOf } from '#domain/time/calendar-day.ts'
import { plainCalendar } from '#domain/workforce/calendar/work-calendar.ts'

import { keptSheet } from './kept-sheets.ts'
import type { PlaceOfWork } from './places-of-work.ts'
import { type SheetMaking, sheetOfPerson } from './sheet-of-person.ts'

const at = (text: string) => Date.parse(`2025-06-${text}:00+02:00`)
const day = dayNumberOf('2025-06-01')
const wien: PlaceOfWork = {
  id: 'wien',
  name: 'Wien',
  timeZone: 'Europe/Vienna',
  country: 'AT',
  trade: 'gastronomy',
  surcharges: {
    nightFrom: null,
    nightTo: null,
    nightPercent: null,
    sundayPercent: null,
    holidayPercent: null,
  },
  overtime: [],
  calendar: plainCalendar,
}
const stretch = {
  id: 'early',
  user: 'anna',
  branch: 'wien',
  state: 'ended' as const,
  from: at('03T08:00'),
  to: at('03T16:30'),
  breaks: [{ from: at('03T12:00'), to: at('03T12:30') }],
}
/** Made anew each time, as it comes out of the database. */
const annasJune = (more: Partial<SheetMaking> = {}, worked: Partial<typeof stretch> = {}): SheetMaking => ({
  work: { contracts: [], absences: [], stretches: [{ ...stretch, ...worked }], shifts: [] },
  place: wien,
  places: new Map([['wien', wien]]),
  days: { from: day, to: day + 30 },
  today: day + 20,
  since: day,
  nowMs: at('21T10:00'),
  carried: null,
  ...more,
})

it('a sheet is made once of the same, and is the one that would be made', () => {
  const made = keptSheet(annasJune(), 'places')

  expect(keptSheet(annasJune(), 'places')).toBe(made)
  expect(made).toEqual(sheetOfPerson(annasJune()))
})

it.each<[string, SheetMaking, string?]>([
  ['work', annasJune({}, { to: at('03T16:31') })],
  ['a break', annasJune({}, { breaks: [] })],
  ['what was worked', annasJune({}, { state: 'ended', branch: 'graz' })],
  ['an absence', annasJune({ work: { ...annasJune().work, absences: [sick()] } })],
  ['the place', annasJune({ place: null })],
  ['what a branch says', annasJune(), 'other places'],
  ['the day', annasJune({ today: day + 21 })],
  ['the clock', annasJune({ nowMs: at('21T10:01') })],
  ['the month', annasJune({ days: { from: day, to: day + 29 } })],
  ['the beginning', annasJune({ since: day - 1 })],
  ['what is carried over', annasJune({ carried: { to: day, sums: { balances: { time: 5 } } } })],
])('and anew once %s has changed', (_what, making, source = 'places') => {
  const before = keptSheet(annasJune(), 'places')
  const made = keptSheet(making, source)

  expect(made).not.toBe(before)
  expect(made).toEqual(sheetOfPerson(making))
})

function sick() {
  return {
    id: 'ill',
    type: 'sick' as const,
    status: 'approved' as const,
    firstDay: '2025-06-05',
    lastDay: '2025-06-05',
    startsAtNoon: false,
    endsAtNoon: false,
  }
}
