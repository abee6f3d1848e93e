import type { Pool } from 'pg'

import { addedSums, noSums, type OrderSums } from '#domain/insight/business/order-sums.ts'
import { datasetOf } from '#domain/insight/statistics/datasets.data.ts'
import type { Measure } from '#domain/insight/statistics/figure-terms.data.ts'
import type { OrderDataset } from '#domain/insight/statistics/order-datasets.data.ts'
import { figureOrdersPaths } from '#domain/insight/statistics/figure-orders-path.ts'
import type { Figures } from '#domain/insight/statistics/figures.ts'
import type { StatisticsValues } from '#domain/insight/statistics/statistics.contract.ts'
import { averageCents } from '#domain/insight/weekday-comparison.ts'

import { type AskedBusiness, countingOf, type KeySums } from './business-sums.ts'
import { labelsOf } from './labels-of-orders.ts'
import { sumsOfOrders } from './order-sums-of.ts'

type Asked = AskedBusiness & { dataset: OrderDataset }

/** Figures, and whether anything was due to be counted when they were read. */
export type OrderFigures = Figures & { isDue: boolean }

/** The figures of a dataset of orders: its points make up its total. */
export async function readOrderFigures(pool: Pool, asked: Asked): Promise<OrderFigures> {
  const { dataset, by } = asked
  const { points, keys, isDue } = await sumsOfOrders(pool, asked, by)
  const total = points.reduce<OrderSums>((sum, point) => addedSums(sum, point), noSums)

  return {
    isDue,
    total: valuesOf(dataset, total, total),
    points: new Map(points.map((point) => [point.at, valuesOf(dataset, point, point)])),
    ...(await rowsOf(pool, asked, keys, total)),
    path: figureOrdersPaths(asked)(),
  }
}

async function rowsOf(
  pool: Pool,
  asked: Asked,
  { keys, count, all }: KeySums,
  total: OrderSums,
): Promise<Pick<Figures, 'rows' | 'others'>> {
  const { dataset, by, limit, keys: wanted } = asked
  const shown = wanted ? keys.filter(({ key }) => wanted.includes(key)) : keys.slice(0, limit)
  const label = await labelsOf(
    pool,
    by,
    shown.map(({ key }) => key),
  )
  const pathOf = figureOrdersPaths(asked)
  const isCut = !wanted && count > shown.length

  return {
    rows: shown.map((row) => {
      const values = valuesOf(dataset, row, total)
      return { key: row.key, label: label(row.key), values, path: pathOf(row.key) }
    }),
    ...(isCut && {
      others: { rows: count - shown.length, values: valuesOf(dataset, restOf(all, shown), null) },
    }),
  }
}

const restOf = (all: OrderSums, shown: readonly OrderSums[]): OrderSums =>
  shown.reduce((sum, row) => addedSums(sum, row, -1), all)

/** The measures of a dataset in what was counted; shares are of `whole`, and of several rows together there is none. */
export function valuesOf(dataset: OrderDataset, sums: OrderSums, whole: OrderSums | null): StatisticsValues {
  const isKnown = countingOf[dataset].orders === 'known'

  return Object.fromEntries(
    datasetOf(dataset).measures.map((measure) => [
      measure,
      readers[measure]?.(sums, { isKnown, whole }) ?? null,
    ]),
  )
}

type Among = { isKnown: boolean; whole: OrderSums | null }

const readers: Readonly<Partial<Record<Measure, (sums: OrderSums, among: Among) => number | null>>> = {
  orders: ({ orders, lost }, { isKnown }) => (isKnown ? orders + lost : orders),
  lost: ({ lost }) => lost,
  gross: ({ gross }) => gross,
  net: ({ net }) => net,
  tax: ({ tax }) => tax,
  tip: ({ tip }) => tip,
  lostGross: ({ lostGross }) => lostGross,
  late: ({ late }) => late,
  quantity: ({ quantity }) => quantity / 1000,
  average: ({ gross, averaged }) => averageCents(gross, averaged),
  confirmSeconds: ({ confirmSeconds, confirmed }) => meanOf(confirmSeconds, confirmed),
  readySeconds: ({ readySeconds, readied }) => meanOf(readySeconds, readied),
  doorSeconds: ({ doorSeconds, brought }) => meanOf(doorSeconds, brought),
  share: ({ orders }, { whole }) =>
    whole && whole.orders > 0 ? Math.round((1000 * orders) / whole.orders) / 10 : null,
}

const meanOf = (sum: number, count: number): number | null => (count === 0 ? null : Math.round(sum / count))
