import type { PayloadRequest } from 'payload'

import { zoneOfHouse, readZones } from '#collections/shared/zone-of-house.ts'
import { askedOf } from '#domain/insight/statistics/asked-of.ts'
import { type DatasetName, datasetOf } from '#domain/insight/statistics/datasets.data.ts'
import type { AskedFigures, Figures } from '#domain/insight/statistics/figures.ts'
import { comparedRange } from '#domain/insight/statistics/statistics-range.ts'
import type { Statistics, StatisticsQuery } from '#domain/insight/statistics/statistics.contract.ts'
import { toStatistics } from '#domain/insight/statistics/to-statistics.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { Refused } from '#kernel/refused.ts'
import { readVisitFigures } from '#plugins/analytics/analytics.port.ts'
import { readScanFigures } from '#plugins/qr-codes/qr-codes.port.ts'

/** One dataset over one range, and over the one it is compared with. */
export async function readStatistics(
  req: PayloadRequest,
  dataset: DatasetName,
  query: StatisticsQuery,
): Promise<Statistics> {
  const { layer } = datasetOf(dataset)
  await requireRight(req, 'read', layer === 'visits' ? 'analytics-logs' : 'statistics', {
    isInPart: layer === 'business',
  })
  const asOf = Temporal.Now.instant().toString()
  const asking = askedOf(dataset, query, await zoneOf(req, query.branch))
  if ('problems' in asking) {
    throw new Refused(
      'validation',
      {},
      asking.problems.map((problem) => ({ ...problem, code: 'validation' })),
    )
  }
  const { asked } = asking
  const figures = await readFigures(req, asked)
  if (!query.compare) return toStatistics({ asked, figures, compared: null, asOf })

  const range = comparedRange(asked.range, query.compare)
  const keys = figures.rows.map(({ key }) => key)
  const compared = { range, figures: await readFigures(req, { ...asked, range, keys }) }

  return toStatistics({ asked, figures, compared, asOf })
}

const scans: readonly DatasetName[] = ['qr-code-origins', 'qr-code-targets']

function readFigures({ payload }: PayloadRequest, asked: AskedFigures): Promise<Figures> {
  const { pool } = payload.db

  return scans.includes(asked.dataset) ? readScanFigures(pool, asked) : readVisitFigures(pool, asked)
}

async function zoneOf(req: PayloadRequest, branch: string | undefined): Promise<string> {
  if (branch === undefined) return zoneOfHouse(req)
  const zone = (await readZones(req)).zones[branch]
  if (zone === undefined) throw new Refused('unknown-branch')

  return zone
}
