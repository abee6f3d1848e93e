import type { AskedFigures } from '#domain/insight/statistics/figures.ts'
import type { StatisticsValues } from '#domain/insight/statistics/statistics.contract.ts'

import { foldBeforeReading, type House } from '../fold-orders.ts'
import { branchesOf, type Sight } from './branches-of-figures.ts'
import type { AskedBusiness } from './business-sums.ts'
import { keysOf } from './order-sums-of.ts'
import { valuesOf } from './read-order-figures.ts'

export type OrdersByCode = { byCode: ReadonlyMap<string, StatisticsValues>; asOf: Temporal.Instant }

/** Orders by the code that their guests had scanned, beside those of whom that is not known; no points of them. */
export async function readOrdersByCode(
  house: House,
  asked: AskedFigures & { sight: Sight; now: Temporal.Instant },
): Promise<OrdersByCode> {
  const asOf = await foldBeforeReading(house, asked.now)
  const { pool } = house.db
  const branches = await branchesOf(pool, asked)

  return { byCode: await ordersByCode(pool, { ...asked, branches }), asOf }
}

const mostCodes = 1000

export async function ordersByCode(
  pool: House['db']['pool'],
  asked: AskedBusiness,
): Promise<ReadonlyMap<string, StatisticsValues>> {
  const dataset = 'order-origins'
  // Rows of scans that are wanted are no codes of orders.
  const { keys: _, ...all } = asked
  const { keys } = await keysOf(pool, { ...all, dataset, limit: mostCodes }, 'code')

  return new Map(keys.map((row) => [row.key, valuesOf(dataset, row, null)]))
}
