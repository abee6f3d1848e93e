import { describe, expect, it } from 'vitest'

import { dayNumberOf } from '../../time/calendar-day.ts'
import type { Country } from '../../ordering/order-terms.ts'
import { type BranchOvertime, overtimeOn, overtimeProblem, overtimeTermsOf } from './overtime-terms.ts'
import { sheetOf } from './sheet-of.ts'
import { at, fullTime, inputOf, work } from './sheet.fixture.ts'

const day = dayNumberOf

describe('from when on work is overtime', () => {
  it.each<[Country | null, string, number | null, number | null, number | null]>([
    ['AT', '§§ 3 and 10 AZG: 8 hours, 40 hours, 50 %', 480, 2400, 50],
    [null, 'as in Austria', 480, 2400, 50],
    ['DE', 'nothing by law', null, null, null],
    ['CH', 'Art. 9 and 13 ArG: 50 hours, 25 %', null, 3000, 25],
    ['LI', 'Art. 9 and 13 ArG: 48 hours, 25 %', null, 2880, 25],
  ])('in %s is %s', (country, _law, dailyMinutes, weeklyMinutes, percent) => {
    expect(overtimeTermsOf(country, day('2026-11-30'))).toMatchObject({
      dailyMinutes,
      weeklyMinutes,
      percent,
    })
  })

  it('a branch says from a month on, and what it leaves empty is as before', () => {
    const own = [
      { validFrom: '2026-07-01', dailyMinutes: 540, percent: 60 },
      { validFrom: '2026-01-01', weeklyMinutes: 2310 },
    ]

    expect(overtimeTermsOf('AT', day('2025-12-31'), own)).toMatchObject({
      dailyMinutes: 480,
      weeklyMinutes: 2400,
    })
    expect(overtimeTermsOf('AT', day('2026-06-30'), own)).toMatchObject({
      dailyMinutes: 480,
      weeklyMinutes: 2310,
    })
    expect(overtimeTermsOf('AT', day('2026-07-01'), own)).toMatchObject({
      dailyMinutes: 540,
      weeklyMinutes: 2400,
      percent: 60,
    })
  })

  it.each<[string, number, readonly BranchOvertime[], number]>([
    ['§ 4 (8) AZG: a day that is planned for ten hours is none', 600, [], 600],
    ['§ 4 (8) AZG: beyond ten hours it is, whatever is planned', 720, [], 600],
    ['a shorter day is none up to what the law says', 240, [], 480],
    [
      'what the branch names holds whatever is planned',
      600,
      [{ validFrom: '2026-01-01', dailyMinutes: 480 }],
      480,
    ],
  ])('%s', (_what, monday, own, dailyMinutes) => {
    const contracts = [{ ...fullTime, minutesPerWeekday: { monday }, weeklyMinutes: monday }]

    expect(overtimeOn({ country: 'AT', own, contracts })(day('2026-11-30')).dailyMinutes).toBe(dailyMinutes)
  })

  it.each([
    ['week', 600],
    ['month', 480],
    ['year', 480],
  ] as const)(
    'a plan of hours that are agreed by the %s makes a day %i minutes long',
    (hoursPer, dailyMinutes) => {
      const plan = { minutesPerWeekday: { monday: 600, tuesday: 600 }, weeklyMinutes: 1200 }
      const contracts = [{ ...fullTime, ...plan, hoursPer, minutesPerPeriod: 4800 }]

      expect(overtimeOn({ country: 'AT', own: [], contracts })(day('2026-11-30')).dailyMinutes).toBe(
        dailyMinutes,
      )
    },
  )

  it('whoever works by a free contract has none', () => {
    const contracts = [{ ...fullTime, employmentType: 'freelance' }]

    expect(overtimeOn({ country: 'AT', own: [], contracts })(day('2026-11-30'))).toMatchObject({
      dailyMinutes: null,
      weeklyMinutes: null,
    })
  })
})

