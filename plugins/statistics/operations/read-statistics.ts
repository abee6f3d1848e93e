import type { PayloadRequest } from 'payload'

import { type DatasetName, datasetOf } from '#domain/insight/statistics/datasets.data.ts'
import type { AskedFigures, Figures } from '#domain/insight/statistics/figures.ts'
import type { Statistics, StatisticsQuery } from '#domain/insight/statistics/statistics.contract.ts'
import { comparedRange } from '#domain/insight/statistics/statistics-range.ts'
import { toStatistics } from '#domain/insight/statistics/to-statistics.ts'
import { readVisitFigures } from '#plugins/analytics/analytics.port.ts'
import { readScanFigures } from '#plugins/qr-codes/qr-codes.port.ts'

import { readBusinessFigures } from '../business/figures/read-business-figures.ts'
import { type OrdersByCode, readOrdersByCode } from '../business/figures/read-orders-by-code.ts'
import { type Asker, askerOf } from './asker-of.ts'
import { soundlyAsked } from './soundly-asked.ts'
import { zoneOfQuestion } from './zone-of-question.ts'

type Told = Figures & { asOf?: Temporal.Instant }
/** What whoever asks may be told of any range. */
type Telling = (asked: AskedFigures) => Promise<Told>

/** One dataset over one range, and over the one it is compared with. */
export async function readStatistics(
  req: PayloadRequest,
  dataset: DatasetName,
  query: StatisticsQuery,
  asker: Asker = askerOf(req),
): Promise<Statistics> {
  const tell = await tellingOf(asker, dataset)
  const asked = soundlyAsked({ dataset, query, timeZone: await zoneOfQuestion(req, query.branch) })
  const { asOf = asker.now, ...figures } = await tell(asked)
  const keys = figures.rows.map(({ key }) => key)
  const range = query.compare && comparedRange(asked.range, query.compare)
  const compared = range ? { range, figures: await tell({ ...asked, range, keys }) } : null

  return toStatistics({ asked, figures, compared, asOf: asOf.toString() })
}

/** Rights come first: who may not ask learns nothing from what is wrong with the question. */
async function tellingOf({ payload, now, ...asker }: Asker, dataset: DatasetName): Promise<Telling> {
  const { pool } = payload.db
  if (datasetOf(dataset).layer === 'visits') {
    await asker.mayReadVisits()

    return (asked) => readVisitFigures(pool, asked, asker.gather)
  }
  const sight = await asker.sight()
  const { branches } = sight
  if (dataset === 'qr-code-targets') return (asked) => readScanFigures(pool, { ...asked, branches })
  const { counted } = asker
  if (dataset !== 'qr-code-origins') {
    return (asked) => readBusinessFigures(payload, { ...asked, sight, now, counted })
  }
  const asOf = await counted()

  return async (asked) => {
    const [scans, orders] = await Promise.all([
      readScanFigures(pool, { ...asked, branches }),
      readOrdersByCode(payload, { ...asked, sight }),
    ])
    return { ...withOrders(scans, asked, orders), asOf }
  }
}

/** What came of the scans of each code: orders of guests who agreed to be counted. */
function withOrders(scans: Figures, asked: AskedFigures, { byCode, total }: OrdersByCode): Figures {
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
  }
}
