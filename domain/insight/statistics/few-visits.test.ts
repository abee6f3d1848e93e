import fc from 'fast-check'
import { expect, it } from 'vitest'

import { testSeed } from '#scripts/testing/test-seed.ts'

import { withoutFewVisits } from './few-visits.ts'
import type { Statistics } from './statistics.contract.ts'

const answer: Statistics = {
  dataset: 'pages',
  title: 'Seiten',
  layer: 'visits',
  counts: 'Besuche',
  range: { from: '2026-11-01', to: '2026-11-02', timeZone: 'Europe/Vienna', grain: 'day' },
  asOf: '2026-11-29T12:00:00Z',
  measures: [],
  total: { views: 54, visits: 29, entries: 22, exits: 20 },
  compared: { from: '2026-10-29', to: '2026-10-31', total: { views: 36, visits: 19 } },
  series: [
    { at: '2026-11-01', values: { views: 30, visits: 16 }, before: { views: 9, visits: 4 } },
    { at: '2026-11-02', values: { views: 10, visits: 4 }, before: { views: 7, visits: 6 } },
    { at: '2026-11-03', values: { views: 14, visits: 9 }, before: { views: 20, visits: 9 } },
  ],
  by: 'page',
  rows: [
    { key: '/', label: '/', values: { views: 30, visits: 12, entries: 10, exits: 3 } },
    { key: '/d', label: '/d', values: { views: 14, visits: 9, entries: 9, exits: 9 } },
    { key: '/a', label: '/a', values: { views: 5, visits: 4, entries: 3, exits: 4 }, path: '/b' },
    { key: '/b', label: '/b', values: { views: 3, visits: 3, entries: 0, exits: 3 } },
    { key: '/c', label: '/c', values: { views: 2, visits: 1, entries: 0, exits: 1 } },
  ],
  links: [
    { step: 1, from: '/', to: '/a', visits: 5 },
    { step: 1, from: '/', to: '/b', visits: 4 },
    { step: 2, from: '/a', to: '/c', visits: 9 },
  ],
}

it('rows of fewer than five visits leave as one, and no way of so few does', () => {
  const { rows, links } = withoutFewVisits(answer)

  expect(rows).toEqual([
    { key: '/', label: '/', values: { views: 30, visits: 12, entries: 10, exits: null } },
    { key: '/d', label: '/d', values: { views: 14, visits: 9, entries: null, exits: 9 } },
    {
      key: 'wenige-besuche',
      label: 'Mit wenigen Besuchen, zusammen',
      values: { views: 10, visits: 8, entries: null, exits: null },
    },
  ])
  expect(links).toEqual([{ step: 2, from: '/a', to: '/c', visits: 9 }])
})

it('a point of fewer than five visits is not told, nor what its total would tell it by', () => {
  expect(withoutFewVisits(answer).series).toEqual([
    { at: '2026-11-01', values: { views: 30, visits: 16 }, before: { views: null, visits: null } },
    { at: '2026-11-02', values: { views: null, visits: null }, before: { views: null, visits: null } },
    { at: '2026-11-03', values: { views: null, visits: null }, before: { views: 20, visits: 9 } },
  ])
})

it('whoever left between two stages is told by neither of them', () => {
  const reached = [30, 27, 20, 3].map((visits, stage) => ({
    key: `${stage}`,
    label: `${stage}`,
    values: { events: visits, visits },
  }))
  const { rows } = withoutFewVisits({ ...answer, by: 'stage', rows: reached })

  expect(rows.map(({ values }) => values.visits)).toEqual([30, null, 20, null])
})

/** What is left of a total when all that is told is taken off. */
const leftOf = (total: number | null | undefined, parts: readonly (number | null | undefined)[]) =>
  parts.reduce<number>((left, part) => left - (part ?? 0), total ?? 0)

it('nothing below five is left when all that is told is taken off its total, now or before', () => {
  const anyVisits = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 200 }))
  const anyPart = fc.record({ now: anyVisits, before: anyVisits })
  fc.assert(
    fc.property(
      fc.array(anyPart, { minLength: 2, maxLength: 12 }),
      fc.constantFrom('page', 'hour'),
      anyVisits,
      (parts, by, others) => {
        const sum = (of: 'now' | 'before') => parts.reduce((all, part) => all + part[of], 0)
        const { now, before } = { now: sum('now'), before: sum('before') }
        const valued = parts.map((part, index) => ({
          at: `${index}`,
          key: `${index}`,
          label: `${index}`,
          values: { visits: part.now, views: part.now * 2 },
          before: { visits: part.before, views: part.before * 2 },
        }))
        const told = withoutFewVisits({
          ...answer,
          by,
          total: { visits: now + others, views: 2 * (now + others) },
          compared: { from: '2026-10-30', to: '2026-10-31', total: { visits: before, views: 2 * before } },
          series: [...valued, { at: 'rest', values: { visits: others, views: 2 * others } }],
          rows: valued,
          others: { rows: 1, values: { visits: others, views: 2 * others } },
        })
        const sides = [
          [told.total, [...told.rows, told.others].map((row) => row?.values)],
          [told.total, told.series.map(({ values }) => values)],
          [told.compared?.total, told.rows.map((row) => row.before)],
          [told.compared?.total, told.series.map((point) => point.before)],
        ] as const
        for (const [total, of] of sides) {
          if (typeof total?.visits !== 'number' || !of.some((values) => (values?.visits ?? 0) > 0)) continue
          const left = leftOf(
            total.visits,
            of.map((values) => values?.visits),
          )
          expect(left === 0 || left >= 5, JSON.stringify(told)).toBe(true)
        }
      },
    ),
    { seed: testSeed },
  )
})

it('of hours that are all fours, and of those in which nobody was, none is told', () => {
  const hours = [4, 4, 4].map((visits, hour) => ({ key: `0-${hour}`, label: `${hour}`, values: { visits } }))
  const { rows } = withoutFewVisits({ ...answer, by: 'hour', total: { visits: 12 }, rows: hours })

  expect(rows).toHaveLength(168)
  expect(rows.every(({ values }) => values.visits === null)).toBe(true)
})

it('hours of few and the smallest beside them are not told, all others are in their places', () => {
  const hours = [4, 30, 1, 90].map((visits, hour) => ({
    key: `0-${hour}`,
    label: `${hour}`,
    values: { visits },
  }))
  const { rows } = withoutFewVisits({ ...answer, by: 'hour', total: { visits: 125 }, rows: hours })

  expect(rows.map(({ key, values }) => [key, values.visits])).toEqual([
    ['0-0', null],
    ['0-1', null],
    ['0-2', null],
    ['0-3', 90],
  ])
})

it('a share that would tell how many ordered goes with them', () => {
  const row = (key: string, visits: number, ordering: number) => ({
    key,
    label: key,
    values: { visits, ordering, rate: Math.round((1000 * ordering) / visits) / 10 },
  })
  const { rows } = withoutFewVisits({
    ...answer,
    by: 'source',
    total: { visits: 130, ordering: 32, rate: 24.6 },
    rows: [row('google.at', 80, 20), row('x.com', 30, 10), row('heise.de', 20, 2)],
  })

  expect(rows.map(({ values }) => values)).toEqual([
    { visits: 80, ordering: 20, rate: 25 },
    { visits: 30, ordering: null, rate: null },
    { visits: 20, ordering: null, rate: null },
  ])
})

it('figures of orders are the own ones of the house', () => {
  const orders: Statistics = { ...answer, layer: 'business', total: { orders: 1, gross: 1200 } }

  expect(withoutFewVisits(orders)).toEqual(orders)
})
