import { type Filter, filtersOf } from '#domain/insight/statistics/figure-terms.data.ts'
import type { FigureOrdersAsked } from '#domain/insight/statistics/figure-orders.contract.ts'
import { type OrderDataset, orderDatasets } from '#domain/insight/statistics/order-datasets.data.ts'

/** Which figure an address asks about; null where it names none. What else is wrong with it the call says. */
export type FigureInAddress = {
  dataset: OrderDataset
  query: FigureOrdersAsked
  filters: readonly { name: Filter; key: string }[]
  branch: string | null
}

export const ordersPerPage = 200

export function figureInAddress(params: URLSearchParams): FigureInAddress | null {
  const { dataset: named, ...said } = Object.fromEntries(params)
  const dataset = orderDatasets.find((name) => name === named)
  if (dataset === undefined) return null
  const filters = filtersOf.business.flatMap((name) => {
    const key = said[name]
    return key === undefined ? [] : [{ name, key }]
  })

  return {
    dataset,
    // The server judges it, and says what it does not understand.
    query: { ...said, limit: ordersPerPage } as FigureOrdersAsked,
    filters,
    branch: said.branch ?? null,
  }
}