/** Work from a Monday on, so many hours a day, from the morning on. */
const week = (monday: string, hours: readonly number[]) =>
  hours.map((each, index) => {
    const from = at(monday, '06:00') + index * 86_400_000
    return work(from, from + each * 3_600_000)
  })
const told = (country: Country, stretches: ReturnType<typeof week>, own: BranchOvertime[] = []) => {
  const overtime = overtimeOn({ country, own, contracts: [fullTime] })
  const { days } = sheetOf(inputOf('2026-11-02', '2026-12-07', { stretches, overtime }))

  return days.flatMap(({ lines }) =>
    lines.flatMap(({ account, minutes, reason }) => (account === 'overtime' ? [`${minutes} ${reason}`] : [])),
  )
}

describe('by hand', () => {
  // 9 + 8 + 8 + 8 + 10.5 hours: 1 of Monday and 2.5 of Friday; what is left is 40 and no more of the week.
  it('of an Austrian week of 43.5 hours are 3.5 overtime', () => {
    expect(told('AT', week('2026-11-02', [9, 8, 8, 8, 10.5]))).toEqual([
      '60 Über 8 Stunden am Tag, 50 %',
      '150 Über 8 Stunden am Tag, 50 %',
    ])
  })

  // Six days of eight hours: the sixth is beyond forty as a whole.
  it('of six Austrian days of eight hours the sixth is overtime', () => {
    expect(told('AT', week('2026-11-02', [8, 8, 8, 8, 8, 8]))).toEqual([
      '480 Über 40 Stunden in der Woche, 50 %',
    ])
  })

  // 5 · 11 = 55 hours: five are beyond fifty.
  it('of a Swiss week of 55 hours are five', () => {
    expect(told('CH', week('2026-11-02', [11, 11, 11, 11, 11]))).toEqual([
      '300 Über 50 Stunden in der Woche, 25 %',
    ])
  })

  it('in Germany there is none, until the branch says from when on', () => {
    const hours = week('2026-11-02', [10, 10, 10, 10, 10])

    expect(told('DE', hours)).toEqual([])
    expect(told('DE', hours, [{ validFrom: '2026-11-01', weeklyMinutes: 2310, percent: 25 }])).toEqual([
      '90 Über 38:30 Stunden in der Woche, 25 %',
      '600 Über 38:30 Stunden in der Woche, 25 %',
    ])
  })

  // The week of 30 November is judged by its Monday, its days by their own month.
  it('a rule of a new month holds for its days, and for weeks from its first Monday on', () => {
    const own = [{ validFrom: '2026-12-01', dailyMinutes: 600, weeklyMinutes: 1200, percent: 75 }]

    expect(told('AT', week('2026-11-30', [11, 11, 8, 8, 8]), own)).toEqual([
      '180 Über 8 Stunden am Tag, 50 %',
      '60 Über 10 Stunden am Tag, 75 %',
      '120 Über 40 Stunden in der Woche, 75 %',
    ])
  })
})

it.each<[string, Partial<BranchOvertime>[], string | null]>([
  ['nothing', [], null],
  [
    'hours and percent',
    [{ validFrom: '2026-01-01', dailyMinutes: 540, weeklyMinutes: 2310, percent: 50 }],
    null,
  ],
  ['a percent alone', [{ validFrom: '2026-01-01', percent: 0 }], null],
  ['a day within a month', [{ validFrom: '2026-01-02', percent: 50 }], 'not-first-of-month'],
  ['no day', [{ percent: 50 }], 'not-first-of-month'],
  [
    'a day twice',
    [
      { validFrom: '2026-01-01', percent: 50 },
      { validFrom: '2026-01-01', percent: 60 },
    ],
    'same-begin',
  ],
  [
    'a week below a day',
    [{ validFrom: '2026-01-01', dailyMinutes: 540, weeklyMinutes: 480 }],
    'week-below-day',
  ],
  ['a rule without anything', [{ validFrom: '2026-01-01' }], 'says-nothing'],
])('%s is kept or refused', (_what, rows, problem) => {
  expect(overtimeProblem(rows)).toBe(problem)
})
