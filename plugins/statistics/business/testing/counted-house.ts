import fc from 'fast-check'

import { anyLedger, anyOrder, usualHistory } from '#domain/insight/business/order-fact.fixture.ts'
import { datasets } from '#domain/insight/statistics/datasets.data.ts'
import { figureOrdersView } from '#domain/insight/statistics/figure-orders-path.ts'
import { orderDatasets } from '#domain/insight/statistics/order-datasets.data.ts'
import type { AskedFigures } from '#domain/insight/statistics/figures.ts'
import { openCounter } from '#plugins/ordering/testing/open-counter.ts'
import { type Hired, hire, openBranch } from '#scripts/testing/hire.ts'
import type { TestApp } from '#scripts/testing/test-app.ts'
import { testSeed } from '#scripts/testing/test-seed.ts'

import { readBusinessFigures } from '../figures/read-business-figures.ts'
import { storeOrders } from './stored-orders.ts'

type Asking = Partial<AskedFigures> & Pick<AskedFigures, 'dataset' | 'by'>

export type CountedHouse = {
  branches: string[]
  /** Sees all orders. */
  lead: Hired
  /** A year by months, unless it is said otherwise. */
  ask: (asked: Asking) => ReturnType<typeof readBusinessFigures>
}

/** So much is asked for where nothing else is said. */
export const usualQuestion = {
  range: { from: '2026-01-01', to: '2026-12-31' },
  timeZone: 'Europe/Vienna',
  grain: 'month',
  filters: {},
  limit: 1000,
} as const

export const everyGrouping = orderDatasets.flatMap((dataset) =>
  datasets[dataset].by.map((by) => ({ dataset, by })),
)

const ordersDrawn = 120

/** Two branches with orders of any kind, of which some money went back. */
export async function openCountedHouse(app: TestApp): Promise<CountedHouse> {
  const model = (await (await openCounter(app)).place()).id
  await app.pool.query('update orders set voided_at = now(), email = null where id = $1', [model])
  const branches = [await openBranch(app, 'wien'), await openBranch(app, 'graz')]
  const lead = await hire(app, 'ROLE_ADMIN', branches)
  const drawn = fc.sample(fc.record({ order: anyOrder, ledger: anyLedger }), {
    numRuns: ordersDrawn,
    seed: testSeed,
  })
  await storeOrders(
    app,
    model,
    branches,
    drawn.map(({ order, ledger }, index) => ({
      order,
      ledger,
      history: usualHistory(order),
      phone: index % 3 === 0 ? null : `+43${index % 7}`,
    })),
  )

  return {
    branches,
    lead,
    ask: (asked) =>
      readBusinessFigures(app.payload, {
        ...usualQuestion,
        ...asked,
        sight: { branches, people: 'all' },
        now: Temporal.Instant.from('2026-12-31T23:30:00Z'),
      }),
  }
}

/** The call behind a path of the panel to the orders of a figure. */
export function callBehind(path: string | undefined, more = ''): string {
  const query = new URLSearchParams(path?.slice(`${figureOrdersView}?`.length))
  const dataset = query.get('dataset')
  query.delete('dataset')

  return `/api/statistics/${dataset}/orders?${query.toString()}${more}`
}
