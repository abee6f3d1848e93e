import type { CountedBy } from '#domain/insight/business/counts-of-order.ts'
import type { OrderSums, SumName } from '#domain/insight/business/order-sums.ts'
import { type DatasetName, datasetOf } from '#domain/insight/statistics/datasets.data.ts'
import type { Grouping, Measure } from '#domain/insight/statistics/figure-terms.data.ts'
import { type OrderDataset, orderDatasets } from '#domain/insight/statistics/order-datasets.data.ts'
import type { AskedFigures } from '#domain/insight/statistics/figures.ts'

/** A question to the ledgers. Branches are those that whoever asks may see and means. */
export type AskedBusiness = AskedFigures & { branches: readonly string[] }

export type PointSum = OrderSums & { at: string }
export type KeySum = OrderSums & { key: string }
/** The greatest keys, with what all of them come to. */
export type KeySums = { keys: KeySum[]; count: number; all: OrderSums }

/** More keys than anybody reads; what is beyond is summed. */
export const mostKeys = 5000

/** What a dataset counts of an order, which orders are in it, and what its greatest rows have most of. */
type Counting = { of: 'total' | 'goods'; orders: 'known' | 'sold' | 'lost'; most: string }

export const countingOf: Readonly<Record<OrderDataset, Counting>> = {
  orders: { of: 'total', orders: 'known', most: 'orders + lost' },
  revenue: { of: 'total', orders: 'sold', most: 'gross' },
  'canceled-orders': { of: 'total', orders: 'lost', most: 'lost' },
  items: { of: 'goods', orders: 'sold', most: 'quantity' },
  'popular-items': { of: 'goods', orders: 'sold', most: 'orders' },
  'order-times': { of: 'total', orders: 'known', most: 'orders + lost' },
  'order-origins': { of: 'total', orders: 'known', most: 'orders + lost' },
  'revenue-origins': { of: 'total', orders: 'sold', most: 'gross' },
}

/** Of what measures are made. */
const madeOf: Readonly<Partial<Record<Measure, readonly SumName[]>>> = {
  orders: ['orders', 'lost'],
  average: ['gross', 'averaged'],
  confirmSeconds: ['confirmSeconds', 'confirmed'],
  readySeconds: ['readySeconds', 'readied'],
  doorSeconds: ['doorSeconds', 'brought'],
  share: ['orders'],
}

/** The sums of which a dataset tells anything, and by which its rows are told in their order. */
export function sumsOf(dataset: OrderDataset): SumName[] {
  const told = datasetOf(dataset).measures.flatMap(
    // Others are named as what they are the sum of.
    (measure) => madeOf[measure] ?? [measure as SumName],
  )

  return [...new Set<SumName>([...told, 'gross'])]
}

export const isOfOrders = (dataset: DatasetName): dataset is OrderDataset =>
  orderDatasets.some((name) => name === dataset)

/** Groupings that every row says, whatever it counts; all others are counted by as they are named. */
const cells: Readonly<Partial<Record<Grouping, string>>> = {
  type: 'type',
  origin: 'origin',
  branch: 'branch_id::text',
}

/** By what rows of a grouping are counted, and the column that tells them apart. */
export function countedAs(dataset: OrderDataset, by: Grouping): { by: CountedBy; key: string } {
  const cell = cells[by]

  // Groupings of orders are named as what orders are counted by.
  return cell === undefined ? { by: by as CountedBy, key: 'key' } : { by: countingOf[dataset].of, key: cell }
}
