import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { size } from '#scripts/testing/sizes.ts'

import { dayNumberOf } from '../../time/calendar-day.ts'
import { plainCalendar, type WorkCalendar } from '../calendar/work-calendar.ts'
import { labourCost, plannedSum } from './planned-sums.ts'

const timeZone = 'Europe/Vienna'
const monday = dayNumberOf('2026-08-03')
const days = { from: monday, to: monday + 7 }
const contract = { validFrom: '2026-01-01', weeklyMinutes: 2310, minutesPerWeekday: {} }
const shift = (from: string, to: string, breakMinutes = 0) => ({
  id: from,
  person: 'anna',
  post: null,
  from: Date.parse(from),
  to: Date.parse(to),
  breakMinutes,
})
const work = shift('2026-08-04T08:00:00Z', '2026-08-04T16:30:00Z', 30)
const sum = (more: Partial<Parameters<typeof plannedSum>[0]> = {}) =>
  plannedSum({
    days,
    shifts: [work],
    contracts: [contract],
    absences: [],
    calendar: plainCalendar,
    timeZone,
    ...more,
  })

describe('the sum of a week', () => {
  it('compares what is planned with what the contract asks for', () => {
    expect(sum()).toEqual({ planned: 480, owed: 2310, away: 0 })
  })

  it('has the shifts that begin in it by the clock of the branch', () => {
    const eve = shift('2026-08-02T21:59:00Z', '2026-08-03T02:00:00Z')
    const begun = shift('2026-08-02T22:00:00Z', '2026-08-03T02:00:00Z')
    expect(sum({ shifts: [eve] }).planned).toBe(0)
    expect(sum({ shifts: [begun] }).planned).toBe(240)
  })

  it('asks for nothing on a holiday, and for the morning of half a day', () => {
    const calendar: WorkCalendar = (day) =>
      day === monday ? { name: 'Feiertag', isPublic: true, share: 'whole' } : half(day)
    const half: WorkCalendar = (day) =>
      day === monday + 1 ? { name: 'Betrieb', isPublic: false, share: 'half' } : undefined

    expect(sum({ calendar }).owed).toBe(2310 - 462 - 231)
  })

  it('takes approved absences for what they are, to the half of a day', () => {
    const leave = {
      firstDay: '2026-08-06',
      lastDay: '2026-08-07',
      endsAtNoon: true,
      status: 'approved',
    } as const
    expect(sum({ absences: [leave] }).away).toBe(693)
    expect(sum({ absences: [{ ...leave, status: 'requested' }] }).away).toBe(0)
  })
})

describe('what a plan costs', () => {
  const wages = new Map([['anna', [{ validFrom: '2026-01-01', hourlyWage: 1533 }]]])

  it('is the hours by the wage of the day, rounded once for each shift', () => {
    const ten = shift('2026-08-04T08:00:00Z', '2026-08-04T08:10:00Z')
    expect(labourCost([work, ten], wages, timeZone)).toEqual({
      cents: 8 * 1533 + 256,
      minutesWithoutWage: 0,
    })
  })

  it('says for how many minutes no wage is known', () => {
    expect(labourCost([{ ...work, person: null }], wages, timeZone).minutesWithoutWage).toBe(480)
    const raised = new Map([['anna', [{ validFrom: '2026-08-05', hourlyWage: 2000 }]]])
    expect(labourCost([work], raised, timeZone)).toEqual({ cents: 0, minutesWithoutWage: 480 })
  })

  it('is the same in whichever order it is added up', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 12 })
    fc.assert(
      fc.property(lengths, (minutes) => {
        const shifts = minutes.map((length) => ({
          ...work,
          to: work.from + length * 60_000,
          breakMinutes: 0,
        }))
        const parts = shifts.map((each) => labourCost([each], wages, timeZone).cents)
        expect(labourCost(shifts.toReversed(), wages, timeZone).cents).toBe(
          parts.reduce((cents, part) => cents + part, 0),
        )
      }),
      { numRuns: size({ short: 100, long: 1000 }) },
    )
  })
})
