import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dayNumberOf } from '../../time/calendar-day.ts'
import { epochMsOf, minuteMs } from '../../time/zone-clock.ts'
import { plainCalendar } from '../calendar/work-calendar.ts'
import { lawFor, type Person } from './law-rules.ts'
import { adultIn, at, found, work, youthIn, zone } from './law-week.fixture.ts'
import { type Work, workDaysOf } from './work-day.ts'
import { warningsOfWork } from './warnings-of-work.ts'

const cook = adultIn('AT')
const now = at('2030-01-01 00:00')
const warningsFor = (person: Person, works: readonly Work[], nowMs = now) =>
  warningsOfWork(works, { rulesOn: lawFor(person), calendar: plainCalendar, nowMs })

describe('a warning', () => {
  it('says since when, at which stretch and by how much', () => {
    const works = [work('2026-11-16 09:00-13:00'), work('2026-11-16 13:10-17:40')]

    expect(warningsFor(cook, works)).toEqual([
      {
        code: 'break-missing',
        paragraph: '§ 11 AZG',
        at: at('2026-11-16 15:10'),
        workId: '2026-11-16 13:10-17:40',
        facts: { needed: 30, actual: 10 },
      },
    ])
  })

  it('comes while somebody is at work, and goes with the break that was missing', () => {
    const open = { ...work('2026-11-16 09:00-09:01'), to: null }

    expect(warningsFor(cook, [open], at('2026-11-16 15:00'))).toEqual([])
    expect(warningsFor(cook, [open], at('2026-11-16 15:30'))).toMatchObject([{ code: 'break-missing' }])
    const rested = { ...open, breaks: [{ from: at('2026-11-16 15:30'), to: null }] }
    expect(warningsFor(cook, [rested], at('2026-11-16 15:59'))).toMatchObject([
      { facts: { needed: 30, actual: 29 } },
    ])
    expect(warningsFor(cook, [rested], at('2026-11-16 16:00'))).toEqual([])
  })

  it('of a week waits until the week is over, and until a rest that lasts is', () => {
    const works = [16, 17, 18, 19, 20, 21, 22].map((day) => work(`2026-11-${day} 08:00-16:30`, '12:00-12:30'))

    expect(warningsFor(cook, works, at('2026-11-22 23:59'))).toEqual([])
    expect(warningsFor(cook, works, at('2026-11-23 00:00'))).toEqual([])
    expect(warningsFor(cook, works, at('2026-11-23 08:00'))).toMatchObject([
      { code: 'weekly-rest-missing', at: at('2026-11-23 00:00'), facts: { needed: 2160, actual: 930 } },
    ])
  })

  it('counts the rest of a weekend to the week in which most of it lies', () => {
    const works = [
      ...[16, 17, 18, 19, 20].map((day) => work(`2026-11-${day} 10:00-18:30`, '14:00-14:30')),
      work('2026-11-21 10:00-18:00', '14:00-14:30'),
      work('2026-11-23 06:00-10:00'),
    ]

    expect(found(cook, works)).toEqual([])
    expect(found(cook, [...works.slice(0, -1), work('2026-11-23 05:59-10:00')])).toEqual([
      'weekly-rest-missing §§ 3 und 4 ARG',
    ])
  })

  it('lets who is on leave from Monday on have rested since Saturday', () => {
    const works = [16, 17, 18, 19, 20, 21].map((day) => work(`2026-11-${day} 10:00-18:30`, '14:00-14:30'))

    expect(found(cook, [...works, work('2026-11-30 06:00-10:00')])).toEqual([])
    // Where it goes on into the next week it has to be enough for both.
    expect(found(cook, [...works, work('2026-11-24 18:30-22:00')])).toEqual([])
    expect(found(cook, [...works, work('2026-11-24 18:29-22:00')])).toEqual([
      'weekly-rest-missing §§ 3 und 4 ARG',
    ])
  })

  it('takes no rest that begins on Sunday evening for one of the week, however long it lasts (§ 4 ARG)', () => {
    const days = [16, 17, 18, 19, 20, 21].map((day) => work(`2026-11-${day} 10:00-18:30`, '14:00-14:30'))
    const more = [work('2026-11-22 13:00-17:30'), work('2026-12-07 06:00-10:00')]

    expect(found(cook, [...days, ...more])).toEqual(['weekly-rest-missing §§ 3 und 4 ARG'])
  })

  it('looks at who comes back after midnight as at one day of work', () => {
    expect(found(cook, [work('2026-11-16 18:00-23:00'), work('2026-11-17 00:30-02:00')])).toEqual([])
    expect(workDaysOf([work('2026-11-16 00:00-04:00'), work('2026-11-16 15:00-20:00')], now)).toHaveLength(2)
  })
})

describe('a plan', () => {
  const shift = (from: string, to: string, plannedBreakMinutes = 0): Work => ({
    id: from,
    timeZone: zone,
    from: at(from),
    to: at(to),
    breaks: [],
    plannedBreakMinutes,
  })

  it('is judged by the same law before anybody works it', () => {
    const plan = [
      shift('2026-11-16 10:00', '2026-11-16 23:30', 60),
      shift('2026-11-17 10:00', '2026-11-17 17:00'),
    ]

    expect(warningsFor(cook, plan).map(({ code, workId }) => `${code} ${workId}`)).toEqual([
      'day-too-long 2026-11-16 10:00',
      'rest-too-short 2026-11-17 10:00',
      'break-missing 2026-11-17 10:00',
    ])
  })

  it('names no place of its breaks, so none of them is too late', () => {
    expect(found(adultIn('DE'), [shift('2026-11-16 08:00', '2026-11-16 16:30', 30)])).toEqual([])
    expect(found(adultIn('DE'), [shift('2026-11-16 08:00', '2026-11-16 16:30', 10)])).toEqual([
      'break-missing § 4 ArbZG',
    ])
  })
})

