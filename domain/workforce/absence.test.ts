import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dayNumberOf, isoDayOf, weekdayIndexOf } from '../time/calendar-day.ts'
import { weekdays } from '../time/weekdays.ts'
import {
  type Absence,
  type AbsenceMover,
  absenceProblems,
  type AbsenceStatus,
  absenceStatusLabels,
  countAbsenceDays,
  halvesOfAbsence,
  whyNotMoveAbsence,
} from './absence.ts'
import { type FreeDay, plainCalendar, type WorkCalendar } from './calendar/work-calendar.ts'
import type { Contract } from './contract.ts'

const fullTime: Contract = {
  validFrom: '2026-01-01',
  validUntil: null,
  weeklyMinutes: 2400,
  minutesPerWeekday: { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480 },
}
const partTime: Contract = {
  ...fullTime,
  weeklyMinutes: 960,
  minutesPerWeekday: { tuesday: 480, saturday: 480 },
}
const freeDays: readonly [string, FreeDay][] = [
  ['2026-12-24', { name: 'Heiliger Abend', isPublic: false, share: 'half' }],
  ['2026-12-25', { name: 'Christtag', isPublic: true, share: 'whole' }],
  ['2026-12-26', { name: 'Stefanitag', isPublic: true, share: 'whole' }],
  ['2026-12-31', { name: 'Silvester', isPublic: false, share: 'half' }],
  ['2027-01-01', { name: 'Neujahr', isPublic: true, share: 'whole' }],
  ['2027-01-06', { name: 'Heilige Drei Könige', isPublic: true, share: 'whole' }],
]
const freeByDay = new Map(freeDays.map(([day, free]) => [dayNumberOf(day), free]))
const austria: WorkCalendar = (day) => freeByDay.get(day)
/** Monday to Sunday. */
const week: Absence = { firstDay: '2026-11-23', lastDay: '2026-11-29' }

describe('the days of an absence', () => {
  it.each<[string, Absence, Contract[], number | null]>([
    ['a week of full time', week, [fullTime], 5],
    ['a week of Tuesday and Saturday', week, [partTime], 2],
    [
      'a week from Monday noon to Friday noon',
      { ...week, lastDay: '2026-11-27', startsAtNoon: true, endsAtNoon: true },
      [fullTime],
      4,
    ],
    ['a free half day', { ...week, startsAtNoon: true }, [partTime], 2],
    ['one afternoon', { firstDay: '2026-11-24', lastDay: '2026-11-24', startsAtNoon: true }, [partTime], 0.5],
    ['a weekend', { firstDay: '2026-11-28', lastDay: '2026-11-29' }, [fullTime], 0],
    [
      'a change of contract on Thursday',
      week,
      [
        { ...fullTime, validUntil: '2026-11-25' },
        { ...partTime, validFrom: '2026-11-26' },
      ],
      4,
    ],
    ['a contract that ends on Tuesday', week, [{ ...fullTime, validUntil: '2026-11-24' }], 2],
    ['a time without contract', week, [{ ...fullTime, validUntil: '2026-11-22' }], null],
  ])('%s', (_what, absence, contracts, days) => {
    expect(countAbsenceDays(absence, contracts)).toBe(days)
  })

  /** Thursday, 24 December 2026, to Wednesday, 6 January 2027, in Austria. */
  const christmas: Absence = { firstDay: '2026-12-24', lastDay: '2027-01-06' }

  it.each<[string, Absence, Contract[], number]>([
    // 24 (half), 28, 29, 30, 31 December (half), 4 and 5 January: 0.5 + 3 + 0.5 + 2.
    ['Christmas of full time', christmas, [fullTime], 6],
    // Saturdays are the 26th, a holiday, and the 2nd; Tuesdays the 29th and the 5th.
    ['Christmas of Tuesday and Saturday', christmas, [partTime], 3],
    [
      'the afternoon of a half day',
      { ...christmas, lastDay: '2026-12-24', startsAtNoon: true },
      [fullTime],
      0,
    ],
    ['the morning of a half day', { ...christmas, lastDay: '2026-12-24', endsAtNoon: true }, [fullTime], 0.5],
    [
      'from noon of a half day to noon of another',
      { ...christmas, lastDay: '2026-12-31', startsAtNoon: true, endsAtNoon: true },
      [fullTime],
      3.5,
    ],
    ['Christmas of both contracts at once', christmas, [fullTime, partTime], 7],
  ])('leave out what is free: %s', (_what, absence, contracts, days) => {
    expect(countAbsenceDays(absence, contracts, austria)).toBe(days)
  })

  it('leave out the halves in which something else stands in their place', () => {
    const { from } = halvesOfAbsence(week)

    expect(countAbsenceDays(week, [fullTime], plainCalendar, [{ from: from + 1, to: from + 4 }])).toBe(3.5)
  })
})

