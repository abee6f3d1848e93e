import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { size } from '../../../scripts/testing/sizes.ts'
import { minuteMs, quarterMs } from '../../time/zone-clock.ts'
import { plainCalendar } from '../calendar/work-calendar.ts'
import { lawFor, type Person } from './law-rules.ts'
import { adultIn, at, found, work, youthIn, zone } from './law-week.fixture.ts'
import type { Work } from './work-day.ts'
import { warningsOfWork } from './warnings-of-work.ts'

const cook = adultIn('AT')
const week = (...days: number[]) => days.map((day) => work(`2026-11-${day} 10:00-18:30`, '14:00-14:30'))
const seen = (works: Work[], moment: string) => found(cook, works, plainCalendar, at(moment))

describe('a rest of the week that still lasts (§ 4 ARG)', () => {
  it.each(['23 00:00', '24 01:53', '24 12:00', '24 22:07', '30 08:00'])(
    'since Saturday night is enough at %s, whatever of it will be of the next week',
    (moment) => {
      const works = [...week(16, 17, 18, 19, 20), work('2026-11-21 14:00-22:07', '18:00-18:30')]

      expect(seen(works, `2026-11-${moment}`)).toEqual([])
    },
  )

  it.each([
    ['23 06:29', []],
    ['23 06:45', ['weekly-rest-missing §§ 3 und 4 ARG']],
    ['25 06:45', ['weekly-rest-missing §§ 3 und 4 ARG']],
  ])('since Sunday evening may be one of this week until %s', (moment, expected) => {
    const works = [...week(16, 17, 18, 19, 20, 21), work('2026-11-22 10:00-17:30', '14:00-14:30')]

    expect(seen(works, `2026-11-${moment}`)).toEqual(expected)
  })
})

const people = fc.constantFrom<Person>(cook, adultIn('DE'), adultIn('CH'), youthIn('AT', 16))
/** A week of which most days are worked, by minutes, early and late and over midnight. */
const weekOf = fc
  .array(
    fc.option(
      fc.record({ begins: fc.integer({ min: 0, max: 1439 }), lasts: fc.integer({ min: 1, max: 720 }) }),
      { freq: 6 },
    ),
    { minLength: 7, maxLength: 8 },
  )
  .map((days) =>
    days.flatMap((each, nth): (Work & { to: number })[] => {
      if (!each) return []
      const from = at('2026-06-01 00:00') + (nth * 1440 + each.begins) * minuteMs
      return [{ id: String(nth), timeZone: zone, from, to: from + each.lasts * minuteMs, breaks: [] }]
    }),
  )

it('once all work has ended, warnings change with the quarters of an hour alone, and none goes again', () => {
  fc.assert(
    fc.property(people, weekOf, (person, works) => {
      const ended = Math.max(at('2026-06-01 00:00'), ...works.map(({ to }) => to))
      const begin = Math.ceil(ended / quarterMs) * quarterMs
      const rulesOn = lawFor(person)
      const codesAt = (nowMs: number) =>
        warningsOfWork(works, { rulesOn, calendar: plainCalendar, nowMs }).map(({ code, facts }) => ({
          code,
          facts,
        }))
      let before = codesAt(begin)
      for (let nowMs = begin; nowMs < begin + 4 * 96 * quarterMs; nowMs += quarterMs) {
        const codes = codesAt(nowMs)
        expect(codesAt(nowMs + quarterMs - 1)).toEqual(codes)
        expect(codes).toEqual(expect.arrayContaining(before))
        before = codes
      }
    }),
    { numRuns: size({ short: 30, long: 2000 }) },
  )
})
