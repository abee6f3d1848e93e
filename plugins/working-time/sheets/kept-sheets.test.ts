import fc from 'fast-check'
import { expect, it } from 'vitest'

import { dayNumberOf } from '#domain/time/calendar-day.ts'
import { dayMs, localDayAt, minuteMs } from '#domain/time/zone-clock.ts'
import { plainCalendar } from '#domain/workforce/calendar/work-calendar.ts'
import { size } from '#scripts/testing/sizes.ts'

import { keptSheet, type SheetSources } from './kept-sheets.ts'
import type { PlaceOfWork } from './places-of-work.ts'
import { type SheetMaking, sheetOfPerson } from './sheet-of-person.ts'
import type { StoredStretch } from './work-record.ts'

const at = (text: string) => Date.parse(`2025-06-${text}:00+02:00`)
const quarterMs = 15 * minuteMs
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
const stretch: StoredStretch = {
  id: 'early',
  user: 'anna',
  branch: 'wien',
  state: 'ended',
  from: at('03T08:00'),
  to: at('03T16:30'),
  breaks: [{ from: at('03T12:00'), to: at('03T12:30') }],
}
const sources: SheetSources = { places: 'places', stretches: 'as read' }
/** Made anew each time, as it comes out of the database. */
const annasJune = (more: Partial<SheetMaking> = {}, worked: Partial<StoredStretch> = {}): SheetMaking => ({
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
  const made = keptSheet(annasJune(), sources)

  expect(keptSheet(annasJune(), sources)).toBe(made)
  expect(made).toEqual(sheetOfPerson(annasJune()))
})

it.each<[string, SheetMaking, Partial<SheetSources>?]>([
  ['work', annasJune({}, { to: at('03T16:31') }), { stretches: 'as read later' }],
  ['an absence', annasJune({ work: { ...annasJune().work, absences: [sick()] } })],
  ['the place', annasJune({ place: null })],
  ['what a branch says', annasJune(), { places: 'other places' }],
  ['the day', annasJune({ today: day + 21 })],
  ['the clock', annasJune({ nowMs: at('21T10:15') })],
  ['the month', annasJune({ days: { from: day, to: day + 29 } })],
  ['the beginning', annasJune({ since: day - 1 })],
  ['what is carried over', annasJune({ carried: { to: day, sums: { balances: { time: 5 } } } })],
])('and anew once %s has changed', (_what, making, others) => {
  const before = keptSheet(annasJune(), sources)
  const made = keptSheet(making, { ...sources, ...others })

  expect(made).not.toBe(before)
  expect(made).toEqual(sheetOfPerson(making))
})

it('the clock moves the work that goes on by the minute, and nothing else before the next quarter of an hour', () => {
  const made = keptSheet(annasJune(), sources)
  expect(keptSheet(annasJune({ nowMs: at('21T10:14') }), sources)).toBe(made)

  const goesOn = { state: 'running' as const, from: at('21T08:00'), to: null, breaks: [] }
  const going = (minute: string) => annasJune({ nowMs: at(`21T10:${minute}`) }, goesOn)
  const begun = { ...sources, stretches: 'as begun' }
  expect(keptSheet(going('03'), begun)).toEqual(sheetOfPerson(going('03')))
  expect(keptSheet(going('04'), begun)).toEqual(sheetOfPerson(going('04')))
})

it('where all work has ended, a sheet is the same at any moment of a quarter of an hour', () => {
  const works = fc.array(
    fc.record({ begins: fc.integer({ min: 0, max: 1200 }), lasts: fc.integer({ min: 1, max: 800 }) }),
    { maxLength: 28 },
  )
  fc.assert(
    fc.property(works, fc.nat(1500), fc.nat(quarterMs - 1), (worked, quarters, later) => {
      const stretches = worked.map(({ begins, lasts }, nth) => {
        const from = at('01T00:00') + (nth - 7) * dayMs + begins * minuteMs
        return { ...stretch, id: `${nth}`, from, to: from + lasts * minuteMs }
      })
      const ended = Math.max(at('01T00:00'), ...stretches.map(({ to }) => to))
      const quarter = (Math.ceil(ended / quarterMs) + quarters) * quarterMs
      const madeAt = (nowMs: number) => {
        const today = localDayAt(nowMs, wien.timeZone)
        return sheetOfPerson(annasJune({ nowMs, today, work: { ...annasJune().work, stretches } }))
      }

      expect(madeAt(quarter + later)).toEqual(madeAt(quarter))
    }),
    { numRuns: size({ short: 60, long: 5000 }) },
  )
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
