import type { Pool } from 'pg'

import { addedSums, noSums, type OrderSums } from '#domain/insight/business/order-sums.ts'
import { daysOfPage } from '#domain/insight/statistics/days-of-page.ts'
import type { FigureOrder } from '#domain/insight/statistics/figure-orders.contract.ts'
import type { OrderDataset } from '#domain/insight/statistics/order-datasets.data.ts'
import type { StatisticsValues } from '#domain/insight/statistics/statistics.contract.ts'

import { summedUp } from '../sum-columns.ts'
import { type AskedBusiness, countedAs, countingOf } from './business-sums.ts'
import { type Counted, countedRows, ordersBehind } from './counted-rows.ts'
import { labelsOf } from './labels-of-orders.ts'
import { valuesOf } from './read-order-figures.ts'

type Asked = AskedBusiness & {
  dataset: OrderDataset
  /** Of a row; all that the figure is made of where there is none. */
  key: string | undefined
  page: number
}

export type FigureOrdersPage = {
  docs: FigureOrder[]
  totalDocs: number
  label: string | null
  total: StatisticsValues
}

/** Which orders add to a row, by what they add, and how many of them a row of the rollups stands for. */
const isOf = {
  known: { order: 'true', orders: 'entries' },
  sold: { order: '(orders > 0 or tip > 0)', orders: 'orders' },
  lost: { order: 'lost > 0', orders: 'lost' },
} as const

/**
 * The very orders that a figure is made of, the last one first, with what each adds to it. How many there are of each
 * day is known from the rollups, so that only the days of the page are read of the orders.
 */
export async function readFigureOrders(pool: Pool, asked: Asked): Promise<FigureOrdersPage> {
  const { dataset, by, key, limit, page } = asked
  const days = await daysOf(pool, asked)
  const total = days.reduce<OrderSums>((sum, day) => addedSums(sum, day), noSums)
  const place = daysOfPage(
    days.map(({ day, count }) => ({ day, orders: count })),
    { page, limit },
  )

  return {
    docs: place ? await readOrders(pool, dataset, await addedBy(pool, { ...asked, ...place })) : [],
    totalDocs: days.reduce((sum, { count }) => sum + count, 0),
    label: key === undefined ? null : (await labelsOf(pool, by, [key]))(key),
    total: valuesOf(dataset, total, null),
  }
}

type Day = OrderSums & { day: string; count: number }

async function daysOf(pool: Pool, asked: Asked): Promise<Day[]> {
  const { by, ofKey } = rowsOf(asked)
  // Tips are in a row that stands for no order of its own.
  const count = by === 'rate' ? 'entries' : isOf[countingOf[asked.dataset].orders].orders
  const { sql, values } = ofKey(countedRows(asked, { by, isByDay: true, isByCell: true }))
  const { rows } = await pool.query<Day>(
    `select start::text as day, sum(${count})::int as count, ${summedUp()} from ${sql} group by start order by start desc`,
    values,
  )

  return rows
}

type Added = OrderSums & { order: string }

async function addedBy(pool: Pool, { skip, ...asked }: Asked & { skip: number }): Promise<Added[]> {
  const { by, ofKey } = rowsOf(asked)
  const { sql, values } = ofKey(ordersBehind(asked, by))
  const { rows } = await pool.query<Added>(
    `select order_id as "order", ${summedUp()} from ${sql} and ${isOf[countingOf[asked.dataset].orders].order}
      group by order_id, day, hour order by day desc, hour desc, order_id limit ${asked.limit} offset ${skip}`,
    values,
  )

  return rows
}

/** By which rows orders are found, and the condition that leaves those of the key. */
function rowsOf({ dataset, by, key }: Asked) {
  const counted = key === undefined ? null : countedAs(dataset, by)

  return {
    by: counted?.by ?? countingOf[dataset].of,
    ofKey: ({ sql, values }: Counted): Counted =>
      counted
        ? { sql: `${sql} where ${counted.key} = $${values.length + 1}`, values: [...values, key] }
        : { sql: `${sql} where true`, values },
  }
}

async function readOrders(
  pool: Pool,
  dataset: OrderDataset,
  added: readonly Added[],
): Promise<FigureOrder[]> {
  const { rows } = await pool.query<Omit<FigureOrder, 'placedAt' | 'values'> & { placedAt: Date }>({
    name: 'orders-of-a-figure',
    text: `select o.id, o.ticket_number::float8 as "ticketNumber", o.placed_at as "placedAt",
                  json_build_object('id', b.id, 'name', b.name) as branch, o.type, o.status,
                  o.payment_method as "paymentMethod", o.total::float8 as "totalCents"
             from orders o join branches b on b.id = o.branch_id where o.id = any($1::uuid[])`,
    values: [added.map(({ order }) => order)],
  })
  const known = new Map(rows.map((row) => [row.id, row]))

  return added.flatMap(({ order, ...sums }) => {
    const row = known.get(order)
    return row
      ? [{ ...row, placedAt: row.placedAt.toISOString(), values: valuesOf(dataset, sums, null) }]
      : []
  })
}
