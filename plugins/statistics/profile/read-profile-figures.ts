import type { Pool } from 'pg'

import { listPath } from '#collections/shared/admin/list-path.ts'
import { noneKey } from '#domain/insight/business/order-fact.ts'
import { datasetOf, type ProfileName } from '#domain/insight/statistics/datasets.data.ts'
import type { Measure } from '#domain/insight/statistics/figure-terms.data.ts'
import type { AskedFigures, Figures } from '#domain/insight/statistics/figures.ts'
import type { StatisticsValues } from '#domain/insight/statistics/statistics.contract.ts'
import { bucketOf, instantsOf } from '#domain/insight/statistics/statistics-range.ts'
import { readShiftsOfPerson } from '#plugins/planner/planner.port.ts'
import { readWorkOfPerson } from '#plugins/working-time/working-time.port.ts'

import { labelsOf } from '../business/figures/labels-of-orders.ts'

type Asked = AskedFigures<ProfileName> & { person: string; now: Temporal.Instant }

type Sums = Partial<Record<Measure, number>>
/** A stretch of work or a shift: where and when it counts, and what it adds. */
type Entry = { branch: string; project: string; task: string; day: string; hour: Date; adds: Sums }

/** What somebody worked and was to work, by the days and hours in which it began: every figure is a sum of entries. */
export async function readProfileFigures(pool: Pool, asked: Asked): Promise<Figures> {
  const entries = (await readEntries(pool, asked)).filter(
    ({ branch }) => asked.branch === undefined || branch === asked.branch,
  )

  return {
    total: valuesOf(asked, entries),
    points: new Map(
      [...Map.groupBy(entries, (entry) => pointOf(asked, entry))].map(([at, own]) => [
        at,
        valuesOf(asked, own),
      ]),
    ),
    ...(await rowsOf(pool, asked, entries)),
    path: pathOf(asked),
  }
}

async function readEntries(pool: Pool, { dataset, person, range, now }: Asked): Promise<Entry[]> {
  const work = await readWorkOfPerson(pool, { person, ...range })
  const worked = work.map(
    ({ project, task, minutes, ...where }): Entry => ({
      ...where,
      project: project ?? noneKey,
      task: task ?? noneKey,
      adds: { minutes, stints: 1, balance: minutes },
    }),
  )
  if (dataset === 'user-profile-working-activities') return worked
  const shifts = await readShiftsOfPerson(pool, { person, ...range })

  return [
    ...worked,
    ...shifts.map(({ until, minutes, ...where }): Entry => {
      const due = until.getTime() <= now.epochMilliseconds ? minutes : 0
      return {
        ...where,
        project: noneKey,
        task: noneKey,
        adds: { plannedMinutes: minutes, dueMinutes: due, balance: -due },
      }
    }),
  ]
}

const valuesOf = ({ dataset }: Asked, entries: readonly Entry[]): StatisticsValues =>
  Object.fromEntries(
    datasetOf(dataset).measures.map((measure) => [
      measure,
      entries.reduce((sum, { adds }) => sum + (adds[measure] ?? 0), 0),
    ]),
  )

const pointOf = ({ grain, range }: Asked, { day, hour }: Entry): string =>
  grain === 'hour' ? hour.toISOString() : bucketOf(day, grain, range)

// Profiles have these groupings and no others.
const byOf = ({ by }: Asked) => by as 'branch' | 'project' | 'task'

async function rowsOf(
  pool: Pool,
  asked: Asked,
  entries: readonly Entry[],
): Promise<Pick<Figures, 'rows' | 'others'>> {
  const { limit, keys: wanted } = asked
  const by = byOf(asked)
  const groups = [...Map.groupBy(entries, (entry) => entry[by])]
    .map(([key, own]) => ({ key, own, values: valuesOf(asked, own) }))
    .toSorted((one, other) => greaterFirst(one, other))
  const shown = wanted ? groups.filter(({ key }) => wanted.includes(key)) : groups.slice(0, limit)
  const label = await labelsOf(
    pool,
    by,
    shown.map(({ key }) => key),
  )
  const hidden = groups.slice(shown.length).flatMap(({ own }) => own)

  return {
    rows: shown.map(({ key, values }) => ({ key, label: label(key), values, path: pathOf(asked, key) })),
    ...(!wanted &&
      groups.length > shown.length && {
        others: { rows: groups.length - shown.length, values: valuesOf(asked, hidden) },
      }),
  }
}

type Group = { key: string; values: StatisticsValues }

const greaterFirst = (one: Group, other: Group): number =>
  (other.values.minutes ?? 0) - (one.values.minutes ?? 0) || (one.key < other.key ? -1 : 1)

/** The list of what was worked, in the panel. */
function pathOf(asked: Asked, key?: string): string {
  const { person, branch, range, timeZone } = asked
  const { begin, end } = instantsOf(range, timeZone)
  const own = key === noneKey ? { exists: false } : { equals: key }

  return listPath('working-activities', [
    {
      user: { equals: person },
      state: { equals: 'ended' },
      startedAt: {
        greater_than_equal: new Date(begin).toISOString(),
        less_than: new Date(end).toISOString(),
      },
      ...(branch !== undefined && { branch: { equals: branch } }),
      ...(key !== undefined && { [byOf(asked)]: own }),
    },
  ])
}
