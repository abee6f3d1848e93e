import type { AskedFigures } from '#domain/insight/statistics/figures.ts'

import type { House } from '../fold-orders.ts'
import { branchesOf, type Sight } from './branches-of-figures.ts'
import { countedAs, countingOf, type OrderDataset } from './business-sums.ts'
import { ordersBehind } from './counted-rows.ts'

/** The last one first. */
export type FigureOrders = { orders: string[]; count: number }

type Asked = Omit<AskedFigures, 'dataset'> & {
  dataset: OrderDataset
  sight: Sight
  /** Of a row; all that the figure is made of where there is none. */
  key?: string
  skip?: number
}

/** Which orders it may be that add to a row, by what they add. */
const isOf = {
  known: 'true',
  sold: '(orders > 0 or tip > 0)',
  lost: 'lost > 0',
} as const

/**
 * The very orders that a figure is made of, also where no filter of a list says which: those of a tax rate, of an hour
 * of the week, of guests who came again, of products that went together.
 */
export async function listFigureOrders(house: House, asked: Asked): Promise<FigureOrders> {
  const { dataset, key, limit, skip = 0 } = asked
  const { pool } = house.db
  const branches = await branchesOf(pool, asked)
  const counting = countingOf[dataset]
  const counted = key === undefined ? null : countedAs(dataset, asked.by)
  const { sql, values } = ordersBehind({ ...asked, branches }, counted?.by ?? counting.of)
  const ofKey = counted ? ` and ${counted.key} = $${values.length + 1}` : ''
  const { rows } = await pool.query<{ id: string; count: number }>(
    `select order_id as id, count(*) over ()::int as count from ${sql}
      where ${isOf[counting.orders]}${ofKey} order by hour desc, order_id limit ${limit} offset ${skip}`,
    [...values, ...(counted ? [key] : [])],
  )

  return { orders: rows.map(({ id }) => id), count: rows[0]?.count ?? 0 }
}
