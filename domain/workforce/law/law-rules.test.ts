import { expect, it } from 'vitest'

import { dayNumberOf } from '../../time/calendar-day.ts'
import { ageOn, lawFor, trades } from './law-rules.ts'

it.each([
  ['2008-11-17', '2026-11-16', 17],
  ['2008-11-17', '2026-11-17', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
])('who was born on %s is on %s %i years old', (birthDate, day, age) => {
  expect(ageOn(birthDate, day)).toBe(age)
})

it.each(['2206-05-01', '2027-05-01', '1076-05-01', '0196-05-01'])(
  'there is a law for who is said to be born on %s, which nobody can be',
  (birthDate) => {
    const rulesOn = lawFor({ country: 'AT', trade: 'gastronomy', birthDate })

    expect(rulesOn(dayNumberOf('2026-11-16')).breaks.needs.length).toBeGreaterThan(0)
  },
)

it('there is a law for every age, trade and country, on every day', () => {
  for (const country of ['AT', 'DE', 'CH', 'LI', null] as const) {
    for (const trade of trades) {
      for (const age of [0, 13, 14, 15, 16, 17, 18, 99]) {
        const rulesOn = lawFor({ country, trade, birthDate: `${2026 - age}-01-01` })
        expect(rulesOn(dayNumberOf('2026-11-16')).breaks.needs.length).toBeGreaterThan(0)
        expect(lawFor({ country, trade, birthDate: null })(0).dailyRest.minutes).toBe(660)
      }
    }
  }
})
