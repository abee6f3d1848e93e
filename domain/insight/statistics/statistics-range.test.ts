import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isoDayOf, dayNumberOf } from '../../time/calendar-day.ts'
import {
  bucketDays,
  bucketHours,
  bucketOf,
  comparedRange,
  daysIn,
  instantsOf,
  rangeProblem,
  rangesWithin,
  stretchesOf,
  usualGrain,
} from './statistics-range.ts'

const vienna = 'Europe/Vienna'
const only = (day: string) => ({ from: day, to: day })

describe('a day of a zone', () => {
  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-11-29', 24],
  ])('%s has %i hours', (day, hours) => {
    const points = bucketHours(only(day), vienna)

    expect(points).toHaveLength(hours)
    expect(new Set(points).size).toBe(hours)
  })

  it('begins and ends at midnight of its clock', () => {
    const { begin, end } = instantsOf(only('2026-10-25'), vienna)

    expect([new Date(begin).toISOString(), new Date(end).toISOString()]).toEqual([
      '2026-10-24T22:00:00.000Z',
      '2026-10-25T23:00:00.000Z',
    ])
  })
})

describe('a range is compared', () => {
  it('with as many days right before it', () => {
    expect(comparedRange({ from: '2026-11-01', to: '2026-11-30' }, 'previous')).toEqual({
      from: '2026-10-02',
      to: '2026-10-31',
    })
  })

  it('with the year before, from the same weekday on', () => {
    expect(comparedRange({ from: '2026-11-23', to: '2026-11-29' }, 'year')).toEqual({
      from: '2025-11-24',
      to: '2025-11-30',
    })
  })
})

it.each([
  [{ from: '2026-11-02', to: '2026-11-01' }, undefined, '„Bis“ darf nicht vor „Von“ liegen.'],
  [
    { from: '2020-01-01', to: '2026-11-01' },
    undefined,
    'Mehr als 1830 Tage können nicht auf einmal ausgewertet werden.',
  ],
  [
    { from: '2026-01-01', to: '2026-11-01' },
    'hour',
    'Nach Stunden können höchstens 62 Tage ausgewertet werden.',
  ],
  [{ from: '2026-11-01', to: '2026-11-01' }, 'hour', null],
] as const)('%o by %s: %s', (range, grain, problem) => {
  expect(rangeProblem(range, grain)).toBe(problem)
})

it.each([
  ['2026-11-29', '2026-11-29', 'hour'],
  ['2026-11-23', '2026-11-29', 'day'],
  ['2025-11-30', '2026-11-29', 'week'],
  ['2023-11-30', '2026-11-29', 'month'],
])('from %s to %s is shown by %s', (from, to, grain) => {
  expect(usualGrain({ from, to })).toBe(grain)
})

it('every day of a range belongs to one of its points, and the points are in order', () => {
  const day = fc.integer({ min: dayNumberOf('2019-01-01'), max: dayNumberOf('2028-12-31') })
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: 0, max: 800 }),
      fc.constantFrom('day', 'week', 'month'),
      (first, length, grain) => {
        const range = { from: isoDayOf(first), to: isoDayOf(first + length) }
        const points = bucketDays(range, grain)
        const days = Array.from({ length: daysIn(range) }, (_, index) => isoDayOf(first + index))

        expect(points).toEqual(points.toSorted())
        expect(new Set(days.map((of) => bucketOf(of, grain, range)))).toEqual(new Set(points))
        expect(points[0]).toBe(range.from)
      },
    ),
  )
})

describe('a range in rollups', () => {
  it.each([
    ['2026-11-03', '2026-11-20', ['day 2026-11-03 2026-11-20']],
    ['2026-11-01', '2026-11-30', ['month 2026-11-01 2026-11-01']],
    ['2026-11-01', '2026-11-29', ['day 2026-11-01 2026-11-29']],
    [
      '2026-01-31',
      '2026-03-01',
      ['day 2026-01-31 2026-01-31', 'month 2026-02-01 2026-02-01', 'day 2026-03-01 2026-03-01'],
    ],
    ['2025-11-30', '2026-11-30', ['day 2025-11-30 2025-11-30', 'month 2025-12-01 2026-11-01']],
  ])('from %s to %s', (from, to, stretches) => {
    expect(stretchesOf({ from, to }).map((of) => `${of.span} ${of.from} ${of.to}`)).toEqual(stretches)
  })

  it.each([
    ['2026-11-24', '2026-12-05', ['day 2026-11-24 2026-12-05']],
    ['2026-11-23', '2026-11-29', ['week 2026-11-23 2026-11-23']],
    [
      '2026-11-22',
      '2026-12-07',
      ['day 2026-11-22 2026-11-22', 'week 2026-11-23 2026-11-30', 'day 2026-12-07 2026-12-07'],
    ],
  ])('in weeks from %s to %s', (from, to, stretches) => {
    expect(stretchesOf({ from, to }, 'week').map((of) => `${of.span} ${of.from} ${of.to}`)).toEqual(stretches)
  })

  it('has each day once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 16_000, max: 22_000 }),
        fc.integer({ min: 0, max: 800 }),
        fc.constantFrom('week', 'month'),
        (first, length, unit) => {
          const range = { from: isoDayOf(first), to: isoDayOf(first + length) }
          const days = stretchesOf(range, unit).flatMap(({ span, from, to }) => {
            const last =
              span === 'day'
                ? to
                : span === 'week'
                  ? isoDayOf(dayNumberOf(to) + 6)
                  : isoDayOf(dayNumberOf(`${isoDayOf(dayNumberOf(to) + 31).slice(0, 7)}-01`) - 1)
            return Array.from({ length: daysIn({ from, to: last }) }, (_, index) =>
              isoDayOf(dayNumberOf(from) + index),
            )
          })

          expect(days).toEqual(Array.from({ length: length + 1 }, (_, index) => isoDayOf(first + index)))
        },
      ),
    )
  })
})

it('a range is cut into ranges that have each of its days once', () => {
  expect(rangesWithin({ from: '2026-01-01', to: '2026-03-05' }, 31)).toEqual([
    { from: '2026-01-01', to: '2026-01-31' },
    { from: '2026-02-01', to: '2026-03-03' },
    { from: '2026-03-04', to: '2026-03-05' },
  ])
  expect(rangesWithin(only('2026-01-01'), 31)).toEqual([only('2026-01-01')])
})
