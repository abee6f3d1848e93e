import fc from 'fast-check'
import { expect, it } from 'vitest'

import { dayNumberOf } from '#domain/time/calendar-day.ts'
import { dayMs, localDayAt, minuteMs, quarterMs } from '#domain/time/zone-clock.ts'
import { plainCalendar } from '#domain/workforce/calendar/work-calendar.ts'
import { size } from '#scripts/testing/sizes.ts'

import { keptSheet, type SheetSources } from './kept-sheets.ts'
import type { PlaceOfWork } from './places-of-work.ts'
import { type SheetMaking, sheetOfPerson } from './sheet-of-person.ts'
import type { StoredStretch } from './work-record.ts'

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

it('what nothing tells apart is made each time', () => {
  const made = keptSheet(annasJune(), { ...sources, stretches: null })

  expect(keptSheet(annasJune(), { ...sources, stretches: null })).not.toBe(made)
  expect(made).toEqual(sheetOfPerson(annasJune()))
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

/** Four weeks of which most days are worked, and of the last one so many days as shown, by minutes. */
const fourWeeks = fc.tuple(
  fc.array(
    fc.option(
      fc.record({ begins: fc.integer({ min: 0, max: 1439 }), lasts: fc.integer({ min: 1, max: 800 }) }),
      { freq: 6 },
    ),
    { minLength: 28, maxLength: 28 },
  ),
  fc.integer({ min: 15, max: 28 }),
)

it('where all work has ended, a sheet is the same at any moment of a quarter of an hour', () => {
  fc.assert(
    fc.property(fourWeeks, fc.nat(400), fc.nat(quarterMs - 1), ([worked, days], quarters, later) => {
      const stretches = worked.slice(0, days).flatMap((each, nth) => {
        if (!each) return []
        const from = at('01T00:00') + (nth - 7) * dayMs + each.begins * minuteMs
        return [{ ...stretch, id: `${nth}`, from, to: from + each.lasts * minuteMs }]
      })
      const ended = Math.max(at('01T00:00'), ...stretches.map(({ to }) => to))
      const first = Math.ceil(ended / quarterMs)
      const madeAt = (nowMs: number) => {
        const today = localDayAt(nowMs, wien.timeZone)
        return sheetOfPerson(annasJune({ nowMs, today, work: { ...annasJune().work, stretches } }))
      }

      // The next days in steps of some hours, for what changes with the clock changes soon after work has ended.
      for (let step = quarters % 24; step < 400; step += 24) {
        const quarter = (first + step) * quarterMs
        expect(madeAt(quarter + later)).toEqual(madeAt(quarter))
      }
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
