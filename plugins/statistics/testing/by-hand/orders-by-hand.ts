import type { OrderDataset } from '#domain/insight/statistics/order-datasets.data.ts'

import { type ByHand, daysIn, mostRows, pointOf, type Question, stretchesIn } from './question.ts'

type Counting = {
  by: string
  key: string
  /** By what points are counted. */
  points: 'total' | 'goods'
  measures: Readonly<Record<string, string>>
  /** Which rows have something of it, and in which order they come. */
  having: string
  most: string
}

const sum = (column: string) => `sum(${column})::float8`
const mean = (of: string, by: string) => `round(sum(${of}) / nullif(sum(${by}), 0))::float8`
const known = { orders: 'sum(orders + lost)::float8', gross: sum('gross') }
const ofKnown = { having: 'sum(entries) > 0', most: 'sum(orders + lost)' }
const ofSold = { having: 'sum(orders) > 0 or sum(tip) > 0', most: 'sum(gross)' }

const countings: Readonly<Record<OrderDataset, Counting>> = {
  orders: {
    by: 'total',
    key: 'type',
    points: 'total',
    measures: {
      orders: known.orders,
      lost: sum('lost'),
      confirmSeconds: mean('confirm_seconds', 'confirmed'),
      readySeconds: mean('ready_seconds', 'readied'),
      doorSeconds: mean('door_seconds', 'brought'),
      late: sum('late'),
    },
    ...ofKnown,
  },
  revenue: {
    by: 'total',
    key: 'type',
    points: 'total',
    measures: {
      gross: sum('gross'),
      net: sum('net'),
      tax: sum('tax'),
      orders: sum('orders'),
      average: mean('gross', 'averaged'),
      tip: sum('tip'),
    },
    ...ofSold,
  },
  'canceled-orders': {
    by: 'status',
    key: 'key',
    points: 'total',
    measures: { lost: sum('lost'), lostGross: sum('lost_gross') },
    having: 'sum(lost) > 0',
    most: 'sum(lost)',
  },
  items: {
    by: 'product',
    key: 'key',
    points: 'goods',
    measures: { quantity: 'sum(quantity)::float8 / 1000', gross: sum('gross'), orders: sum('orders') },
    ...ofSold,
    most: 'sum(quantity)',
  },
  'popular-items': {
    by: 'product',
    key: 'key',
    points: 'goods',
    measures: { orders: sum('orders'), quantity: 'sum(quantity)::float8 / 1000', gross: sum('gross') },
    ...ofSold,
    most: 'sum(orders)',
  },
  'order-times': { by: 'hour', key: 'key', points: 'total', measures: known, ...ofKnown },
  'order-origins': { by: 'total', key: 'origin', points: 'total', measures: known, ...ofKnown },
  'revenue-origins': {
    by: 'total',
    key: 'origin',
    points: 'total',
    measures: { gross: sum('gross'), orders: sum('orders'), average: mean('gross', 'averaged') },
    ...ofSold,
  },
}

/** What somebody would write who knows the rollups of orders, for just this question and these branches. */
export function ordersByHand(
  question: Question & { dataset: OrderDataset },
  branches: readonly string[],
): ByHand {
  const { by, key, points, measures, having, most } = countings[question.dataset]
  const told = Object.entries(measures)
    .map(([name, sql]) => `${sql} as "${name}"`)
    .join(', ')
  const of = (counted: string) => `by = '${counted}' and branch_id = any($1::uuid[])`

  return {
    points: {
      text: `select ${pointOf('start', question)}::text as at, ${told}
               from ${daysIn('order_counts', question, of(points), 'whole-')} group by 1`,
      values: [branches],
    },
    rows: {
      // Hours come all of them, in whatever order.
      text: `select ${key} as key, ${told} from ${stretchesIn('order_counts', question, of(by), key === 'key' ? 'whole-' : '')} group by 1
             having ${having} ${by === 'hour' ? '' : `order by ${most} desc, sum(gross) desc, ${key} collate "C" limit ${mostRows}`}`,
      values: [branches],
    },
  }
}

/** Orders of guests who came by a code. */
export const ordersOfCodes = (question: Question): string =>
  `select key, sum(orders + lost)::float8 as orders, sum(gross)::float8 as gross
     from ${stretchesIn('order_counts', question, `by = 'code' and branch_id = any($1::uuid[])`, 'whole-')} group by 1`

/** What was sold at each branch, by the points of the range. */
export const revenueOfBranches = (question: Question): string =>
  `select ${pointOf('start', question)}::text as at, branch_id::text as key, sum(gross)::float8 as gross
     from ${daysIn('order_counts', question, `by = 'total' and branch_id = any($1::uuid[])`, 'whole-')} group by 1, 2`
