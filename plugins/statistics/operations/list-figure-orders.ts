import type { PayloadRequest } from 'payload'

import { datasetOf } from '#domain/insight/statistics/datasets.data.ts'
import type { FigureOrders, FigureOrdersQuery } from '#domain/insight/statistics/figure-orders.contract.ts'
import { measures } from '#domain/insight/statistics/figure-terms.data.ts'
import type { OrderDataset } from '#domain/insight/statistics/order-datasets.data.ts'

import { branchesOf } from '../business/figures/branches-of-figures.ts'
import { readFigureOrders } from '../business/figures/read-figure-orders.ts'
import { foldBeforeReading } from '../business/fold-orders.ts'
import { sightOf } from './sight-of.ts'
import { soundlyAsked } from './soundly-asked.ts'
import { zoneOfQuestion } from './zone-of-question.ts'

/** A page of the orders that a figure is made of, for whoever may see both the figures and the orders. */
export async function listFigureOrders(
  req: PayloadRequest,
  dataset: OrderDataset,
  { key, page, limit, ...query }: FigureOrdersQuery,
): Promise<FigureOrders> {
  const sight = await sightOf(req, ['statistics', 'orders'])
  const timeZone = await zoneOfQuestion(req, query.branch)
  const asked = soundlyAsked({ dataset, query: { ...query, limit }, timeZone })
  const asOf = await foldBeforeReading(req.payload, Temporal.Now.instant())
  const { pool } = req.payload.db
  const branches = await branchesOf(pool, { ...asked, sight })
  const { totalDocs, ...found } = await readFigureOrders(pool, { ...asked, branches, key, page, limit })
  const { title, measures: named } = datasetOf(dataset)
  const totalPages = Math.max(1, Math.ceil(totalDocs / limit))

  return {
    ...found,
    totalDocs,
    limit,
    page,
    totalPages,
    hasPrevPage: page > 1,
    hasNextPage: page < totalPages,
    title,
    range: { ...asked.range, timeZone },
    by: asked.by,
    measures: named.map((name) => {
      const { label, unit, isAdditive } = measures[name]
      return { key: name, label, unit, isAdditive }
    }),
    asOf: asOf.toString(),
  }
}
