import { readJson } from '#scripts/testing/test-app.ts'

import { type Cast, call, headersOf, type Person } from './cast.ts'
import { changes } from './changes.data.ts'
import { type Place, type Slug, type Stored, type Values, valuesAt } from './places.ts'
import { countRows, rowsOf } from './rows.ts'

/** What was tried, how the answer called it, and what the database says became of it. */
export type Attempt = { deed: Deed; said: string; status: number; happened: boolean }
export type Deed = 'create' | 'read' | 'change' | 'delete'

export type Tried = { cast: Cast; slug: Slug; person: Person; place: Place; record: Stored }

/** Creates, reads, lists, changes, replaces, copies and deletes a record at a place. */
export async function tryOneByOne(tried: Tried): Promise<Attempt[]> {
  return [
    await tryToCreate(tried),
    await tryToRead(tried),
    await tryToList(tried),
    await tryToChange(tried, 'PATCH'),
    await tryToChange(tried, 'PUT'),
    await tryToCopy(tried),
    await tryToDelete(tried),
  ]
}

/** Everything a record needs, as a client sends it that means it. */
export async function wholeBody({ cast, slug, person, place }: Omit<Tried, 'record'>): Promise<Values> {
  const values = await cast.fixtures.valuesFor(slug, valuesAt(cast, place, person))
  const named = slug === 'contact-requests' ? { name: 'Anna Auer' } : {}

  return { ...values, ...named, ...(slug === 'contracts' && { weeklyMinutes: 2_400 }) }
}

let count = 0

/** The next change of a collection, unlike all before; of what is never changed a try at its first words. */
export function nextChange(slug: Slug): Values {
  count += 1
  return changes[slug]?.(count) ?? { note: `Geändert ${count}` }
}

/** Whether the change stands in the row, which the database wrote anew. */
export function isChanged(before: string | undefined, after: string | undefined, change: Values): boolean {
  return after !== undefined && after !== before && after.includes(JSON.stringify(innermost(change)))
}

/** A field may lie in a group. */
function innermost(change: unknown): unknown {
  return typeof change === 'object' && change !== null ? innermost(Object.values(change)[0]) : change
}

async function tryToCreate(tried: Tried): Promise<Attempt> {
  const { cast, slug, person } = tried
  const { app, fixtures } = cast
  const body = await wholeBody(tried)
  const file = await fixtures.fileFor(slug)
  const before = await countRows(app, slug)
  const answer = file
    ? await app.fetch(`/api/${slug}`, {
        method: 'POST',
        headers: headersOf(person),
        body: formOf(body, file),
      })
    : await call(app, person, 'POST', `/api/${slug}`, body)

  return attempt('create', 'POST', answer, (await countRows(app, slug)) === before + 1)
}

function formOf(
  body: Values,
  { data, mimetype, name }: { data: Buffer; mimetype: string; name: string },
): FormData {
  const form = new FormData()
  form.set('_payload', JSON.stringify(body))
  form.set('file', new Blob([new Uint8Array(data)], { type: mimetype }), name)
  return form
}

async function tryToRead({ cast: { app }, slug, person, record }: Tried): Promise<Attempt> {
  const answer = await call(app, person, 'GET', `/api/${slug}/${record.id}`)
  const { id } = await readJson<{ id?: string }>(answer.clone())

  return attempt('read', 'GET', answer, id === record.id)
}

async function tryToList({ cast: { app }, slug, person, record }: Tried): Promise<Attempt> {
  const answer = await call(app, person, 'GET', `/api/${slug}?where[id][equals]=${record.id}&depth=0`)
  const { docs = [] } = await readJson<{ docs?: { id: string }[] }>(answer.clone())

  return attempt(
    'read',
    'GET list',
    answer,
    docs.some(({ id }) => id === record.id),
  )
}

async function tryToChange(tried: Tried, method: 'PATCH' | 'PUT'): Promise<Attempt> {
  const { cast, slug, person, record } = tried
  const change = nextChange(slug)
  const body = method === 'PATCH' ? change : { ...(await replacement(tried)), ...change }
  const before = await rowsOf(cast.app, slug, [record.id])
  const answer = await call(cast.app, person, method, `/api/${slug}/${record.id}`, body)
  const after = await rowsOf(cast.app, slug, [record.id])

  const happened = isChanged(before.get(record.id), after.get(record.id), change)
  // What was refused left the row alone, down to the moment of its last change.
  if (!happened && before.get(record.id) !== after.get(record.id))
    throw new Error(`${slug} changed by halves`)
  return attempt('change', method, answer, happened)
}

/** What the person has read, which says nothing of what it may not change; who reads nothing sends another record. */
async function replacement(tried: Tried): Promise<Values> {
  const { cast, slug, person, record } = tried
  const answer = await call(cast.app, person, 'GET', `/api/${slug}/${record.id}?depth=0`)

  return answer.ok ? readJson<Values>(answer) : wholeBody(tried)
}

/** A copy is a new record, made of one that has to be seen first; what must be unique is named anew. */
async function tryToCopy(tried: Tried): Promise<Attempt> {
  const {
    cast: { app },
    slug,
    person,
    record,
  } = tried
  const body = await wholeBody(tried)
  const before = await countRows(app, slug)
  const answer = await call(app, person, 'POST', `/api/${slug}/${record.id}/duplicate`, body)

  return attempt('create', 'copy', answer, (await countRows(app, slug)) > before)
}

async function tryToDelete({ cast: { app }, slug, person, record }: Tried): Promise<Attempt> {
  const answer = await call(app, person, 'DELETE', `/api/${slug}/${record.id}`)
  const left = await rowsOf(app, slug, [record.id])

  return attempt('delete', 'DELETE', answer, !left.has(record.id))
}

const attempt = (deed: Deed, said: string, { status }: Response, happened: boolean): Attempt => ({
  deed,
  said,
  status,
  happened,
})
