import type { Visit, VisitStep } from '#domain/insight/visits/visit-counts.ts'
import type { Querying } from '#kernel/database/in-turn.ts'

/** A row of `analytics_visits`. */
export type VisitRecord = Visit & {
  id: string
  /** Epoch milliseconds, as the id says. */
  startedAt: number
  visitor: string | null
  category: string
  division: string | null
  timeZone: string
}

/** As rows keep steps, without what is empty at the end. */
type KeptStep = [n: number, page: string, action?: string | null, branch?: string]

const keptStep = ({ n, page, action, branch }: VisitStep): KeptStep =>
  branch !== undefined
    ? [n, page, action ?? null, branch]
    : action !== undefined
      ? [n, page, action]
      : [n, page]

const toSteps = (kept: readonly KeptStep[]): VisitStep[] =>
  kept.map(([n, page, action, branch]) => ({
    n,
    page,
    ...(action && { action }),
    ...(branch !== undefined && { branch }),
  }))

const texts = [
  'id',
  'visitor',
  'category',
  'device',
  'browser',
  'system',
  'origin',
  'source',
  'campaign',
  'medium',
  'code',
  'resolution',
  'ratio',
  'scheme',
  'division',
] as const satisfies readonly (keyof VisitRecord)[]

const columnOf = (name: string) => (name === 'division' ? 'division_id' : name)
const typeOf = (name: string) => (['id', 'visitor', 'division'].includes(name) ? 'uuid' : 'text')

const inserting = `
  insert into analytics_visits (${texts.map(columnOf).join(', ')}, started_at, time_zone, steps, branches, pages)
  select ${texts.map((name) => `n.${name}`).join(', ')}, n.started_at, n.time_zone, n.steps,
         ${listIn('n.branches')}::uuid[], ${listIn('n.pages')}
    from unnest(${texts.map((name, index) => `$${index + 1}::${typeOf(name)}[]`).join(', ')},
                $${texts.length + 1}::timestamptz[], $${texts.length + 2}::text[],
                $${texts.length + 3}::jsonb[], $${texts.length + 4}::jsonb[], $${texts.length + 5}::jsonb[])
      as n (${texts.join(', ')}, started_at, time_zone, steps, branches, pages)
  on conflict do nothing
  returning id`

/** An array of arrays has to be a table to PostgreSQL, so that each list comes as JSON. */
function listIn(column: string): string {
  return `array(select jsonb_array_elements_text(${column}))`
}

/** Those that are there already stay as they are. Answers which were not, in the order of their ids. */
export async function insertVisits(database: Querying, visits: readonly VisitRecord[]): Promise<string[]> {
  if (visits.length === 0) return []
  const sorted = visits.toSorted(byId)
  const { rows } = await database.query<{ id: string }>({
    name: 'insert-visits',
    text: inserting,
    values: [
      ...texts.map((name) => sorted.map((visit) => visit[name])),
      sorted.map(({ startedAt }) => new Date(startedAt)),
      sorted.map(({ timeZone }) => timeZone),
      ...listsOf(sorted),
    ],
  })

  return rows.map(({ id }) => id)
}

export const visitColumns = `id, visitor, category, device, browser, system, origin, source, campaign, medium, code, resolution,
  ratio, scheme, division_id as division, time_zone as "timeZone",
  (extract(epoch from started_at) * 1000)::float8 as "startedAt", steps`

export type VisitRow = Omit<VisitRecord, 'steps'> & { steps: KeptStep[] }

export const toVisit = (row: VisitRow): VisitRecord => ({ ...row, steps: toSteps(row.steps) })

/** In the order of their ids, by whoever writes, so that nobody waits for each other. */
export async function lockVisits(
  database: Querying,
  visits: readonly Pick<VisitRecord, 'id' | 'startedAt'>[],
): Promise<VisitRecord[]> {
  if (visits.length === 0) return []
  const { rows } = await database.query<VisitRow>({
    name: 'lock-visits',
    text: `select ${visitColumns} from analytics_visits
            where (started_at, id) in (select * from unnest($1::timestamptz[], $2::uuid[]))
              and started_at between $3 and $4
            order by id for update`,
    values: [
      visits.map(({ startedAt }) => new Date(startedAt)),
      visits.map(({ id }) => id),
      ...edgesOf(visits),
    ],
  })

  return rows.map(toVisit)
}

/** What follows from the steps of visits, in the order of the columns. */
const listsOf = (visits: readonly VisitRecord[]): string[][] => [
  visits.map(({ steps }) => JSON.stringify(steps.map(keptStep))),
  visits.map((visit) => JSON.stringify(branchesSeen(visit))),
  visits.map((visit) => JSON.stringify(pagesSeen(visit))),
]

const pagesSeen = ({ steps }: Pick<VisitRecord, 'steps'>): string[] =>
  [...new Set(steps.flatMap(({ page, action }) => (action === undefined ? page : [])))].toSorted()

/** The branches whose shops were seen. */
export const branchesSeen = ({ steps }: Pick<VisitRecord, 'steps'>): string[] => [
  ...new Set(steps.flatMap(({ branch }) => branch ?? [])),
]

/** What a visit has come to since. */
export async function saveSteps(database: Querying, visits: readonly VisitRecord[]): Promise<void> {
  if (visits.length === 0) return
  await database.query({
    name: 'save-steps',
    text: `update analytics_visits v
              set steps = n.steps, branches = ${listIn('n.branches')}::uuid[], pages = ${listIn('n.pages')}
             from unnest($1::timestamptz[], $2::uuid[], $3::jsonb[], $4::jsonb[], $5::jsonb[])
               as n (started_at, id, steps, branches, pages)
            where v.started_at = n.started_at and v.id = n.id and v.started_at between $6 and $7`,
    values: [
      visits.map(({ startedAt }) => new Date(startedAt)),
      visits.map(({ id }) => id),
      ...listsOf(visits),
      ...edgesOf(visits),
    ],
  })
}

/** A row of the log that belongs to a visit. */
export type EventRecord = {
  id: string
  createdAt: number
  visit: string
  n: number
  type: string
  action: string
  category: string
  data: Readonly<Record<string, unknown>>
}

export async function insertEvents(database: Querying, events: readonly EventRecord[]): Promise<void> {
  if (events.length === 0) return
  await database.query({
    name: 'insert-visit-events',
    text: `insert into analytics_logs (id, created_at, visit, n, type, action, category, data)
           select * from unnest($1::uuid[], $2::timestamptz[], $3::uuid[], $4::int[], $5::text[], $6::text[], $7::text[],
                                $8::jsonb[])
           on conflict do nothing`,
    values: [
      events.map(({ id }) => id),
      events.map(({ createdAt }) => new Date(createdAt)),
      events.map(({ visit }) => visit),
      events.map(({ n }) => n),
      events.map(({ type }) => type),
      events.map(({ action }) => action),
      events.map(({ category }) => category),
      events.map(({ data }) => JSON.stringify(data)),
    ],
  })
}

/** Between them lie all of the visits: so PostgreSQL looks into the one or two partitions of their months alone. */
function edgesOf(visits: readonly Pick<VisitRecord, 'startedAt'>[]): [first: Date, last: Date] {
  const starts = visits.map(({ startedAt }) => startedAt)

  return [new Date(Math.min(...starts)), new Date(Math.max(...starts))]
}

const byId = (one: VisitRecord, other: VisitRecord): number => (one.id < other.id ? -1 : 1)
