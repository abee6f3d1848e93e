import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { orderStatuses, orderTypes, paymentMethods } from '../../ordering/order-terms.ts'
import { rightsSentence } from '../../people/rights-texts.ts'
import { insightRights } from '../../people/rights/insight.data.ts'
import { orderDatasets } from './order-datasets.data.ts'
import { statisticsArea } from './statistics-calls.contract.ts'
import { figureValues, statistics, statisticsQuery } from './statistics.contract.ts'

const page = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))

/** A question to a dataset, and of which of its rows: without a key, all that its total is made of. */
export const figureOrdersQuery = z.extend(z.omit(statisticsQuery, { grain: true, compare: true }), {
  key: z.optional(z.string().check(z.maxLength(1000))),
  page: z._default(page, 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 50),
})
/** As it stands in an address. */
export type FigureOrdersAsked = z.input<typeof figureOrdersQuery>
export type FigureOrdersQuery = z.infer<typeof figureOrdersQuery>

const figureOrder = z.object({
  id: z.string(),
  ticketNumber: z.nullable(z.int()),
  placedAt: z.iso.datetime(),
  branch: z.object({ id: z.string(), name: z.string() }),
  type: z.enum(orderTypes),
  status: z.enum(orderStatuses),
  paymentMethod: z.enum(paymentMethods),
  totalCents: z.int(),
  /** What it adds to the figure; averages are its own. */
  values: figureValues,
})
export type FigureOrder = z.infer<typeof figureOrder>

/** Payload's page envelope, and the figure itself: what adds up is the sum of all orders on all pages. */
export const figureOrders = z.object({
  docs: z.array(figureOrder),
  totalDocs: z.int(),
  limit: z.int(),
  page: z.int(),
  totalPages: z.int(),
  hasPrevPage: z.boolean(),
  hasNextPage: z.boolean(),
  title: z.string(),
  range: z.pick(statistics.shape.range, { from: true, to: true, timeZone: true }),
  by: statistics.shape.by,
  /** What the row is called; nothing where it is the total. */
  label: z.nullable(z.string()),
  measures: statistics.shape.measures,
  total: figureValues,
  asOf: statistics.shape.asOf,
})
export type FigureOrders = z.infer<typeof figureOrders>

export const figureOrdersContract = {
  method: 'get',
  path: '/api/statistics/{dataset}/orders',
  area: statisticsArea,
  summary: 'Die Bestellungen, aus denen eine Zahl besteht, die späteste zuerst, mit dem, was jede beiträgt',
  params: z.object({ dataset: z.enum(orderDatasets) }),
  query: figureOrdersQuery,
  responses: { 200: { description: 'Eine Seite der Bestellungen', body: figureOrders } },
  errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-branch'],
  rights: rightsSentence(insightRights.statistics, 'read'),
} as const satisfies ApiContract
