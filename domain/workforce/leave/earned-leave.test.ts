import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isoDayOf } from '../../time/calendar-day.ts'
import { type Earner, earnedLeave, roundLeave } from './earned-leave.ts'
import { day, earnerOf, phase } from './leave.fixture.ts'
import { leastLeave } from './least-leave.ts'
import { leavePhases } from './leave-phases.ts'
import { leaveYears } from './leave-years.ts'

describe('the least leave', () => {
  const usual = { daysPerWeek: 5, enteredOn: day('2020-01-01'), bornOn: null, on: day('2026-01-01') }

  it.each<[string, Partial<Parameters<typeof leastLeave>[0]>, number]>([
    ['§ 2 (1) UrlG: 30 working days are 25 of five a week', { country: 'AT' }, 50],
    ['§ 2 (1) UrlG: 36 after 25 years are 30', { country: 'AT', enteredOn: day('2001-01-01') }, 60],
    ['§ 2 (1) UrlG: not a day before', { country: 'AT', enteredOn: day('2001-01-02') }, 50],
    ['§ 2 (1) UrlG: 15 of three a week', { country: 'AT', daysPerWeek: 3 }, 30],
    ['§ 3 BUrlG: 24 working days are 20 of five a week', { country: 'DE' }, 40],
    ['§ 19 (2) JArbSchG: 30 under 16 are 25', { country: 'DE', bornOn: day('2010-01-02') }, 50],
    ['§ 19 (2) JArbSchG: 27 under 17 are 22.5', { country: 'DE', bornOn: day('2009-06-01') }, 45],
    ['§ 19 (2) JArbSchG: 25 under 18 are 20.83, so 21', { country: 'DE', bornOn: day('2008-06-01') }, 42],
    ['Art. 329a (1) OR: four weeks', { country: 'CH' }, 40],
    ['Art. 329a (1) OR: five until the 20th birthday', { country: 'CH', bornOn: day('2006-01-02') }, 50],
    ['§ 1173a Art. 30 ABGB: four weeks in Liechtenstein', { country: 'LI', daysPerWeek: 4 }, 32],
  ])('%s', (_what, facts, halfDays) => {
    expect(leastLeave({ country: 'AT', ...usual, ...facts }).halfDays).toBe(halfDays)
  })
})

const away = (from: string, to: string) => ({ from: day(from), to: day(to) + 1 })

/** “2026-03-01 +8” for each step, in half days. */
const stepsOf = (earner: Earner, until: string) =>
  leaveYears({ ...earner, until: day(until) }).flatMap((year) =>
    earnedLeave(year, earner).map(({ on, halfDays }) => `${isoDayOf(on)} ${halfDays}`),
  )

/** Of whoever begins in January: in proportion for six months, then in full. */
const firstMonthsOf = (year: number) =>
  [5, 4, 4, 4, 4, 29].map((halfDays, index) => `${year}-0${index + 2}-01 ${halfDays}`)