describe('nights in which clocks change', () => {
  it.each([
    // From eleven in the evening to ten in the morning: ten hours in spring, twelve in autumn.
    ['2026-03-28 17:00-23:00', '2026-03-29 10:00-14:00', ['rest-too-short § 12 Abs. 1 AZG']],
    ['2026-03-28 17:00-23:00', '2026-03-29 11:00-14:00', []],
    ['2026-10-24 17:00-23:00', '2026-10-25 09:00-14:00', []],
    ['2026-10-24 17:00-23:00', '2026-10-25 08:59-14:00', ['rest-too-short § 12 Abs. 1 AZG']],
  ])('leave as much rest between %s and %s as really passed', (evening, morning, expected) => {
    expect(found(cook, [work(evening), work(morning)])).toEqual(expected)
  })

  it.each([
    // Seven hours by the clock are six in spring, and five are six in autumn.
    ['2026-03-28 23:00-06:00', []],
    ['2026-03-28 23:00-06:01', ['break-missing § 11 AZG']],
    ['2026-10-24 23:00-04:00', []],
    ['2026-10-24 23:00-04:01', ['break-missing § 11 AZG']],
  ])('have work as long as it really was, from %s', (night, expected) => {
    expect(found(cook, [work(night)])).toEqual(expected)
  })
})

const people = fc.constantFrom<Person>(
  cook,
  adultIn('DE'),
  adultIn('DE', 'other'),
  adultIn('CH'),
  adultIn('LI', 'other'),
  youthIn('AT', 16),
  youthIn('DE', 15),
  youthIn('CH', 17),
)
const monday = at('2026-06-01 00:00')
/** Up to nine stretches in two weeks of summer, apart from each other, by minutes. */
const worksOf = fc
  .array(
    fc.record({
      pause: fc.integer({ min: 0, max: 2000 }),
      minutes: fc.integer({ min: 1, max: 840 }),
      rest: fc.option(
        fc.record({ at: fc.integer({ min: 0, max: 800 }), minutes: fc.integer({ min: 1, max: 60 }) }),
      ),
    }),
    { minLength: 1, maxLength: 9 },
  )
  .map((parts) => {
    let from = monday
    return parts.map(({ pause, minutes, rest }, index): Work => {
      const begin = from + pause * minuteMs
      const to = begin + minutes * minuteMs
      from = to
      const breakFrom = begin + (rest?.at ?? 0) * minuteMs
      const breakTo = breakFrom + (rest?.minutes ?? 0) * minuteMs
      const breaks = rest && breakTo < to ? [{ from: breakFrom, to: breakTo }] : []
      return { id: String(index), timeZone: zone, from: begin, to, breaks }
    })
  })

describe('warnings of any work', () => {
  it('are no more for a further break', () => {
    const ofBreaks = (person: Person, works: readonly Work[]) =>
      warningsFor(person, works).filter(({ code }) => code.startsWith('break-')).length
    const breakIn = fc.record({
      of: fc.nat(),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      minutes: fc.nat(90),
    })

    fc.assert(
      fc.property(people, worksOf, breakIn, (person, works, added) => {
        const index = added.of % works.length
        const more = works.map((each, place) => {
          if (place !== index || each.to === null) return each
          const from = each.from + Math.floor(((each.to - each.from) * added.at) / minuteMs) * minuteMs
          const to = Math.min(each.to, from + added.minutes * minuteMs)
          return { ...each, breaks: [...each.breaks, { from, to }] }
        })

        expect(ofBreaks(person, more)).toBeLessThanOrEqual(ofBreaks(person, works))
      }),
    )
  })

  it('are the same a week later, where no clock changes', () => {
    const weekMs = 7 * 24 * 60 * minuteMs
    const later = ({ from, to, ...rest }: Work): Work => ({
      ...rest,
      from: from + weekMs,
      to: to === null ? null : to + weekMs,
      breaks: rest.breaks.map((each) => ({ from: each.from + weekMs, to: (each.to ?? 0) + weekMs })),
    })

    fc.assert(
      fc.property(people, worksOf, (person, works) => {
        const shifted = warningsFor(person, works.map(later), now + weekMs)

        expect(shifted.map((each) => ({ ...each, at: each.at - weekMs }))).toEqual(warningsFor(person, works))
      }),
    )
  })

  it('do not depend on the order in which work is given, and lie within what was given', () => {
    fc.assert(
      fc.property(people, worksOf, (person, works) => {
        const warnings = warningsFor(person, works)

        expect(warningsFor(person, works.toReversed())).toEqual(warnings)
        for (const { at: since, workId } of warnings) {
          expect(works.map(({ id }) => id)).toContain(workId)
          expect(since).toBeGreaterThanOrEqual(monday)
          expect(since).toBeLessThanOrEqual(epochMsOf(dayNumberOf('2026-07-01'), 0, zone))
        }
      }),
    )
  })

  it('leave the work as it was', () => {
    fc.assert(
      fc.property(people, worksOf, (person, works) => {
        const before = structuredClone(works)
        warningsFor(person, works)

        expect(works).toEqual(before)
      }),
    )
  })
})
