import { noneKey, unknownKey } from '#domain/insight/business/order-fact.ts'
import type { AskedFigures } from '#domain/insight/statistics/figures.ts'
import type { StatisticsValues } from '#domain/insight/statistics/statistics.contract.ts'

import type { House } from '../fold-orders.ts'
import { branchesOf, type Sight } from './branches-of-figures.ts'
import type { AskedBusiness } from './business-sums.ts'
import { keysOf } from './order-sums-of.ts'
import { valuesOf } from './read-order-figures.ts'

type Told = { orders: number; gross: number }

/** What the guests of each code have ordered, and all of them together. */
export type OrdersByCode = { byCode: ReadonlyMap<string, StatisticsValues>; total: Told }

/** Orders by the code that their guests had scanned; no points of them. All that is due is counted before. */
export async function readOrdersByCode(
  { db: { pool } }: House,
  asked: AskedFigures & { sight: Sight },
): Promise<OrdersByCode> {
  return ordersByCode(pool, { ...asked, branches: await branchesOf(pool, asked) })
}

const mostCodes = 1000

export async function ordersByCode(pool: House['db']['pool'], asked: AskedBusiness): Promise<OrdersByCode> {
  const dataset = 'order-origins'
  // Rows of scans that are wanted are no codes of orders.
  const { keys: _, ...rest } = asked
  const { keys, all } = await keysOf(pool, { ...rest, dataset, limit: mostCodes }, 'code')
  const rows = keys.map((row) => ({ key: row.key, values: valuesOf(dataset, row, null) }))
  const isCode = ({ key }: { key: string }) => key !== noneKey && key !== unknownKey
  const whole = valuesOf(dataset, all, null)
  const withoutCode = rows.filter((row) => !isCode(row))
  const ofCodes = (name: keyof Told) =>
    withoutCode.reduce((sum, { values }) => sum - (values[name] ?? 0), whole[name] ?? 0)

  return {
    byCode: new Map(rows.filter(isCode).map(({ key, values }) => [key, values])),
    total: { orders: ofCodes('orders'), gross: ofCodes('gross') },
  }
}
