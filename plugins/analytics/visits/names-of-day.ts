import type { Pool } from 'pg'

import { funnelActions } from '#domain/insight/visits/visit-counts.ts'
import { nobody } from './rollup-rows.ts'

/** What pages name as they like, and rollups count by. Ways from page to page are made of names of pages. */
const namedKinds = ['page', 'action', 'source', 'campaign', 'medium', 'code', 'resolution', 'ratio'] as const
export type NamedKind = (typeof namedKinds)[number] | 'step'

/** So many of each kind that nobody has heard of before get a row of their own within a day, in each process. */
export const mostNew: Readonly<Record<NamedKind, number>> = {
  page: 500,
  action: 100,
  source: 500,
  campaign: 200,
  medium: 100,
  code: 500,
  resolution: 200,
  ratio: 50,
  step: 20_000,
}

/** The greatest of this month and the one before: whatever is made up, these are told apart. */
const mostKnown = 2000

export type NamesOfDay = {
  /** Whether a name is counted as it is. Once it is, it is for the rest of the day. */
  admits: (kind: NamedKind, name: string) => boolean
}

const kept = new WeakMap<Pool, { day: string; names: Promise<NamesOfDay> }>()

/**
 * Which names are told apart on the day of an instant, in epoch milliseconds: anybody may send any, and each is a row for
 * ever. Names beyond are put together before anything of them is written down, so the log says what rollups say.
 */
export function namesOfDay(pool: Pool, atMs: number): Promise<NamesOfDay> {
  const day = new Date(atMs).toISOString().slice(0, 10)
  const known = kept.get(pool)
  if (known?.day === day) return known.names
  const names = readNames(pool, day)
  kept.set(pool, { day, names })
  names.catch(() => kept.delete(pool))

  return names
}

async function readNames(pool: Pool, day: string): Promise<NamesOfDay> {
  const since = Temporal.PlainDate.from(day).with({ day: 1 }).subtract({ months: 1 })
  const { rows } = await pool.query<{ by: NamedKind; key: string }>({
    name: 'names-of-visits',
    text: `select "by", key
             from (select "by", key, row_number() over (partition by "by" order by sum(visits) desc, key) as place
                     from visit_counts
                    where span = 'month' and "by" = any($1) and start >= $2 and branch_id = $3
                    group by "by", key) ranked
            where place <= ${mostKnown}`,
    values: [namedKinds, since.toString(), nobody],
  })
  const known = Map.groupBy(rows, ({ by }) => by)
  const told = new Map(namedKinds.map((kind) => [kind as NamedKind, namesIn(known.get(kind))]))
  for (const action of funnelActions) told.get('action')?.add(action)

  return { admits: admitting(told) }
}

const namesIn = (rows: readonly { key: string }[] = []): Set<string> => new Set(rows.map(({ key }) => key))

function admitting(told: Map<NamedKind, Set<string>>): NamesOfDay['admits'] {
  const left = { ...mostNew }

  return (kind, name) => {
    const names = told.get(kind) ?? new Set()
    told.set(kind, names)
    if (names.has(name)) return true
    if (left[kind] === 0) return false
    left[kind] -= 1
    names.add(name)

    return true
  }
}
