import type { PayloadRequest } from 'payload'

import { noneKey, unknownKey } from '#domain/insight/business/order-fact.ts'
import { type DatasetName, datasetOf } from '#domain/insight/statistics/datasets.data.ts'
import type { AskedFigures, Figures } from '#domain/insight/statistics/figures.ts'
import type { Statistics, StatisticsQuery } from '#domain/insight/statistics/statistics.contract.ts'
import { comparedRange } from '#domain/insight/statistics/statistics-range.ts'
import { toStatistics } from '#domain/insight/statistics/to-statistics.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { readVisitFigures } from '#plugins/analytics/analytics.port.ts'
import { readScanFigures } from '#plugins/qr-codes/qr-codes.port.ts'

import { readBusinessFigures } from '../business/figures/read-business-figures.ts'
import { type OrdersByCode, readOrdersByCode } from '../business/figures/read-orders-by-code.ts'
import { sightOf } from './sight-of.ts'
import { soundlyAsked } from './soundly-asked.ts'
import { zoneOfBranch } from './zone-of-branch.ts'

type Told = Figures & { asOf?: Temporal.Instant }
/** What whoever asks may be told of any range. */
type Telling = (asked: AskedFigures) => Promise<Told>

/** One dataset over one range, and over the one it is compared with. */
export async function readStatistics(
  req: PayloadRequest,
  dataset: DatasetName,
  query: StatisticsQuery,
): Promise<Statistics> {
  const now = Temporal.Now.instant()
  const tell = await tellingOf(req, dataset, now)
  const asked = soundlyAsked({ dataset, query, timeZone: await zoneOfBranch(req, query.branch) })
  const { asOf = now, ...figures } = await tell(asked)
  const keys = figures.rows.map(({ key }) => key)
  const range = query.compare && comparedRange(asked.range, query.compare)
  const compared = range ? { range, figures: await tell({ ...asked, range, keys }) } : null

  return toStatistics({ asked, figures, compared, asOf: asOf.toString() })
}

/** Rights come first: who may not ask learns nothing from what is wrong with the question. */
async function tellingOf(req: PayloadRequest, dataset: DatasetName, now: Temporal.Instant): Promise<Telling> {
  const { pool } = req.payload.db
  if (datasetOf(dataset).layer === 'visits') {
    await requireRight(req, 'read', 'analytics-logs')

    return (asked) => readVisitFigures(pool, asked)
  }
  const sight = await sightOf(req, ['statistics'])
  if (dataset === 'qr-code-targets') return (asked) => readScanFigures(pool, asked)
  if (dataset !== 'qr-code-origins') {
    return (asked) => readBusinessFigures(req.payload, { ...asked, sight, now })
  }

  return async (asked) => {
    const [scans, orders] = await Promise.all([
      readScanFigures(pool, asked),
      readOrdersByCode(req.payload, { ...asked, sight, now }),
    ])
    return withOrders(scans, asked, orders)
  }
}

/** What came of the scans of each code: orders of guests who agreed to be counted. */
function withOrders(scans: Figures, asked: AskedFigures, { byCode, asOf }: OrdersByCode): Told {
  const total = [...byCode]
    .filter(([code]) => code !== noneKey && code !== unknownKey)
    .reduce(
      (sum, [, values]) => ({
        orders: sum.orders + (values.orders ?? 0),
        gross: sum.gross + (values.gross ?? 0),
      }),
      { orders: 0, gross: 0 },
    )
  const isByCode = asked.by === 'code'

  return {
    ...scans,
    total: { ...scans.total, ...total },
    rows: scans.rows.map((row) => ({
      ...row,
      values: {
        ...row.values,
        orders: isByCode ? (byCode.get(row.key)?.orders ?? 0) : null,
        gross: isByCode ? (byCode.get(row.key)?.gross ?? 0) : null,
      },
    })),
    asOf,
  }
}