const plans = fc.array(fc.constantFrom(0, 480), { minLength: 7, maxLength: 7 })
const absences = fc
  .record({
    first: fc.integer({ min: 20_500, max: 20_600 }),
    length: fc.integer({ min: 0, max: 60 }),
    startsAtNoon: fc.boolean(),
    endsAtNoon: fc.boolean(),
  })
  .map(({ first, length, ...halves }) => ({
    first,
    length,
    absence: { firstDay: isoDayOf(first), lastDay: isoDayOf(first + length), ...halves } satisfies Absence,
  }))
const contractOf = (plan: number[]): Contract => ({
  validFrom: '2020-01-01',
  weeklyMinutes: plan.reduce((sum, minutes) => sum + minutes, 0),
  minutesPerWeekday: Object.fromEntries(weekdays.map((weekday, index) => [weekday, plan[index]])),
})

describe('whatever the plan of the week', () => {
  it('whole days count each planned day once', () => {
    fc.assert(
      fc.property(plans, absences, (plan, { first, length, absence }) => {
        fc.pre(plan.some((minutes) => minutes > 0))
        const whole = { ...absence, startsAtNoon: false, endsAtNoon: false }
        const planned = Array.from(
          { length: length + 1 },
          (_, offset) => plan[weekdayIndexOf(first + offset)],
        )

        expect(countAbsenceDays(whole, [contractOf(plan)])).toBe(planned.filter(Boolean).length)
      }),
    )
  })

  it('an absence split at any noon or midnight counts the same', () => {
    fc.assert(
      fc.property(plans, absences, fc.nat(), (plan, { absence }, cutSeed) => {
        fc.pre(absenceProblems(absence).length === 0)
        const { from, to } = halvesOfAbsence(absence)
        const halves = (to ?? from) - from
        fc.pre(halves > 1)
        const cut = from + 1 + (cutSeed % (halves - 1))
        const contracts = [contractOf(plan)]
        const before = { ...absence, lastDay: isoDayOf(Math.floor((cut - 1) / 2)), endsAtNoon: cut % 2 === 1 }
        const after = { ...absence, firstDay: isoDayOf(Math.floor(cut / 2)), startsAtNoon: cut % 2 === 1 }
        const parts = [before, after].map((part) => countAbsenceDays(part, contracts) ?? 0)

        expect(halvesOfAbsence(before).to).toBe(halvesOfAbsence(after).from)
        expect((parts[0] ?? 0) + (parts[1] ?? 0)).toBe(countAbsenceDays(absence, contracts))
      }),
    )
  })
})

describe('an absence', () => {
  it.each<[Partial<Absence>, string[]]>([
    [{}, []],
    [{ lastDay: '2026-11-22' }, ['ends-before-it-begins']],
    [{ lastDay: week.firstDay, startsAtNoon: true, endsAtNoon: true }, ['empty-day']],
    [{ lastDay: week.firstDay, endsAtNoon: true }, []],
  ])('with %j has these problems', (change, problems) => {
    expect(absenceProblems({ ...week, ...change })).toEqual(problems)
  })

  it.each<[AbsenceStatus, AbsenceStatus, AbsenceMover, string | null]>([
    ['requested', 'approved', 'lead', null],
    ['requested', 'approved', 'person', 'not-yours-to-decide'],
    ['requested', 'canceled', 'person', null],
    ['approved', 'canceled', 'person', 'not-yours-to-decide'],
    ['requested', 'approved', 'own-lead', 'own-absence'],
    ['requested', 'rejected', 'own-lead', 'own-absence'],
    ['requested', 'canceled', 'own-lead', null],
    ['approved', 'canceled', 'own-lead', 'own-absence'],
    ['rejected', 'approved', 'own-lead', 'decided'],
    ['approved', 'canceled', 'lead', null],
    ['approved', 'rejected', 'lead', 'decided'],
    ['rejected', 'requested', 'lead', 'decided'],
  ])('from %s to %s by the %s: %s', (from, to, mover, why) => {
    expect(whyNotMoveAbsence(from, to, mover)).toBe(why)
  })

  it('may always stay as it is', () => {
    for (const status of Object.keys(absenceStatusLabels) as AbsenceStatus[]) {
      expect(whyNotMoveAbsence(status, status, 'person')).toBeNull()
    }
  })
})
