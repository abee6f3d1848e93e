import { expect, it } from 'vitest'

import { fewVisitsKey } from '#domain/insight/statistics/few-visits.ts'

import { rowsByMeasure } from './rows-by-measure.ts'

const row = (key: string, quantity: number, gross: number | null) => ({
  key,
  label: key,
  values: { quantity, gross },
})

it('rows stand by the figure that is shown of them, and what is put together stands last', () => {
  const rows = [
    row('beer', 30, 10_900),
    row('burger', 21, 35_700),
    row('gone', 12, null),
    row('pasta', 22, 33_400),
    row(fewVisitsKey, 9, 90_000),
  ]

  expect(rowsByMeasure({ rows }, 'gross').map(({ key }) => key)).toEqual([
    'burger',
    'pasta',
    'beer',
    'gone',
    fewVisitsKey,
  ])
  expect(rowsByMeasure({ rows }, 'quantity')[0]?.key).toBe('beer')
})
