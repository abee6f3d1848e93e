import { expect, it } from 'vitest'

import type { AskedFigures, Figures } from './figures.ts'
import { toStatistics } from './to-statistics.ts'

const asked: AskedFigures = {
  dataset: 'unique-visitors',
  range: { from: '2026-11-02', to: '2026-11-04' },
  timeZone: 'Europe/Vienna',
  grain: 'day',
  by: 'device',
  filters: {},
  limit: 50,
}
const figures: Figures = {
  total: { visitors: 5, visits: 7 },
  points: new Map([['2026-11-03', { visitors: 5, visits: 7 }]]),
  rows: [{ key: 'phone', label: 'Telefon', values: { visitors: 5, visits: 7 } }],
  errors: { visitors: 0.016 },
}
const before: Figures = {
  total: { visitors: 2, visits: 2 },
  points: new Map([['2026-10-31', { visitors: 2, visits: 2 }]]),
  rows: [],
}

it('has every point of the range, beside the one that was as far into the range before', () => {
  const { series, compared, rows } = toStatistics({
    asked,
    figures,
    compared: { range: { from: '2026-10-30', to: '2026-11-01' }, figures: before },
    asOf: '2026-11-29T12:00:00Z',
  })

  expect(series).toEqual([
    { at: '2026-11-02', values: { visitors: 0, visits: 0 }, before: { visitors: 0, visits: 0 } },
    { at: '2026-11-03', values: { visitors: 5, visits: 7 }, before: { visitors: 2, visits: 2 } },
    { at: '2026-11-04', values: { visitors: 0, visits: 0 }, before: { visitors: 0, visits: 0 } },
  ])
  expect(compared).toEqual({ from: '2026-10-30', to: '2026-11-01', total: { visitors: 2, visits: 2 } })
  expect(rows).toEqual([
    {
      key: 'phone',
      label: 'Telefon',
      values: { visitors: 5, visits: 7 },
      before: { visitors: 0, visits: 0 },
    },
  ])
})

it('says of an estimate how far it is off, and which figures add up', () => {
  const { measures } = toStatistics({ asked, figures, compared: null, asOf: '2026-11-29T12:00:00Z' })

  expect(measures).toEqual([
    { key: 'visitors', label: 'Besucher', unit: 'count', isAdditive: false, error: 0.016 },
    { key: 'visits', label: 'Besuche', unit: 'count', isAdditive: true },
  ])
})

it('has the hours after midnight that belong to the last business day, and as many as the day has by its clock', () => {
  const spring = { from: '2026-03-29', to: '2026-03-29' }
  const night = new Map([
    ['2026-03-29T23:00:00.000Z', { orders: 2 }],
    ['2026-03-29T18:00:00.000Z', { orders: 1 }],
  ])
  const { series } = toStatistics({
    asked: { ...asked, dataset: 'order-times', range: spring, grain: 'hour', by: 'hour' },
    figures: { total: { orders: 3 }, points: night, rows: [] },
    compared: null,
    asOf: '2026-11-29T12:00:00Z',
  })

  expect(series).toHaveLength(24)
  expect(series.at(-1)).toEqual({ at: '2026-03-29T23:00:00.000Z', values: { orders: 2 } })
  expect(series.reduce((sum, { values }) => sum + (values.orders ?? 0), 0)).toBe(3)
})
