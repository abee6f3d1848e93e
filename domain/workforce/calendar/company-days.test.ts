import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dayNumberOf, isoDayOf } from '../../time/calendar-day.ts'
import { type CompanyDay, workCalendarOf } from './company-days.ts'

const christmas = { day: dayNumberOf('2026-12-25'), name: 'Christtag' }
const eve: CompanyDay = { name: 'Heiliger Abend', day: '2026-12-24', isYearly: true, share: 'half' }
const outing: CompanyDay = { name: 'Betriebsausflug', day: '2026-06-10', share: 'whole' }
const on = (isoDay: string, companyDays: CompanyDay[]) =>
  workCalendarOf(() => [christmas], companyDays)(dayNumberOf(isoDay))

describe('the calendar of a house', () => {
  it.each<[string, string, CompanyDay[], string | undefined]>([
    ['a plain day is nothing special', '2026-12-23', [eve, outing], undefined],
    ['a public holiday is whole', '2026-12-25', [eve], 'Christtag whole'],
    ['a day of the house is what it says', '2026-06-10', [eve, outing], 'Betriebsausflug whole'],
    ['a single day does not come again', '2027-06-10', [outing], undefined],
    ['a yearly day comes each year', '2031-12-24', [eve], 'Heiliger Abend half'],
    ['a yearly day changes no year before its own', '2025-12-24', [eve], undefined],
    [
      'a public holiday stays whole where the house gives a half',
      '2026-12-25',
      [{ ...eve, day: '2026-12-25' }],
      'Christtag whole',
    ],
    [
      'two afternoons are one afternoon',
      '2026-12-24',
      [eve, { ...eve, name: 'Inventur', isYearly: false }],
      'Heiliger Abend half',
    ],
    [
      'a whole day counts before a half',
      '2026-12-24',
      [eve, { ...outing, day: '2026-12-24' }],
      'Betriebsausflug whole',
    ],
    [
      'the 29th of February comes in leap years alone',
      '2025-02-28',
      [{ ...eve, day: '2024-02-29' }],
      undefined,
    ],
    ['and then it comes', '2028-02-29', [{ ...eve, day: '2024-02-29' }], 'Heiliger Abend half'],
  ])('%s', (_claim, isoDay, companyDays, expected) => {
    const found = on(isoDay, companyDays)

    expect(found && `${found.name} ${found.share}`).toBe(expected)
    expect(found?.isPublic ?? false).toBe(expected?.startsWith('Christtag') ?? false)
  })

  const anyDay = fc.integer({ min: dayNumberOf('2024-01-01'), max: dayNumberOf('2029-12-31') })
  const companyDay = fc.record({
    name: fc.constantFrom('A', 'B', 'C'),
    day: anyDay.map(isoDayOf),
    isYearly: fc.boolean(),
    share: fc.constantFrom('whole', 'half'),
  })

  it('does not depend on the order in which its days were written down', () => {
    fc.assert(
      fc.property(fc.array(companyDay, { maxLength: 12 }), fc.array(anyDay), (companyDays, days) => {
        const one = workCalendarOf(() => [christmas], companyDays)
        const other = workCalendarOf(() => [christmas], companyDays.toReversed())

        for (const day of [...days, ...companyDays.map((each) => dayNumberOf(each.day))]) {
          expect(one(day)).toEqual(other(day))
        }
      }),
    )
  })
})

it('a year of public holidays is reckoned once, and only where it is asked for', () => {
  const asked: number[] = []
  const calendar = workCalendarOf((year) => (asked.push(year), [christmas]), [])
  for (const isoDay of ['2026-12-25', '2026-12-26', '1926-01-01']) calendar(dayNumberOf(isoDay))

  expect(asked).toEqual([2026, 1926])
})
