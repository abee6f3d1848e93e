import fc from 'fast-check'
import { expect, it } from 'vitest'

import { isoDayOf } from '../../time/calendar-day.ts'
import { type CountedDay, daysOfPage } from './days-of-page.ts'

const days: CountedDay[] = [
  { day: '2026-11-30', orders: 3 },
  { day: '2026-11-28', orders: 4 },
  { day: '2026-11-20', orders: 1 },
]

it.each([
  [1, 3, { range: { from: '2026-11-30', to: '2026-11-30' }, skip: 0 }],
  [2, 3, { range: { from: '2026-11-28', to: '2026-11-28' }, skip: 0 }],
  [2, 2, { range: { from: '2026-11-28', to: '2026-11-30' }, skip: 2 }],
  [3, 3, { range: { from: '2026-11-20', to: '2026-11-28' }, skip: 3 }],
  [1, 50, { range: { from: '2026-11-20', to: '2026-11-30' }, skip: 0 }],
  [2, 8, null],
])('page %i of %i orders each lies within the days that it shows', (page, limit, expected) => {
  expect(daysOfPage(days, { page, limit })).toEqual(expected)
})

it('pages that are read so make up the whole list, in its order, whatever its days hold', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 5 }), { maxLength: 12 }),
      fc.integer({ min: 1, max: 9 }),
      (counts, limit) => {
        const counted = counts.map((orders, index) => ({ day: isoDayOf(20_000 - index), orders }))
        const list = counted.flatMap(({ day, orders }) =>
          Array.from({ length: orders }, (_, n) => `${day} ${n}`),
        )
        const pages = Array.from({ length: Math.ceil(list.length / limit) }, (_, index) => {
          const place = daysOfPage(counted, { page: index + 1, limit })
          const near = list.filter(
            (each) => place && each.slice(0, 10) >= place.range.from && each.slice(0, 10) <= place.range.to,
          )
          return near.slice(place?.skip ?? 0).slice(0, limit)
        })

        expect(pages.flat()).toEqual(list)
      },
    ),
  )
})
