import type { Pool } from 'pg'

import {
  addedSums,
  noSums,
  type OrderSums,
  type SumName,
  sumsBy,
} from '#domain/insight/business/order-sums.ts'
import type { Grouping } from '#domain/insight/statistics/figure-terms.data.ts'
import type { OrderDataset } from '#domain/insight/statistics/order-datasets.data.ts'
import { bucketOf } from '#domain/insight/statistics/statistics-range.ts'

import { summedUp } from '../sum-columns.ts'
import {
  type AskedBusiness,
  countedAs,
  countingOf,
  type KeySum,
  type KeySums,
  mostKeys,
  type PointSum,
  sumsOf,
} from './business-sums.ts'
import { type Counted, countedHours, countedRows } from './counted-rows.ts'

type AskedOrders = AskedBusiness & { dataset: OrderDataset }

/** What a dataset comes to, by points and by keys, and whether anything was due to be counted when it was read. */
export type SumsOfOrders = { points: PointSum[]; keys: KeySums; isDue: boolean }

type Row = { isDue: boolean; points: StoredPoint[] | null } & StoredKeys
type StoredPoint = Partial<OrderSums> & { at: string }
type StoredKeys = {
  keys: (Partial<OrderSums> & { key: string })[] | null
  count: number
  whole: Partial<OrderSums>
}

/** All of it is of one moment, since one statement reads it: points and keys add up, and nothing is due unseen. */
export async function sumsOfOrders(pool: Pool, asked: AskedOrders, by: Grouping): Promise<SumsOfOrders> {
  const points = asked.grain === 'hour' ? hoursIn(asked) : daysIn(asked)
  const keys = shifted(keysIn(asked, by), points.values.length)
  const { rows } = await pool.query<Row>(
    `select (select true from order_facts_due order by id limit 1) is not null as "isDue",
            (select json_agg(point) from (${points.sql}) point) as points, told.*
       from (${keys.sql}) told`,
    [...points.values, ...keys.values],
  )
  const [row] = rows
  if (!row) throw new TypeError('a statement without a source of rows answered none')

  return { isDue: row.isDue, points: pointsIn(asked, row.points ?? []), keys: keySumsIn(row) }
}

/** The greatest keys of a dataset alone. */
export async function keysOf(pool: Pool, asked: AskedOrders, by: Grouping): Promise<KeySums> {
  const { sql, values } = keysIn(asked, by)
  const { rows } = await pool.query<StoredKeys>(sql, values)

  return keySumsIn(rows[0] ?? { keys: null, count: 0, whole: noSums })
}

/** The same statement with later numbers for its parameters, to stand behind others. */
const shifted = ({ sql, values }: Counted, by: number): Counted => ({
  sql: sql.replace(/\$(\d+)/g, (_parameter, number: string) => `$${Number(number) + by}`),
  values,
})

function daysIn(asked: AskedOrders): Counted {
  const { grain, dataset } = asked
  const { sql, values } = countedRows(asked, {
    by: countingOf[dataset].of,
    isByDay: grain !== 'month',
    isByCell: false,
  })

  return { sql: `select start::text as at, ${summedUp(sumsOf(dataset))} from ${sql} group by start`, values }
}

function hoursIn(asked: AskedOrders): Counted {
  const { sql, values } = countedHours(asked, countingOf[asked.dataset].of)

  return { sql: `select hour as at, ${summedUp(sumsOf(asked.dataset))} from ${sql} group by hour`, values }
}

/** The points of a range, those of which there is anything. */
function pointsIn({ grain, range }: AskedOrders, stored: readonly StoredPoint[]): PointSum[] {
  if (grain === 'hour') {
    return stored.map(({ at, ...sums }) => ({ ...noSums, ...sums, at: new Date(at).toISOString() }))
  }
  const points = new Map<string, PointSum>()
  for (const row of stored) {
    const at = bucketOf(row.at, grain, range)
    points.set(at, { at, ...addedSums(points.get(at) ?? noSums, { ...noSums, ...row }) })
  }

  return [...points.values()]
}

/** Which rows belong to a dataset: in the others nothing of it happened. */
const isOf = {
  known: 'sum(entries) > 0',
  sold: 'sum(orders) > 0 or sum(tip) > 0',
  lost: 'sum(lost) > 0',
} as const

/** Hours in their order, all else the greatest first. */
function keysIn(asked: AskedOrders, grouping: Grouping): Counted {
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

  return {
    sql: `with sums as (
       select ${key} as key, ${summedUp(names)}, sum(${most}) as most from ${sql} group by 1 having ${isOf[orders]})
     select (select json_agg(key_sums) from (
              select * from sums where ${wanted} is null or key = any(${wanted})
               order by ${order} limit ${asked.keys ? mostKeys : asked.limit}) key_sums) as keys,
            count(*)::int as count, ${wholeOf(names)} as whole from sums`,
    values: [...values, asked.keys ?? null],
  }
}

const wholeOf = (names: readonly SumName[]): string =>
  `json_build_object(${names.map((name) => `'${name}', coalesce(sum("${name}"), 0)`).join(', ')})`

function keySumsIn({ keys, count, whole }: StoredKeys): KeySums {
  return {
    keys: (keys ?? []).map((row): KeySum => ({ key: row.key, ...sumsBy((name) => row[name] ?? 0) })),
    count,
    all: { ...noSums, ...whole },
  }
}
