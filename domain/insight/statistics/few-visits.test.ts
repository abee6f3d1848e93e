import { expect, it } from 'vitest'

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
    { key: '/a', label: '/a', values: { views: 4, visits: 4, entries: 3, exits: 4 }, path: '/b' },
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
      values: { views: 9, visits: 8, entries: null, exits: 8 },
    },
  ])
  expect(links).toEqual([{ step: 1, from: '/', to: '/a', visits: 5 }])
})

it('a point of fewer than five visits is not told, nobody is', () => {
  expect(withoutFewVisits(answer).series).toEqual([
    { at: '2026-11-01', values: { views: 30, visits: 16 }, before: { views: null, visits: null } },
    { at: '2026-11-02', values: { views: null, visits: null }, before: { views: 0, visits: 0 } },
  ])
})

it('one row alone keeps its figures to itself', () => {
  const { rows } = withoutFewVisits({ ...answer, rows: answer.rows.slice(0, 2) })

  expect(rows.at(-1)).toMatchObject({ label: 'weniger als 5 Besuche (1 Zeile)', values: { visits: null } })
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
