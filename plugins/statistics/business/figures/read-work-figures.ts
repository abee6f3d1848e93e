import type { Pool } from 'pg'

import { listPath } from '#collections/shared/admin/list-path.ts'
import { unknownKey } from '#domain/insight/business/order-fact.ts'
import type { DatasetName } from '#domain/insight/statistics/datasets.data.ts'
import type { Figures } from '#domain/insight/statistics/figures.ts'
import type { StatisticsValues } from '#domain/insight/statistics/statistics.contract.ts'
import { bucketOf, instantsOf } from '#domain/insight/statistics/statistics-range.ts'
import { readPlannedTime } from '#plugins/planner/planner.port.ts'
import { firstDayOf, readWorkedTime, type TimeOfPerson } from '#plugins/working-time/working-time.port.ts'

import type { AskedBusiness } from './business-sums.ts'
import { countedHours, countedRows } from './counted-rows.ts'
import { labelsOf } from './labels-of-orders.ts'

export const workDatasets = ['working-activities', 'working-schedules'] as const
export type WorkDataset = (typeof workDatasets)[number]
export const isOfWork = (dataset: DatasetName): dataset is WorkDataset =>
  workDatasets.some((name) => name === dataset)

type Asked = AskedBusiness & { dataset: WorkDataset; people: readonly string[] | 'all' }

type Revenue = { branch: string; at: string; gross: number }
type Work = { times: readonly TimeOfPerson[]; revenues: readonly Revenue[] }

/**
 * Minutes that were worked or are planned, and what was sold at the same branches meanwhile. How long a person worked is
 * told to those alone who may see it; everybody else learns of branches.
 */
export async function readWorkFigures(pool: Pool, asked: Asked): Promise<Figures> {
  const { branches, range, grain } = asked
  const read = asked.dataset === 'working-activities' ? readWorkedTime : readPlannedTime
  const [times, revenues] = await Promise.all([
    read(pool, { branches, ...range, grain }),
    readRevenues(pool, asked),
  ])
  const work = { times, revenues }

  return {
    total: valuesOf(work),
    points: pointsOf(asked, work),
    ...(await rowsOf(pool, asked, work)),
    path: pathOf(asked),
  }
}

async function readRevenues(pool: Pool, asked: Asked): Promise<Revenue[]> {
  const { grain } = asked
  const isByHour = grain === 'hour'
  const { sql, values } = isByHour
    ? countedHours(asked, 'total')
    : countedRows(asked, { by: 'total', isByDay: grain !== 'month', isByCell: false })
  const { rows } = await pool.query<Omit<Revenue, 'at'> & { at: Date | string }>(
    `select branch_id as branch, ${isByHour ? 'hour' : `${firstDayOf(grain, 'start')}::text`} as at, sum(gross)::float8 as gross
       from ${sql} group by 1, 2`,
    values,
  )

  return rows.map(({ at, ...row }) => ({ ...row, at: at instanceof Date ? at.toISOString() : at }))
}

function valuesOf({ times, revenues }: Work): StatisticsValues {
  const minutes = times.reduce((sum, each) => sum + each.minutes, 0)
  const gross = revenues.reduce((sum, each) => sum + each.gross, 0)

  return {
    minutes,
    people: peopleIn(times).size,
    gross,
    grossPerHour: minutes === 0 ? null : Math.round((gross * 60) / minutes),
  }
}

const peopleIn = (times: readonly TimeOfPerson[]): Set<string> =>
  new Set(times.flatMap(({ person }) => person ?? []))

/** What began in an hour or on a day counts there as a whole. */
function pointsOf({ grain, range }: Asked, { times, revenues }: Work): Map<string, StatisticsValues> {
  const atOf = (day: string) => (grain === 'hour' ? day : bucketOf(day, grain, range))
  const work = Map.groupBy(times, ({ day, hour }) => hour?.toISOString() ?? atOf(day))
  const sold = Map.groupBy(revenues, ({ at }) => atOf(at))

  return new Map(
    [...new Set([...work.keys(), ...sold.keys()])].map((at) => [
      at,
      valuesOf({ times: work.get(at) ?? [], revenues: sold.get(at) ?? [] }),
    ]),
  )
}

async function rowsOf(pool: Pool, asked: Asked, work: Work): Promise<Pick<Figures, 'rows' | 'others'>> {
  const { by, limit, keys: wanted, people } = asked
  const isByPerson = by === 'person'
  const groups = Map.groupBy(work.times, ({ person, branch }) =>
    isByPerson ? (person ?? unknownKey) : branch,
  )
  const told = [...groups]
    .filter(([key]) => !isByPerson || key === unknownKey || people === 'all' || people.includes(key))
    .map(([key, times]) => ({ key, times, values: valuesOfRow(asked, work, key, times) }))
    .toSorted(
      (one, other) =>
        (other.values.minutes ?? 0) - (one.values.minutes ?? 0) || (one.key < other.key ? -1 : 1),
    )
  const shown = wanted ? told.filter(({ key }) => wanted.includes(key)) : told.slice(0, limit)
  const label = await labelsOf(
    pool,
    by,
    shown.map(({ key }) => key),
  )
  const keys = new Set(shown.map(({ key }) => key))
  const hidden = [...groups].filter(([key]) => !keys.has(key)).flatMap(([, times]) => times)

  return {
    rows: shown.map(({ key, values }) => ({ key, label: label(key), values, path: pathOf(asked, key) })),
    ...(!wanted &&
      groups.size > shown.length && {
        others: { rows: groups.size - shown.length, values: valuesOfRow(asked, work, null, hidden) },
      }),
  }
}

/** What was sold is a matter of branches, and of no person. */
function valuesOfRow(
  { by }: Asked,
  { revenues }: Work,
  key: string | null,
  times: readonly TimeOfPerson[],
): StatisticsValues {
  if (by === 'person') return { ...valuesOf({ times, revenues: [] }), gross: null, grossPerHour: null }
  const branches = new Set(key === null ? times.map(({ branch }) => branch) : [key])

  return valuesOf({ times, revenues: revenues.filter(({ branch }) => branches.has(branch)) })
}

/** The list of what was worked, or is planned, in the panel. */
function pathOf({ dataset, by, branches, range, timeZone }: Asked, key?: string): string {
  const { begin, end } = instantsOf(range, timeZone)
  const within = {
    greater_than_equal: new Date(begin).toISOString(),
    less_than: new Date(end).toISOString(),
  }
  const isOfPerson = key !== undefined && by === 'person'
  const of = {
    branch: { in: key !== undefined && by === 'branch' ? [key] : [...branches] },
    ...(isOfPerson && { user: key === unknownKey ? { exists: false } : { equals: key } }),
  }

  return dataset === 'working-activities'
    ? listPath(dataset, [{ startedAt: within, state: { equals: 'ended' }, ...of }])
    : listPath(dataset, [{ from: within, status: { equals: 'published' }, ...of }])
}
