import { datasetOf, type DatasetName } from '#domain/insight/statistics/datasets.data.ts'
import { measures as terms } from '#domain/insight/statistics/figure-terms.data.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'

/** Three days of visits on two kinds of devices, beside the three before. */
export const visitsOfThreeDays: Statistics = {
  dataset: 'page-views',
  title: 'Seitenaufrufe',
  layer: 'visits',
  counts: 'Nur Besuche mit Einwilligung.',
  range: { from: '2026-11-02', to: '2026-11-04', timeZone: 'Europe/Vienna', grain: 'day' },
  asOf: '2026-11-29T12:00:00Z',
  measures: [
    { key: 'views', label: 'Seitenaufrufe', unit: 'count', isAdditive: true },
    { key: 'visits', label: 'Besuche', unit: 'count', isAdditive: true },
  ],
  total: { views: 2469, visits: 1237 },
  compared: { from: '2026-10-30', to: '2026-11-01', total: { views: 2000, visits: 1000 } },
  series: [
    { at: '2026-11-02', values: { views: 1234, visits: 617 }, before: { views: 1000, visits: 500 } },
    { at: '2026-11-03', values: { views: 1231, visits: 616 }, before: { views: 1000, visits: 500 } },
    { at: '2026-11-04', values: { views: 4, visits: 4 }, before: { views: 0, visits: 0 } },
  ],
  by: 'device',
  rows: [
    {
      key: 'phone',
      label: 'Telefon',
      values: { views: 2460, visits: 1230 },
      before: { views: 1968, visits: 984 },
      path: '/analytics-logs',
    },
    { key: 'tablet', label: 'Tablet', values: { views: 5, visits: 4 }, before: { views: 0, visits: 0 } },
    { key: 'other', label: 'Anderes', values: { views: 4, visits: 3 }, before: { views: 2, visits: 2 } },
  ],
}

/** Revenue of one day by tax rate, compared with nothing. */
export const revenueOfADay: Statistics = {
  ...visitsOfThreeDays,
  dataset: 'revenue',
  title: 'Umsatz',
  layer: 'business',
  range: { from: '2026-11-02', to: '2026-11-02', timeZone: 'Europe/Vienna', grain: 'hour' },
  measures: [
    { key: 'gross', label: 'Umsatz', unit: 'cents', isAdditive: true },
    { key: 'average', label: 'Im Schnitt', unit: 'cents', isAdditive: false },
  ],
  total: { gross: 123_450, average: null },
  series: [{ at: '2026-11-02T11:00:00.000Z', values: { gross: 123_450, average: null } }],
  by: 'rate',
  rows: [{ key: '1000', label: '10 %', values: { gross: 123_450, average: null } }],
}

const anHour = { key: '1-13', label: 'Dienstag, 13–14 Uhr', values: { views: 7, visits: 6 } }

/** Where the list of a total or of a row opens. */
export type MadeOf = (dataset: DatasetName, key: string | null) => string | undefined

/** What the server may answer to a call: the same figures of everything. */
export function answerOf(
  dataset: DatasetName,
  query: URLSearchParams,
  madeOf: MadeOf,
  total = 2469,
): Statistics {
  const { title, layer, measures, by } = datasetOf(dataset)
  const values = (count = 0) => Object.fromEntries(measures.map((key) => [key, count]))
  return {
    ...visitsOfThreeDays,
    dataset,
    title,
    layer,
    by: (query.get('by') as Statistics['by']) ?? by[0], // As the view asks.
    range: { ...visitsOfThreeDays.range, from: String(query.get('from')), to: String(query.get('to')) },
    measures: measures.map((key) => ({ key, ...terms[key] })),
    total: values(total),
    compared: { from: '2026-10-30', to: '2026-11-01', total: values(2000) },
    series: visitsOfThreeDays.series.map(({ at }) => ({ at, values: values(600) })),
    path: madeOf(dataset, null),
    rows: [...visitsOfThreeDays.rows, ...(by[0] === 'hour' ? [anHour] : [])].map((row) => ({
      ...row,
      values: values(row.values.visits ?? 0),
      path: madeOf(dataset, row.key),
    })),
  }
}
