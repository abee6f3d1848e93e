import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { size } from '#scripts/testing/sizes.ts'

import { dayNumberOf, weekdayIndexOf } from '../time/calendar-day.ts'
import { monthAround, yearAround } from '../time/month-around.ts'
import { weekdays } from '../time/weekdays.ts'
import { type FreeDay, plainCalendar, type WorkCalendar } from './calendar/work-calendar.ts'
import type { Contract } from './contract.ts'
import { halvesOfDay, owedBy } from './owed-minutes.ts'

/** 20 hours on Tuesday, Thursday and Saturday. */
const partTime: Contract = {
  validFrom: '2026-01-01',
  validUntil: null,
  weeklyMinutes: 1200,
  minutesPerWeekday: { tuesday: 480, thursday: 480, saturday: 240 },
}
const flexible: Contract = { ...partTime, weeklyMinutes: 2312, minutesPerWeekday: {} }
const monthly: Contract = { ...flexible, hoursPer: 'month', minutesPerPeriod: 10_003 }
const yearly: Contract = { ...monthly, hoursPer: 'year', minutesPerPeriod: 104_000 }

const freeDays: Record<string, FreeDay> = {
  '2026-12-08': { name: 'Mariä Empfängnis', isPublic: true, share: 'whole' },
  '2026-12-24': { name: 'Heiliger Abend', isPublic: false, share: 'half' },
  '2026-12-31': { name: 'Betriebsurlaub', isPublic: false, share: 'whole' },
}
const calendarOf = (days: Record<string, FreeDay>): WorkCalendar => {
  const byNumber = new Map(Object.entries(days).map(([day, free]) => [dayNumberOf(day), free]))
  return (day) => byNumber.get(day)
}
const december = calendarOf(freeDays)
const owedMinutesOn = (day: number, contracts: readonly Contract[], calendar = plainCalendar): number =>
  contracts.reduce((sum, contract) => sum + owedBy(contract, calendar)(day), 0)
const owed = (day: string, contracts: Contract[], calendar?: WorkCalendar) =>
  owedMinutesOn(dayNumberOf(day), contracts, calendar)
const sumOver = (
  { from, to }: { from: number; to: number },
  contracts: Contract[],
  calendar?: WorkCalendar,
) =>
  Array.from({ length: to - from }, (_, index) => owedMinutesOn(from + index, contracts, calendar)).reduce(
    (sum, minutes) => sum + minutes,
    0,
  )

describe('the owed minutes', () => {
  it.each<[string, string, Contract[], number]>([
    ['a planned day', '2026-12-03', [partTime], 480],
    ['a day without plan', '2026-12-02', [partTime], 0],
    ['a day before the contract', '2025-12-30', [partTime], 0],
    ['the last day of the contract', '2026-12-03', [{ ...partTime, validUntil: '2026-12-03' }], 480],
    ['the day after it', '2026-12-05', [{ ...partTime, validUntil: '2026-12-03' }], 0],
    ['a Monday of flexible hours, which takes the odd minute', '2026-11-30', [flexible], 463],
    ['a Wednesday of flexible hours', '2026-12-02', [flexible], 462],
    ['a Saturday of flexible hours', '2026-12-05', [flexible], 0],
    ['a public holiday, which is credited', '2026-12-08', [partTime], 480],
    ['a half company day', '2026-12-24', [partTime], 240],
    [
      'a half company day of an odd plan',
      '2026-12-24',
      [{ ...partTime, minutesPerWeekday: { thursday: 481 } }],
      240,
    ],
    ['a whole company day', '2026-12-31', [partTime], 0],
    // 10 003 over 21 whole days and a half one: 465.26 each and 232.63, the largest remainders first.
    ['a half company day of a month', '2026-12-24', [monthly], 233],
    ['the first day of a month', '2026-12-01', [monthly], 466],
    ['a company day of a month', '2026-12-31', [monthly], 0],
  ])('of %s (%s)', (_what, day, contracts, minutes) => {
    expect(owed(day, contracts, december)).toBe(minutes)
  })

  it('of a month are those agreed, whatever is free in it', () => {
    expect(sumOver(monthAround(dayNumberOf('2026-12-01')), [monthly], december)).toBe(10_003)
    const closed: WorkCalendar = () => ({ name: 'Umbau', isPublic: false, share: 'whole' })
    expect(sumOver(monthAround(dayNumberOf('2026-02-01')), [monthly], closed)).toBe(10_003)
  })

  it('of a contract that begins in mid-month and of the one before are those of the month', () => {
    const parts = [
      { ...monthly, validUntil: '2026-11-16' },
      { ...monthly, validFrom: '2026-11-17' },
    ]
    const november = monthAround(dayNumberOf('2026-11-01'))

    expect(sumOver(november, parts)).toBe(10_003)
    expect(sumOver(november, parts.slice(0, 1))).toBe(11 * 476 + 7)
  })
})

