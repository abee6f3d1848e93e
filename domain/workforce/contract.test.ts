import { describe, expect, it } from 'vitest'

import { type ContractTerms, contractProblems, spanOfContract, workdaysPerWeek } from './contract.ts'

/** 20 hours on Tuesday, Thursday and Saturday. */
const partTime: ContractTerms = {
  validFrom: '2026-01-01',
  validUntil: null,
  weeklyMinutes: 1200,
  minutesPerWeekday: { tuesday: 480, thursday: 480, saturday: 240 },
}

describe('a contract', () => {
  it.each<[Partial<ContractTerms>, string[]]>([
    [{}, []],
    [{ validUntil: '2026-01-01' }, []],
    [{ validUntil: '2025-12-31' }, ['ends-before-it-begins']],
    [{ weeklyMinutes: 1201 }, ['weekdays-differ']],
    [{ minutesPerWeekday: {} }, []],
    [{ hoursPer: 'month' }, ['hours-missing']],
    [{ hoursPer: 'year', minutesPerPeriod: 60_000, weeklyMinutes: 0 }, []],
    [{ employmentType: 'apprentice' }, ['birth-date-missing']],
    [{ employmentType: 'apprentice', bornOn: '2009-05-01' }, []],
    [{ bornOn: '2026-01-01' }, ['born-too-late']],
    [{ bornOn: '2013-01-02' }, ['born-too-late']],
    [{ bornOn: '2013-01-01' }, []],
    [{ validFrom: '1959-12-31' }, ['begins-too-early']],
    [{ validFrom: '1960-01-01' }, []],
  ])('with %j has these problems', (change, problems) => {
    expect(contractProblems({ ...partTime, ...change })).toEqual(problems)
  })

  it('covers its last day', () => {
    expect(spanOfContract({ validFrom: '1970-01-02', validUntil: '1970-01-02' })).toEqual({ from: 1, to: 2 })
  })
})

it.each<[ContractTerms['minutesPerWeekday'], number]>([
  [partTime.minutesPerWeekday, 3],
  [{}, 5],
  [{ sunday: 300 }, 1],
])('a week of %j has %i days of work', (minutesPerWeekday, days) => {
  expect(workdaysPerWeek({ minutesPerWeekday })).toBe(days)
})
