import type { Pool } from 'pg'

import type { Filter } from '#domain/insight/statistics/figure-terms.data.ts'
import type { AskedFigures } from '#domain/insight/statistics/figures.ts'
import { instantsOf } from '#domain/insight/statistics/statistics-range.ts'
import type { CountedBy } from '#domain/insight/visits/visit-counts.ts'
import { Refused } from '#kernel/refused.ts'

import { type CountRow, type HourRow, nobody, rowsOfVisit, type SketchRow } from '../visits/rollup-rows.ts'
import { addTo } from '../visits/sum-rows.ts'
import { toVisit, visitColumns, type VisitRecord, type VisitRow } from '../visits/visit-record.ts'

/** What some visits come to: points without their keys, keys without their days, hours, and who came. */
export type GatheredVisits = {
  days: readonly CountRow[]
  keys: readonly CountRow[]
  hours: readonly HourRow[]
  visitors: readonly (Omit<SketchRow, 'visitor'> & { visitors: ReadonlySet<string> })[]
}
export type GatheringVisits = (asked: Selected) => Promise<GatheredVisits>

/** Which visits are meant; all that is asked about the same ones is told by what they come to. */
type Selected = Pick<AskedFigures, 'range' | 'timeZone' | 'branch' | 'division' | 'filters'>

/** Each takes some 30 microseconds of the process that serves guests as well. */
const mostVisits = 200_000

/** Reads each selection once, however much is asked about it; beyond so many visits it refuses to. */
export function gatheringOnce(pool: Pool, most = mostVisits): GatheringVisits {
  const known = new Map<string, Promise<GatheredVisits>>()

  return ({ range, timeZone, branch, division, filters }) => {
    const selected = { range, timeZone, branch, division, filters }
    const key = JSON.stringify(selected)
    const gathered = known.get(key) ?? gatherVisits(pool, selected, most)
    known.set(key, gathered)

    return gathered
  }
}

async function gatherVisits(pool: Pool, selected: Selected, most: number): Promise<GatheredVisits> {
  const branch = selected.branch ?? nobody
  const days = new Map<string, CountRow>()
  const keys = new Map<string, CountRow>()
  const hours = new Map<string, HourRow>()
  const visitors = new Map<string, Omit<SketchRow, 'visitor'> & { visitors: Set<string> }>()
  let read = 0
  for await (const visits of matchingVisits(pool, selected)) {
    read += visits.length
    if (read > most) throw tooMany(most)
    for (const visit of visits) {
      const rows = rowsOfVisit(visit, branch)
      for (const row of rows.counts) {
        if (pointsBy.has(row.by)) addTo(days, `${row.start}|${row.by}`, row)
        addTo(keys, `${row.by}|${row.device}|${row.origin}|${row.key}`, row)
      }
      for (const row of rows.hours) addTo(hours, String(row.hour), row)
      for (const row of rows.sketches) note(visitors, row)
    }
  }

  return {
    days: [...days.values()],
    keys: [...keys.values()],
    hours: [...hours.values()],
    visitors: [...visitors.values()],
  }
}

/** By what points are asked for, of any dataset. */
const pointsBy: ReadonlySet<string> = new Set<CountedBy>(['total', 'action', 'ordered'])

function note(
  into: Map<string, Omit<SketchRow, 'visitor'> & { visitors: Set<string> }>,
  { visitor, ...row }: SketchRow,
): void {
  const key = `${row.start}|${row.device}|${row.origin}`
  const known = into.get(key) ?? { ...row, visitors: new Set<string>() }
  known.visitors.add(visitor)
  into.set(key, known)
}

function tooMany(most: number): Refused {
  const message = `Darauf treffen mehr als ${most.toLocaleString('de')} Besuche zu. Bitte wählen Sie einen kürzeren Zeitraum.`

  return new Refused('validation', {}, [{ field: 'to', message, code: 'validation' }])
}

/** The columns that can be asked for as they are. */
const columns = [
  'device',
  'origin',
  'source',
  'campaign',
  'medium',
  'code',
  'resolution',
  'ratio',
  'scheme',
  'browser',
  'system',
] as const satisfies readonly Filter[]

/** So many at once that nobody else waits long while they are gathered. */
const visitsAtOnce = 1000

async function* matchingVisits(pool: Pool, asked: Selected): AsyncGenerator<VisitRecord[]> {
  const { begin, end } = instantsOf(asked.range, asked.timeZone)
  const { branch, division, filters } = asked
  const parts: [string, string | undefined][] = [
    ...columns.map((name): [string, string | undefined] => [`${name} = `, filters[name]]),
    ['division_id = ', division],
    ['pages @> ', filters.page && `{${JSON.stringify(filters.page)}}`],
    ['branches @> ', branch && `{${branch}}`],
  ]
  const given = parts.filter(([, value]) => value !== undefined)
  const conditions = given.map(([part], index) => ` and ${part}$${index + 4}`)
  let last = { startedAt: begin, id: nobody }
  for (;;) {
    const { rows } = await pool.query<VisitRow>(
      `select ${visitColumns} from analytics_visits
        where started_at < $2 and (started_at, id) > ($1, $3)${conditions.join('')}
        order by started_at, id limit ${visitsAtOnce}`,
      [new Date(last.startedAt), new Date(end), last.id, ...given.map(([, value]) => value)],
    )
    const visits = rows.map(toVisit)
    yield visits.filter(
      ({ steps }) => filters.action === undefined || steps.some(({ action }) => action === filters.action),
    )
    const latest = visits.at(-1)
    if (!latest || rows.length < visitsAtOnce) return
    last = latest
  }
}
