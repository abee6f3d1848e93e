import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { size } from '#scripts/testing/sizes.ts'

import { dayNumberOf } from '../../time/calendar-day.ts'
import { daysOfMonth } from '../../time/calendar-month.ts'
import { plainCalendar } from '../calendar/work-calendar.ts'
import { canonicalSheet } from './canonical-sheet.ts'
import { carryOver } from './carry-over.ts'
import { monthSheet } from './month-sheet.ts'
import { at, calendarOf, inputOf, work, years } from './sheet.fixture.ts'
import type { Sheet } from './sheet-of.ts'
import { surchargesOf } from './surcharges-of.ts'

describe('the sheet of a month', () => {
  it('begins with nothing where nothing was before', () => {
    const days = daysOfMonth('2026-10')

    expect(
      monthSheet({ ...inputOf('2026-10-01', '2026-11-01'), carried: null, since: days.from }).opening,
    ).toEqual([])
  })

  it('goes on from what was closed, whatever was found out since', () => {
    const carried = { to: dayNumberOf('2026-10-01'), sums: { balances: { time: 77 } } }
    const sheet = monthSheet({
      ...inputOf('2026-10-01', '2026-11-01', {
        stretches: [work(at('2026-09-01', '08:00'), at('2026-09-01', '12:00'))],
      }),
      carried,
      since: dayNumberOf('2026-09-01'),
    })

    expect(sheet.opening).toEqual(carryOver(carried))
  })

  it('carries over from the last closed month what the open ones after it came to', () => {
    const carried = { to: dayNumberOf('2026-09-01'), sums: { balances: { time: 77, night: 5 } } }
    const sheet = monthSheet({
      ...inputOf('2026-10-01', '2026-11-01', {
        contracts: [],
        stretches: [
          work(at('2026-08-31', '08:00'), at('2026-08-31', '12:00')),
          work(at('2026-09-01', '08:00'), at('2026-09-01', '12:00')),
        ],
      }),
      carried,
      since: dayNumberOf('2026-08-01'),
    })

    expect(sheet.opening.map(({ account, minutes, reason }) => [account, minutes, reason])).toEqual([
      ['night', 5, 'Übertrag vom 30.09.2026'],
      ['time', 77 + 240, 'Übertrag vom 30.09.2026'],
    ])
  })

  it('is the same whether the months before were closed or not, or only the first of them', () => {
    const count = fc.integer({ min: 1, max: 11 })
    fc.assert(
      fc.property(years, count, count, (year, index, fewest) => {
        const months = Array.from(
          { length: index + 1 },
          (_, each) => `2028-${String(each + 1).padStart(2, '0')}`,
        )
        const since = year.days.from
        let carried: Sheet | null = null
        let closed = ''
        let partly: Sheet | null = null
        for (const [at, month] of months.entries()) {
          const sheet: Sheet = monthSheet({ ...year, days: daysOfMonth(month), carried, since })
          carried = sheet
          if (at < fewest) partly = sheet
          closed = canonicalSheet(sheet)
        }
        const last = { ...year, days: daysOfMonth(months.at(-1) ?? '') }
        expect(canonicalSheet(monthSheet({ ...last, carried: null, since }))).toBe(closed)
        const begun = fewest < index ? partly : null
        expect(canonicalSheet(monthSheet({ ...last, carried: begun, since }))).toBe(closed)
      }),
      { numRuns: size({ short: 20, long: 500 }) },
    )
  })
})

describe('surcharges of a stretch', () => {
  const night = work(at('2026-10-25', '22:00'), at('2026-10-26', '04:00'))
  const place = { country: 'AT' as const, surcharges: {}, calendar: plainCalendar }

  it('are lines of their own, in the order of the accounts', () => {
    expect(surchargesOf(night, place, 0)).toEqual([
      { account: 'night', minutes: 360, reason: 'Nachtarbeit' },
      { account: 'sunday', minutes: 120, reason: 'Sonntagsarbeit' },
    ])
  })

  it('name the percent that the branch pays, and the holiday that its calendar has', () => {
    const calendar = calendarOf({
      '2026-10-26': { name: 'Nationalfeiertag', isPublic: true, share: 'whole' },
    })
    const surcharges = { nightPercent: 25, holidayPercent: 100 }

    expect(surchargesOf(night, { ...place, calendar, surcharges }, 0)).toEqual([
      { account: 'night', minutes: 360, reason: 'Nachtarbeit, 25 %' },
      { account: 'sunday', minutes: 120, reason: 'Sonntagsarbeit' },
      { account: 'holiday', minutes: 240, reason: 'Feiertagsarbeit, 100 %' },
    ])
  })

  it('are none of work by day', () => {
    expect(surchargesOf(work(at('2026-10-26', '08:00'), at('2026-10-26', '16:00')), place, 0)).toEqual([])
  })
})