const plans = fc.array(fc.integer({ min: 0, max: 600 }), { minLength: 7, maxLength: 7 })
const planned = (plan: number[]): Contract => ({
  validFrom: '2020-01-01',
  weeklyMinutes: plan.reduce((sum, minutes) => sum + minutes, 0),
  minutesPerWeekday: Object.fromEntries(weekdays.map((weekday, index) => [weekday, plan[index]])),
})
const days = fc.integer({ min: 18_500, max: 24_000 })
const calendars = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.boolean(), fc.constantFrom('whole', 'half')))
  .map((free): WorkCalendar => {
    const byRest = new Map(
      free.map(([rest, isPublic, share]) => [rest, { name: 'Frei', isPublic, share }] as const),
    )
    return (day) => byRest.get(day % 31)
  })

describe('whatever is agreed', () => {
  it('seven days in a row owe the minutes of the week', () => {
    fc.assert(
      fc.property(plans, days, (plan, first) => {
        const week = Array.from({ length: 7 }, (_, offset) => owedMinutesOn(first + offset, [planned(plan)]))
        const isFlexible = plan.every((minutes) => minutes === 0)

        expect(week.reduce((sum, minutes) => sum + minutes, 0)).toBe(planned(plan).weeklyMinutes)
        expect(isFlexible ? plan : week.map((_, offset) => plan[weekdayIndexOf(first + offset)])).toEqual(
          week,
        )
      }),
    )
  })

  it('hours of a month or year are owed to the minute, whatever is free', () => {
    fc.assert(
      fc.property(
        plans,
        days,
        calendars,
        fc.nat(150_000),
        fc.boolean(),
        (plan, day, calendar, minutes, isYear) => {
          const contract: Contract = {
            ...planned(plan),
            hoursPer: isYear ? 'year' : 'month',
            minutesPerPeriod: minutes,
          }
          const period = isYear ? yearAround(day) : monthAround(day)

          expect(sumOver(period, [contract], calendar)).toBe(minutes)
        },
      ),
      { numRuns: size({ short: 40, long: 400 }) },
    )
  })

  it('a contract that ends and one that goes on from the next day owe what one of both does', () => {
    fc.assert(
      fc.property(days, calendars, fc.integer({ min: 0, max: 300 }), (cut, calendar, offset) => {
        const iso = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10)
        const parts = [
          { ...yearly, validFrom: '2018-01-01', validUntil: iso(cut) },
          { ...yearly, validFrom: iso(cut + 1) },
        ]
        const day = cut - 150 + offset

        expect(owedMinutesOn(day, parts, calendar)).toBe(
          owedMinutesOn(day, [{ ...yearly, validFrom: '2018-01-01' }], calendar),
        )
      }),
    )
  })
})

describe('the halves of a day', () => {
  it.each<[string, number, string, number, number]>([
    ['a day', 481, '2026-12-03', 240, 241],
    ['a public holiday', 480, '2026-12-08', 240, 240],
    ['a half company day, of which only the morning is left', 240, '2026-12-24', 240, 0],
  ])('of %s add up', (_what, minutes, day, morning, afternoon) => {
    expect(halvesOfDay(minutes, dayNumberOf(day), december)).toEqual({ morning, afternoon })
    expect(halvesOfDay(minutes, dayNumberOf(day), plainCalendar).morning).toBe(Math.floor(minutes / 2))
  })
})
