import { figureOrdersContract } from '#domain/insight/statistics/figure-orders.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { listFigureOrders } from '../operations/list-figure-orders.ts'

export const figureOrdersEndpoint = endpointOf(figureOrdersContract, async (req, { params, query }) =>
  Response.json(await listFigureOrders(req, params.dataset, query), unkept),
)
