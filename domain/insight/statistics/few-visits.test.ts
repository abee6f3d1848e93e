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
  total: { views: 40, visits: 20 },
  series: [
    { at: '2026-11-01', values: { views: 30, visits: 16 }, before: { views: 9, visits: 4 } },
    { at: '2026-11-02', values: { views: 10, visits: 4 }, before: { views: 0, visits: 0 } },
  ],
  by: 'page',
  rows: [
    { key: '/', label: '/', values: { views: 30, visits: 12, entries: 10, exits: 3 } },
    { key: '/a', label: '/a', values: { views: 5, visits: 4, entries: 3, exits: 4 }, path: '/b' },
    { key: '/b', label: '/b', values: { views: 3, visits: 3, entries: 0, exits: 3 } },
    { key: '/c', label: '/c', values: { views: 2, visits: 1, entries: 0, exits: 1 } },
  ],
  links: [
    { step: 1, from: '/', to: '/a', visits: 5 },
    { step: 1, from: '/', to: '/b', visits: 4 },
  ],
}

it('rows of fewer than five visits leave as one, and what is left below five is not told', () => {
  const { rows, links } = withoutFewVisits(answer)

  expect(rows).toEqual([
    { key: '/', label: '/', values: { views: 30, visits: 12, entries: 10, exits: null } },
    {
      key: 'weniger-als-5',
      label: 'weniger als 5 Besuche (3 Zeilen)',
      values: { views: 10, visits: 8, entries: null, exits: 8 },
    },
  ])
  expect(links).toEqual([{ step: 1, from: '/', to: '/a', visits: 5 }])
})

it('a point of fewer than five visits is not told, nobody is, and the total does not tell it either', () => {
  expect(withoutFewVisits(answer).series).toEqual([
    { at: '2026-11-01', values: {}, before: { views: null, visits: null } },
    { at: '2026-11-02', values: { views: null, visits: null }, before: { views: 0, visits: 0 } },
  ])
})

it('one row alone keeps its figures to itself', () => {
  const { rows } = withoutFewVisits({ ...answer, rows: answer.rows.slice(0, 2) })

  expect(rows.at(-1)).toMatchObject({ label: 'weniger als 5 Besuche (1 Zeile)', values: { visits: null } })
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

it('of two small hours that are all fours neither is found by its total', () => {
  const hours = [4, 4, 30, 0, 90].map((visits, hour) => ({
    key: `0-${hour}`,
    label: `${hour}`,
    values: { visits },
  }))
  const { rows } = withoutFewVisits({ ...answer, by: 'hour', total: { visits: 128 }, rows: hours })

  expect(rows.map(({ values }) => values.visits)).toEqual([null, null, undefined, 0, 90])
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
    { visits: 30 },
    { visits: 20, ordering: null, rate: null },
  ])
})

it('figures of orders are the own ones of the house', () => {
  const orders: Statistics = { ...answer, layer: 'business', total: { orders: 1, gross: 1200 } }

  expect(withoutFewVisits(orders)).toEqual(orders)
})

it.each(['hour', 'stage'] as const)('rows of each %s keep their places', (by) => {
  const rows = [{ key: '0-12', label: 'Montag', values: { views: 3, visits: 2 } }]

  expect(withoutFewVisits({ ...answer, by, rows }).rows).toEqual([
    { key: '0-12', label: 'Montag', values: { views: null, visits: null } },
  ])
})
