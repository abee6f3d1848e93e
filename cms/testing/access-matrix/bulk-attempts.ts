import { isChanged, nextChange, type Tried } from './attempts.ts'
import { call } from './cast.ts'
import { expectedPlaces } from './expectations.data.ts'
import { type Place, places, type Stored } from './places.ts'
import { rowsOf } from './rows.ts'

export type Records = Record<Place, Stored>
/** Which of the three records a call over many reached, as the database tells it. */
export type BulkAttempt = {
  deed: 'change' | 'delete'
  said: string
  status: number
  meant: Place[]
  reached: Place[]
}

type Bulk = Omit<Tried, 'place' | 'record'> & { records: Records }

/** Changes and deletes what is one's own, what is another's, and everything at once. */
export async function tryMany(bulk: Bulk): Promise<BulkAttempt[]> {
  const attempts: BulkAttempt[] = []
  // What must be unique cannot be made alike.
  const manyChanged =
    bulk.slug === 'tags' ? ([['own']] as const) : ([['own'], ['shared', 'foreign'], places] as const)
  for (const meant of manyChanged) {
    attempts.push(await tryToChangeMany(bulk, [...meant]))
  }
  for (const meant of [['foreign'], ['own'], places] as const) {
    attempts.push(await tryToDeleteMany(bulk, [...meant]))
  }

  return attempts
}

async function tryToChangeMany(bulk: Bulk, meant: Place[]): Promise<BulkAttempt> {
  const { slug, records } = bulk
  const change = nextChange(slug)
  const { status, before, after } = await write(bulk, {
    method: 'PATCH',
    deed: 'change',
    meant,
    body: change,
  })
  const reached = places.filter((place) => {
    const { id } = records[place]
    return isChanged(before.get(id), after.get(id), change)
  })

  return { deed: 'change', said: `PATCH ${meant.join(' and ')}`, status, meant, reached }
}

async function tryToDeleteMany(bulk: Bulk, meant: Place[]): Promise<BulkAttempt> {
  const { records } = bulk
  const { status, before, after } = await write(bulk, { method: 'DELETE', deed: 'delete', meant })
  const reached = places.filter((place) => before.has(records[place].id) && !after.has(records[place].id))
  // What an earlier call deleted cannot be deleted again.
  const there = meant.filter((place) => before.has(records[place].id))

  return { deed: 'delete', said: `DELETE ${meant.join(' and ')}`, status, meant: there, reached }
}

type Write = { method: string; deed: 'change' | 'delete'; meant: Place[]; body?: object }

async function write({ cast: { app }, slug, person, records }: Bulk, { method, deed, meant, body }: Write) {
  const ids = places.map((place) => records[place].id)
  const where = whereOf({ records, meant, isSafe: expectedPlaces(slug, person.asker, deed).length === 0 })
  const before = await rowsOf(app, slug, ids)
  const { status } = await call(app, person, method, `/api/${slug}?${where}`, { ...body })

  return { status, before, after: await rowsOf(app, slug, ids) }
}

type Asked = { records: Records; meant: Place[]; isSafe: boolean }

/** Asked in another way each time, and where nothing can happen for all that there is. */
function whereOf({ records, meant, isSafe }: Asked): string {
  const [first, second] = meant.map((place) => records[place].id)
  if (meant.length === 1) return `where[id][equals]=${first}`
  if (meant.length === 2) return `where[or][0][id][equals]=${first}&where[or][1][id][in]=${second}`
  if (isSafe) return 'where[id][exists]=true'

  const ids = meant.map((place) => records[place].id)
  return ids.map((id, index) => `where[and][0][id][in][${index}]=${id}`).join('&')
}
