import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dayNumberOf, weekdayIndexOf } from '../time/calendar-day.ts'
import { weekdays } from '../time/weekdays.ts'
import { type Contract, contractProblems, minutesOwedOn, spanOfContract } from './contract.ts'

/** 20 hours on Tuesday, Thursday and Saturday. */
const partTime: Contract = {
  validFrom: '2026-01-01',
  validUntil: null,
  weeklyMinutes: 1200,
  minutesPerWeekday: { tuesday: 480, thursday: 480, saturday: 240 },
}

describe('a contract', () => {
  it.each<[Partial<Contract>, string[]]>([
    [{}, []],
    [{ validUntil: '2026-01-01' }, []],
    [{ validUntil: '2025-12-31' }, ['ends-before-it-begins']],
    [{ weeklyMinutes: 1201 }, ['weekdays-differ']],
    [{ minutesPerWeekday: {} }, []],
  ])('with %j has these problems', (change, problems) => {
    expect(contractProblems({ ...partTime, ...change })).toEqual(problems)
  })

  it('covers its last day', () => {
    expect(spanOfContract({ validFrom: '1970-01-02', validUntil: '1970-01-02' })).toEqual({ from: 1, to: 2 })
  })
})

describe('the owed minutes', () => {
  it.each([
    ['2026-11-24', 480],
    ['2026-11-25', 0],
    ['2026-11-28', 240],
    ['2025-12-30', 0],
  ])('of %s are %i', (day, minutes) => {
    expect(minutesOwedOn(dayNumberOf(day), [partTime])).toBe(minutes)
  })

  it('of a flexible week fall on Monday to Friday', () => {
    const flexible = { ...partTime, minutesPerWeekday: {} }

    expect(minutesOwedOn(dayNumberOf('2026-11-27'), [flexible])).toBe(240)
    expect(minutesOwedOn(dayNumberOf('2026-11-28'), [flexible])).toBe(0)
  })

  it('of any seven days in a row are those of the week', () => {
    const plans = fc.array(fc.integer({ min: 0, max: 600 }), { minLength: 7, maxLength: 7 })
    fc.assert(
      fc.property(plans, fc.integer({ min: 21_000, max: 22_000 }), (plan, first) => {
        const contract: Contract = {
          validFrom: '2020-01-01',
          weeklyMinutes: plan.reduce((sum, minutes) => sum + minutes, 0),
          minutesPerWeekday: Object.fromEntries(weekdays.map((weekday, index) => [weekday, plan[index]])),
        }
        const days = Array.from({ length: 7 }, (_, offset) => first + offset)
        const owed = days.map((day) => minutesOwedOn(day, [contract]))

        expect(owed.reduce((sum, minutes) => sum + minutes, 0)).toBe(contract.weeklyMinutes)
        expect(owed).toEqual(days.map((day) => plan[weekdayIndexOf(day)]))
      }),
    )
  })
})
