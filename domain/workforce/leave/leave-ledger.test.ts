import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isoDayOf } from '../../time/calendar-day.ts'
import { plainCalendar } from '../calendar/work-calendar.ts'
import { leaveDays } from './leave-days.ts'
import { type LeaveInput, leaveLedger } from './leave-ledger.ts'
import { accountOf, day, phase, taking } from './leave.fixture.ts'

/** “2025-01-01 -10 …” of the lines of some kinds. */
const told = (input: LeaveInput, ...kinds: string[]) =>
  leaveLedger(input)
    .lines.filter(({ kind }) => kinds.includes(kind))
    .map(({ on, halfDays, reason }) => `${isoDayOf(on)} ${halfDays} ${reason}`)
const lapses = (input: LeaveInput) => told(input, 'lapsed', 'kept')
const notice = (sentOn: string, receivedOn: string | null) => ({
  sentOn: day(sentOn),
  receivedOn: receivedOn === null ? null : day(receivedOn),
})

describe('a leave account', () => {
  it('tells what was taken, planned and given back, oldest leave first', () => {
    const ill = taking('ill', '2026-08-03', 5)
    const input = accountOf('CH', {
      basis: 'calendar',
      phases: [phase('2026-01-01')],
      carriedHalfDays: 6,
      takings: [
        { ...ill, days: ill.days.map((each, index) => ({ ...each, givenBack: index < 2 ? 2 : 0 })) },
        taking('winter', '2026-12-21', 2),
        taking('asked', '2026-12-28', 1, { status: 'requested' }),
      ],
      until: day('2026-12-31'),
    })

    expect(leaveLedger(input).sums).toEqual({
      carried: 6,
      entitled: 50,
      taken: 10,
      givenBack: 4,
      lapsed: 0,
      waived: 0,
      left: 50,
      planned: 6,
    })
    expect(told(input, 'taken', 'given-back', 'planned')).toEqual([
      '2026-08-03 -10 Urlaub ab 03.08.2026',
      '2026-08-03 4 Krankheit im Urlaub ab 03.08.2026 (Art. 329a OR)',
      '2026-12-21 -4 Urlaub ab 21.12.2026, genehmigt',
      '2026-12-28 -2 Urlaub ab 28.12.2026, beantragt',
    ])
  })

  it.each<[string, LeaveInput['country'], number]>([
    ['§ 10 (1) UrlG: whoever leaves keeps what was too much', 'AT', 15],
    ['§ 5 (3) BUrlG: the same', 'DE', 14],
    ['Art. 329a OR says nothing of it', 'CH', 0],
  ])('%s', (_what, country, waived) => {
    // Of 25 days 181/365 are 12.5, six twelfths 12.5 as well, which § 5 (2) BUrlG makes 13; 20 were taken.
    const input = accountOf(country, {
      basis: 'calendar',
      phases: [phase('2025-01-01', '2026-06-30')],
      takings: [taking('last', '2025-08-01', 25), taking('all', '2026-03-02', 20)],
    })

    expect(leaveLedger(input).sums.waived).toBe(waived)
  })
})

describe('in Austria', () => {
  const austria = (more: Partial<LeaveInput>) =>
    accountOf('AT', {
      basis: 'calendar',
      phases: [phase('2023-01-01')],
      takings: [taking('rest', '2024-07-01', 25), taking('more', '2025-07-01', 25)],
      today: day('2026-06-01'),
      until: day('2026-06-01'),
      ...more,
    })

  it('the fifth week is barred after two years, the four of the Union are not (C-120/21, 8 ObA 23/23z)', () => {
    const input = austria({ takings: [], until: day('2026-01-01') })

    expect(lapses(input)).toEqual([
      '2026-01-01 -10 5 Tage aus dem Urlaubsjahr 2023: verfällt, weil seit dem Urlaubsjahr zwei Jahre vergangen sind (§ 4 (5) UrlG)',
      '2026-01-01 0 20 Tage aus dem Urlaubsjahr 2023: verfällt nicht, weil kein Hinweis zugegangen ist (EuGH C-120/21, OGH 8 ObA 23/23z)',
    ])
  })

  it.each<[string, LeaveInput['notices'], string[]]>([
    [
      'a notice of the year itself lets them lapse',
      [notice('2023-10-01', '2023-10-02')],
      ['-10 verfällt', '-40 verfällt'],
    ],
    [
      'one that nobody knows to have arrived does not',
      [notice('2023-10-01', null)],
      ['-10 verfällt', '0 verfällt nicht'],
    ],
    [
      'one of a year later does so a year later',
      [notice('2024-10-01', '2024-10-02')],
      ['-10 verfällt', '0 verfällt noch nicht', '-40 verfällt', '-10 verfällt', '-40 verfällt'],
    ],
  ])('%s', (_what, notices, verdicts) => {
    const until = notices[0]?.receivedOn === day('2024-10-02') ? '2027-01-01' : '2026-01-01'
    const found = lapses(austria({ takings: [], notices, until: day(until) }))

    expect(
      found.map((line) => line.replace(/^\S+ (\S+) .*?: (verfällt(?: noch)?(?: nicht)?).*$/, '$1 $2')),
    ).toEqual(verdicts)
  })

  it.each([
    ['takes nothing of what was taken before it', 25, 0, 0],
    ['leaves the rest of what was taken before it', 20, -10, 0],
    ['cuts the year in proportion', 5, -24, 16],
  ])('parental leave %s (§ 15f (2) MSchG)', (_what, days, cut, left) => {
    const input = austria({
      basis: 'entry',
      phases: [phase('2025-01-01')],
      takings: [taking('first', '2025-10-01', 25), taking('second', '2026-02-02', days)],
      unearned: [{ from: day('2026-07-02'), to: day('2027-01-01') }],
      today: day('2026-12-31'),
      until: day('2026-12-31'),
    })

    expect(told(input, 'change')).toEqual(
      cut === 0
        ? []
        : [
            `2026-07-02 ${cut} Urlaubsjahr ab 01.01.2026: Kürzung, ohne Zeiten der Karenz (§ 15f (2) MSchG, § 7c VKG)`,
          ],
    )
    expect(leaveLedger(input).sums.left).toBe(left)
  })

  it('a year of parental leave says why it has no leave', () => {
    const input = austria({
      phases: [phase('2024-01-01')],
      unearned: [{ from: day('2024-12-01'), to: day('2026-02-01') }],
      takings: [],
    })

    expect(told(input, 'entitlement')).toContain(
      '2025-01-01 0 Urlaubsjahr 2025: voller Anspruch (§ 2 (2) UrlG), ohne Zeiten der Karenz (§ 15f (2) MSchG, § 7c VKG)',
    )
  })

  it('what was taken before parental leave stays whatever changes after it, until somebody leaves', () => {
    const input = austria({
      basis: 'entry',
      phases: [
        phase('2025-01-01', '2026-09-30'),
        phase('2026-10-01', null, { halfDaysPerYear: 30, daysPerWeek: 3 }),
      ],
      takings: [taking('first', '2025-10-01', 25), taking('second', '2026-02-02', 25)],
      unearned: [{ from: day('2026-04-01'), to: day('2026-10-01') }],
      today: day('2026-12-31'),
      until: day('2026-12-31'),
    })

    expect(told(input, 'change')).toEqual([])
    expect(leaveLedger(input).sums.left).toBe(0)
  })

  it('parental leave puts the end off by as long as it was (§ 4 (5) UrlG)', () => {
    const parentalLeaves = [{ from: day('2024-01-01'), to: day('2024-01-11') }]
    const input = austria({ takings: [], parentalLeaves, until: day('2026-01-11') })

    expect(lapses(input).map((line) => line.slice(0, 10))).toEqual(['2026-01-11', '2026-01-11'])
  })
})

