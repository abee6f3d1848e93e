import type { CollectionSlug } from 'payload'

import type { Deed } from '#domain/people/rights.ts'
import type { ProtectedSlug } from '#domain/people/rights/all-rights.ts'
import { readJson } from '#scripts/testing/test-app.ts'

import { type Cast, call, headersOf, type Person } from './cast.ts'
import { may, type Place, type Values } from './expected.ts'

type Slug = CollectionSlug & ProtectedSlug
/** What was tried, as a sentence that says how it went, beside the one that the table asks for. */
export type Case = { actual: string; expected: string }

/** Creates, reads, lists, updates, replaces and deletes a record at that place, and looks what became of it. */
export async function tryEverything(cast: Cast, slug: Slug, person: Person, place: Place): Promise<Case[]> {
  const { app, fixtures, ownBranch } = cast
  const given = valuesAt(cast, place, person)
  const record = await fixtures.store(slug, given)
  // A branch is one's own by the person, not by a field of its own.
  if (slug === 'branches' && place === 'own') await workAt(cast, person, [ownBranch, record.id])
  const path = `/api/${slug}/${record.id}`
  const allowed = (deed: Deed) => may(app.payload, deed, { place, slug, record, asker: person.asker })
  const said = (deed: string) => `${person.asker} ${deed} ${place} ${slug}`

  const cases = [
    ...(hasOwnCreate(cast, slug)
      ? []
      : [judge(said('creates'), await create(cast, slug, person, given), allowed('create'))]),
    judge(said('reads'), await call(app, person, 'GET', path), allowed('read')),
    await judgeList(cast, said('lists'), { slug, person, id: record.id, isAllowed: allowed('read') }),
    judge(said('updates'), await call(app, person, 'PATCH', path, {}), allowed('update')),
    judge(
      said('replaces'),
      await call(app, person, 'PUT', path, bodyOf(cast, slug, given)),
      allowed('update'),
    ),
    judge(said('deletes'), await call(app, person, 'DELETE', path), allowed('delete')),
    await judgeStored(cast, said('leaves'), slug, record.id, allowed('delete')),
  ]
  if (slug === 'branches' && place === 'own') await workAt(cast, person, [ownBranch])

  return cases
}

export function judge(said: string, { status }: Response, isAllowed: boolean): Case {
  const verdict = status === 401 || status === 403 || status === 404 ? 'refused' : 'allowed'

  return {
    actual: `${said}: ${status >= 500 ? status : verdict}`,
    expected: `${said}: ${isAllowed ? 'allowed' : 'refused'}`,
  }
}

function valuesAt({ ownBranch, foreignBranch, stranger }: Cast, place: Place, { id, asker }: Person): Values {
  const isOwn = place === 'own' && asker !== 'device'
  const branches = { own: [ownBranch], shared: [ownBranch, foreignBranch], foreign: [foreignBranch] }[place]

  return {
    branch: place === 'foreign' ? foreignBranch : ownBranch,
    branches,
    user: isOwn ? id : stranger,
    isPublic: place !== 'foreign',
    isEnabled: place !== 'foreign',
    isVisibleWhenUnavailable: false,
  }
}

async function create({ app, fixtures }: Cast, slug: Slug, person: Person, given: Values): Promise<Response> {
  const values = await fixtures.valuesFor(slug, given)
  const file = await fixtures.fileFor(slug)
  if (!file) return call(app, person, 'POST', `/api/${slug}`, values)

  const form = new FormData()
  form.set('_payload', JSON.stringify(values))
  form.set('file', new Blob([new Uint8Array(file.data)], { type: file.mimetype }), file.name)
  return app.fetch(`/api/${slug}`, { method: 'POST', headers: headersOf(person), body: form })
}

type Listed = { slug: Slug; person: Person; id: string; isAllowed: boolean }

async function judgeList(
  { app }: Cast,
  said: string,
  { slug, person, id, isAllowed }: Listed,
): Promise<Case> {
  const answer = await call(app, person, 'GET', `/api/${slug}?where[id][equals]=${id}&depth=0`)
  const { docs = [] } = await readJson<{ docs?: { id: string }[] }>(answer)

  return { actual: `${said}: ${docs.map((doc) => doc.id)}`, expected: `${said}: ${isAllowed ? id : ''}` }
}

/** What was refused has not happened all the same. */
async function judgeStored(
  { app }: Cast,
  said: string,
  slug: Slug,
  id: string,
  mayBeGone: boolean,
): Promise<Case> {
  const { totalDocs } = await app.payload.count({
    collection: slug,
    where: { id: { equals: id } },
    overrideAccess: true,
  })
  return { actual: `${said}: ${mayBeGone || totalDocs === 1}`, expected: `${said}: true` }
}

/** The fields that say where a record belongs, as far as the collection has them. */
function bodyOf({ app }: Cast, slug: Slug, given: Values): Values {
  const { flattenedFields } = app.payload.collections[slug].config
  const known = flattenedFields.map(({ name }) => name)

  return Object.fromEntries(Object.entries(given).filter(([name]) => known.includes(name)))
}

/** Whether records come by a call of their own, which has its own tests. */
function hasOwnCreate({ app }: Cast, slug: Slug): boolean {
  const { endpoints } = app.payload.collections[slug].config
  // Payload's own one is always there; another one stands before it.
  return (endpoints || []).filter(({ method, path }) => method === 'post' && path === '/').length > 1
}

async function workAt({ app }: Cast, { id, asker }: Person, branches: string[]): Promise<void> {
  if (asker === 'device') return

  await app.payload.update({ collection: 'users', id, data: { branches }, overrideAccess: true })
}
