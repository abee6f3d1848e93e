import type { DatasetName } from './datasets.data.ts'

/** Those that are made of orders alone. */
export const orderDatasets = [
  'orders',
  'revenue',
  'canceled-orders',
  'items',
  'popular-items',
  'order-times',
  'order-origins',
  'revenue-origins',
] as const satisfies readonly DatasetName[]
export type OrderDataset = (typeof orderDatasets)[number]
