import { expect, it } from 'vitest'

import { revenueOfADay, visitsOfThreeDays } from './chart/statistics.fixture.ts'
import { untilNow } from './until-now.ts'

it('hours that are still to come have no figures', () => {
  const [point] = revenueOfADay.series
  const answer = {
    ...revenueOfADay,
    asOf: '2026-11-02T11:30:00Z',
    series: ['11', '12'].map((hour) => ({
      at: `2026-11-02T${hour}:00:00.000Z`,
      values: point?.values ?? {},
    })),
  }

  expect(untilNow(answer).series.map(({ values }) => values.gross)).toEqual([123_450, undefined])
  expect(untilNow(visitsOfThreeDays)).toBe(visitsOfThreeDays)
})

it('visitors are not told by the hour', () => {
  const series = [
    { at: revenueOfADay.range.from, values: { visitors: 0, visits: 3 }, before: { visitors: 0, visits: 2 } },
  ]

  expect(untilNow({ ...revenueOfADay, series }).series).toEqual([
    { at: revenueOfADay.range.from, values: { visits: 3 }, before: { visits: 2 } },
  ])
})
