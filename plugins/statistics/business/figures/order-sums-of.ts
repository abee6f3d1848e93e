import type { Pool } from 'pg'

import { noSums, type OrderSums, type SumName, sumsBy } from '#domain/insight/business/order-sums.ts'
import { addedSums } from '#domain/insight/business/order-sums.ts'
import type { Grouping } from '#domain/insight/statistics/figure-terms.data.ts'
import type { OrderDataset } from '#domain/insight/statistics/order-datasets.data.ts'
import { bucketOf } from '#domain/insight/statistics/statistics-range.ts'

import { summedUp } from '../sum-columns.ts'
import {
  type AskedBusiness,
  countedAs,
  countingOf,
  type KeySums,
  mostKeys,
  type PointSum,
  sumsOf,
} from './business-sums.ts'
import { countedHours, countedRows } from './counted-rows.ts'

/** The points of a range, those of which there is anything. */
export function pointsOf(pool: Pool, asked: AskedOrders): Promise<PointSum[]> {
  return asked.grain === 'hour' ? hoursOf(pool, asked) : daysOf(pool, asked)
}

type AskedOrders = AskedBusiness & { dataset: OrderDataset }

async function daysOf(pool: Pool, asked: AskedOrders): Promise<PointSum[]> {
  const { range, grain, dataset } = asked
  if (grain === 'hour') return []
  const { sql, values } = countedRows(asked, {
    by: countingOf[dataset].of,
    isByDay: grain !== 'month',
    isByCell: false,
  })
  const { rows } = await pool.query<Partial<OrderSums> & { at: string }>(
    `select start::text as at, ${summedUp(sumsOf(dataset))} from ${sql} group by start`,
    values,
  )
  const points = new Map<string, PointSum>()
  for (const row of rows) {
    const at = bucketOf(row.at, grain, range)
    points.set(at, { at, ...addedSums(points.get(at) ?? noSums, { ...noSums, ...row }) })
  }

  return [...points.values()]
}

async function hoursOf(pool: Pool, asked: AskedOrders): Promise<PointSum[]> {
  const { dataset } = asked
  const { sql, values } = countedHours(asked, countingOf[dataset].of)
  const { rows } = await pool.query<Partial<OrderSums> & { at: Date }>(
    `select hour as at, ${summedUp(sumsOf(dataset))} from ${sql} group by hour`,
    values,
  )

  return rows.map(({ at, ...sums }) => ({ ...noSums, ...sums, at: at.toISOString() }))
}

/** Which rows belong to a dataset: in the others nothing of it happened. */
const isOf = {
  known: 'sum(entries) > 0',
  sold: 'sum(orders) > 0 or sum(tip) > 0',
  lost: 'sum(lost) > 0',
} as const

/** Hours in their order, all else the greatest first. */
export async function keysOf(pool: Pool, asked: AskedOrders, grouping: Grouping): Promise<KeySums> {
  const names = sumsOf(asked.dataset)
  const { most, orders } = countingOf[asked.dataset]
  const { by, key } = countedAs(asked.dataset, grouping)
  const isByCell = key === 'type' || key === 'origin'
  const { sql, values } = countedRows(asked, { by, isByDay: false, isByCell })
  const order =
    by === 'hour'
      ? `split_part(key, '-', 1)::int, split_part(key, '-', 2)::int`
      : `most desc, gross desc, key collate "C"`
  const wanted = `$${values.length + 1}::text[]`
  const { rows } = await pool.query<Partial<OrderSums> & { key: string; count: number; whole: string }>(
    `with sums as (
       select ${key} as key, ${summedUp(names)}, sum(${most}) as most from ${sql} group by 1 having ${isOf[orders]}),
     whole as (select count(*)::int as count, ${wholeOf(names)}::text as whole from sums)
     select told.*, whole.* from whole left join (
         select * from sums where ${wanted} is null or key = any(${wanted})
          order by ${order} limit ${asked.keys ? mostKeys : asked.limit}) told
       on true order by ${order}`,
    [...values, asked.keys ?? null],
  )
  // It stands beside each key, so it is text, which is read once.
  const { count = 0, whole = '{}' } = rows[0] ?? {}

  return {
    // Where there is no row, there is one of the whole alone.
    keys: rows
      .filter((row) => row.key !== null)
      .map((row) => ({ key: row.key, ...sumsBy((name) => row[name] ?? 0) })),
    count,
    all: { ...noSums, ...(JSON.parse(whole) as Partial<OrderSums>) },
  }
}

const wholeOf = (names: readonly SumName[]): string =>
  `json_build_object(${names.map((name) => `'${name}', coalesce(sum("${name}"), 0)`).join(', ')})`