describe('earned leave', () => {
  it.each<[string, Earner, string, string[]]>([
    [
      '§ 2 (2) UrlG: in proportion for six months, then in full, later at once',
      earnerOf('AT', 'entry', [phase('2026-03-01')]),
      '2027-03-01',
      // 50 halves: 4.17, 8.33, 12.5, 16.67, 20.83, then 50.
      [
        '2026-04-01 5',
        '2026-05-01 4',
        '2026-06-01 4',
        '2026-07-01 4',
        '2026-08-01 4',
        '2026-09-01 29',
        '2027-03-01 50',
      ],
    ],
    [
      '§ 2 (4) UrlG: by calendar years a twelfth for each month begun',
      earnerOf('AT', 'calendar', [phase('2026-10-15')]),
      '2027-01-01',
      ['2026-10-15 13', '2027-01-01 50'],
    ],
    [
      '§ 10 UrlG: in proportion for whoever leaves, 182 of 365 days',
      earnerOf('AT', 'calendar', [phase('2020-01-01', '2026-07-01')]),
      '2026-07-01',
      [
        ...['2020', '2021', '2022', '2023', '2024', '2025', '2026'].flatMap((year) => {
          return year === '2020'
            ? [
                '2020-02-01 5',
                '2020-03-01 4',
                '2020-04-01 4',
                '2020-05-01 4',
                '2020-06-01 4',
                '2020-07-01 29',
              ]
            : [`${year}-01-01 50`]
        }),
        '2026-07-01 -25',
      ],
    ],
    [
      '§ 4 BUrlG: nothing for six months, then in full',
      earnerOf('DE', 'calendar', [phase('2026-03-01')]),
      '2027-01-01',
      ['2026-09-01 50', '2027-01-01 50'],
    ],
    [
      '§ 5 (1) a BUrlG: six twelfths for whoever begins on 1 July (BAG 9 AZR 179/15)',
      earnerOf('DE', 'calendar', [phase('2026-07-01')]),
      '2026-12-31',
      // 25 days × 6/12 = 12.5, which § 5 (2) makes 13.
      ['2026-07-01 26'],
    ],
    [
      '§ 5 (1) b BUrlG: a twelfth for each whole month of whoever leaves before six months',
      earnerOf('DE', 'calendar', [phase('2026-01-01', '2026-04-15')]),
      '2026-04-15',
      // 25 × 3/12 = 6.25: the quarter stays, as half a day.
      ['2026-04-15 13'],
    ],
    [
      '§ 5 (1) c BUrlG: of whoever leaves in the first half of the year',
      earnerOf('DE', 'calendar', [phase('2025-01-01', '2026-06-30')]),
      '2026-06-30',
      ['2025-07-01 50', '2026-01-01 50', '2026-06-30 -24'],
    ],
    [
      '§ 3 BUrlG: in full of whoever leaves in the second half',
      earnerOf('DE', 'calendar', [phase('2025-01-01', '2026-07-31')]),
      '2026-07-31',
      ['2025-07-01 50', '2026-01-01 50'],
    ],
    [
      'Art. 329a (3) OR: in proportion to the days, 184 of 365',
      earnerOf('CH', 'calendar', [phase('2026-07-01')]),
      '2027-01-01',
      ['2026-07-01 26', '2027-01-01 50'],
    ],
    [
      'EuGH C-219/14: hours that change within the year count from their day on',
      earnerOf('CH', 'calendar', [
        phase('2026-01-01', '2026-06-30'),
        phase('2026-07-01', null, { halfDaysPerYear: 30, daysPerWeek: 3 }),
      ]),
      '2026-12-31',
      // 50 × 181/365 + 30 × 184/365 = 39.9.
      ['2026-01-01 50', '2026-07-01 -10'],
    ],
    [
      '§ 15f (2) MSchG: nothing of a whole year of Karenz, of a part of one in proportion, in whole days',
      {
        ...earnerOf('AT', 'entry', [phase('2020-01-01')]),
        unearned: [away('2024-07-01', '2026-03-31')],
      },
      '2026-12-31',
      [
        ...firstMonthsOf(2020),
        '2021-01-01 50',
        '2022-01-01 50',
        '2023-01-01 50',
        // 25 × 182/366 = 12.43, so 13 whole days; then 25 × 275/365 = 18.8, so 19.
        '2024-01-01 50',
        '2024-07-01 -24',
        '2025-01-01 0',
        '2026-01-01 38',
      ],
    ],
    [
      '§ 15f (2) MSchG: Karenz counts by the hours of its own days',
      {
        ...earnerOf('AT', 'entry', [
          phase('2025-01-01', '2026-09-30'),
          phase('2026-10-01', null, { halfDaysPerYear: 30, daysPerWeek: 3 }),
        ]),
        unearned: [away('2026-04-01', '2026-09-30')],
      },
      '2026-12-31',
      // 25 × 90/365 + 15 × 92/365 = 9.95, so 10.
      [...firstMonthsOf(2025), '2026-01-01 50', '2026-04-01 -24', '2026-10-01 -6'],
    ],
    [
      '§ 10 UrlG: of whoever leaves during Karenz, in proportion to the service before it',
      {
        ...earnerOf('AT', 'entry', [phase('2025-01-01', '2026-06-30')]),
        unearned: [away('2026-04-01', '2026-12-31')],
      },
      '2026-06-30',
      // 25 × 90/365 = 6.16, so 7.
      [...firstMonthsOf(2025), '2026-01-01 50', '2026-04-01 -36'],
    ],
    [
      '§ 3 (1) BUrlG: nothing of a year of unpaid leave (BAG 9 AZR 315/17), of a part of one in proportion',
      {
        ...earnerOf('DE', 'calendar', [phase('2024-01-01')]),
        unearned: [away('2025-01-01', '2026-03-31')],
      },
      '2026-12-31',
      // 25 × 275/365 = 18.8, so 19.
      ['2024-07-01 50', '2025-01-01 0', '2026-01-01 38'],
    ],
    [
      'a contract of less than the law gives what the law does',
      earnerOf('CH', 'calendar', [phase('2026-01-01', null, { halfDaysPerYear: 20 })]),
      '2026-12-31',
      ['2026-01-01 40'],
    ],
  ])('%s', (_what, earner, until, steps) => {
    expect(stepsOf(earner, until)).toEqual(steps)
  })

  it.each([
    [25, 2, 'DE', 13],
    [27, 2, 'DE', 14],
    [50, 2, 'DE', 26],
    [49, 2, 'DE', 25],
    [49, 2, 'AT', 25],
    [24, 2, 'AT', 12],
  ] as const)('%i/%i half days are in %s (§ 5 (2) BUrlG) %#', (numerator, denominator, country, halves) => {
    expect(roundLeave(numerator, denominator, country)).toBe(halves)
  })

  it('never falls short of what is exact, nor exceeds it by a whole day', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.integer({ min: 1, max: 400 }),
        fc.constantFrom('AT', 'DE'),
        (n, d, country) => {
          const rounded = roundLeave(n, d, country)

          expect(rounded * d).toBeGreaterThanOrEqual(n)
          expect(rounded * d).toBeLessThan(n + 2 * d)
        },
      ),
    )
  })
})

describe('several contracts', () => {
  const contract = (validFrom: string, days: Record<string, number>, holidayDaysPerYear: number) => ({
    validFrom,
    weeklyMinutes: 0,
    minutesPerWeekday: days,
    holidayDaysPerYear,
    employmentType: 'part-time',
  })

  it('on other days of the week add up, those on the same days do not', () => {
    const mornings = contract('2026-01-01', { monday: 240, tuesday: 240 }, 10)
    const others = contract('2026-04-01', { friday: 480 }, 5)
    const evenings = contract('2026-04-01', { monday: 180, tuesday: 180 }, 10)

    expect(leavePhases([mornings, others])).toEqual([
      { from: day('2026-01-01'), to: day('2026-04-01'), halfDaysPerYear: 20, daysPerWeek: 2 },
      { from: day('2026-04-01'), to: null, halfDaysPerYear: 30, daysPerWeek: 3 },
    ])
    expect(leavePhases([mornings, evenings])).toEqual([
      { from: day('2026-01-01'), to: null, halfDaysPerYear: 20, daysPerWeek: 2 },
    ])
    expect(leavePhases([{ ...mornings, employmentType: 'freelance' }])).toEqual([])
  })
})