it.each<[LeaveInput['country'], string]>([
  ['CH', 'Art. 128 Z 3 OR'],
  ['LI', '§ 1173a ABGB'],
])('leave in %s is barred after five years, whoever was told (%s)', (country, paragraph) => {
  const input = accountOf(country, {
    basis: 'calendar',
    phases: [phase('2020-01-01')],
    until: day('2026-01-01'),
    today: day('2026-01-01'),
  })

  expect(lapses(input)).toEqual([
    `2026-01-01 -50 25 Tage aus dem Urlaubsjahr 2020: verfällt, weil seit dem Urlaubsjahr fünf Jahre vergangen sind (${paragraph})`,
  ])
})

it('days that leave takes are those of the absence, with what an illness gives back', () => {
  const contracts = [{ validFrom: '2020-01-01', weeklyMinutes: 2400, minutesPerWeekday: {} }]
  const base = { status: 'approved' as const, firstDay: '2026-08-03', lastDay: '2026-08-10' }
  const absences = [
    { ...base, id: 'vacation', type: 'vacation' as const, startsAtNoon: true },
    { ...base, id: 'ill', type: 'sick' as const, firstDay: '2026-08-07' },
  ]
  const [only, ...others] = leaveDays({ absences, contracts, calendar: plainCalendar, country: 'AT' })

  expect(others).toEqual([])
  expect(only?.days.map(({ on, halfDays, givenBack }) => [isoDayOf(on), halfDays, givenBack])).toEqual([
    ['2026-08-03', 1, 0],
    ['2026-08-04', 2, 0],
    ['2026-08-05', 2, 0],
    ['2026-08-06', 2, 0],
    ['2026-08-07', 2, 2],
    ['2026-08-10', 2, 2],
  ])
})

it('whatever happens, what is left is what came less what went, and nothing lapses that is not there', () => {
  const takings = fc.array(fc.tuple(fc.nat(2000), fc.integer({ min: 1, max: 20 })), { maxLength: 10 })
  fc.assert(
    fc.property(
      fc.constantFrom('AT', 'DE', 'CH', 'LI'),
      takings,
      fc.array(fc.nat(2000), { maxLength: 4 }),
      fc.integer({ min: -10, max: 20 }),
      (country, taken, told, carriedHalfDays) => {
        const from = day('2020-03-15')
        const input = accountOf(country, {
          phases: [phase('2020-03-15')],
          carriedHalfDays,
          takings: taken.map(([offset, days], index) => taking(String(index), isoDayOf(from + offset), days)),
          notices: told.map((offset) => ({ sentOn: from + offset, receivedOn: from + offset + 1 })),
        })
        const { lines, sums } = leaveLedger(input)
        const { carried, entitled, taken: gone, givenBack, lapsed, waived, left } = sums

        expect(left).toBe(carried + entitled - gone + givenBack - lapsed + waived)
        expect(lines.every(({ halfDays, reason }) => Number.isInteger(halfDays) && reason.length > 5)).toBe(
          true,
        )
        expect(lapsed).toBeLessThanOrEqual(Math.max(0, carried) + entitled)
        expect(leaveLedger({ ...input, takings: input.takings.toReversed() }).sums).toEqual(sums)
      },
    ),
  )
})
