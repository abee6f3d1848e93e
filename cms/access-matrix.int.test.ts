import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Asker, Deed, Grant } from '#domain/people/rights.ts'
import { allRights, type ProtectedSlug } from '#domain/people/rights/all-rights.ts'
import { devicePurposesOf } from '#domain/people/rights/device-purposes.data.ts'
import { type Role, roles } from '#domain/people/roles.ts'
import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { collections } from './collections.ts'
import { globals } from './globals.ts'

type Person = { asker: Asker; id: string; authorization: string }
type Values = Record<string, unknown>
/** How a record stands to the person who asks. */
type Place = 'own' | 'shared' | 'foreign'

const places: Place[] = ['own', 'shared', 'foreign']
const slugs = collections.map(({ slug }) => slug as CollectionSlug & ProtectedSlug)
const hasDevices = slugs.some((slug: string) => slug === 'devices')
const askers: Asker[] = ['anyone', ...roles, ...(hasDevices ? (['device'] as const) : [])]

let app: TestApp
let fixtures: RecordFixtures
let ownBranch: string
let foreignBranch: string
let stranger: string
const people = new Map<string, Person>()
/** What was tried, as a sentence that says how it went, beside the one that the table asks for. */
type Case = { actual: string; expected: string }
let count = 0

beforeAll(async () => {
  app = await createTestApp()
  fixtures = createRecordFixtures(app.payload)
  ownBranch = (await fixtures.store('branches')).id
  foreignBranch = (await fixtures.store('branches')).id
  stranger = (await fixtures.store('users', { roles: ['ROLE_EMPLOYEE'], branches: [foreignBranch] })).id
  // One more, so that the last admin is never at stake.
  await fixtures.store('users', { roles: ['ROLE_ADMIN'] })
  people.set('anyone', { asker: 'anyone', id: stranger, authorization: '' })
  for (const role of roles) people.set(role, await employ(role))
  if (hasDevices) people.set('device', await installDevice(people.get('ROLE_ADMIN') as Person))
})

afterAll(() => app.close())

describe.each(slugs)('%s', (slug) => {
  it.each(askers)('for %s is as open as the table of rights says', async (asker) => {
    const person = people.get(asker) as Person
    const cases: Case[] = []
    for (const place of places) cases.push(...(await tryEverything(slug, person, place)))
    count += cases.length

    for (const { actual, expected } of cases) expect.soft(actual).toBe(expected)
  })
})

describe.each(globals.map(({ slug }) => slug as 'config' & ProtectedSlug))('the global %s', (slug) => {
  it.each(askers)('for %s is as open as the table of rights says', async (asker) => {
    const person = people.get(asker) as Person
    const read = await call(person, 'GET', `/api/globals/${slug}`)
    const saved = await call(person, 'POST', `/api/globals/${slug}`, {})
    const cases = [
      judge(`${asker} reads ${slug}`, read, may(slug, person, 'read')),
      judge(`${asker} saves ${slug}`, saved, may(slug, person, 'update')),
    ]

    for (const { actual, expected } of cases) expect.soft(actual).toBe(expected)
  })

  const may = (of: ProtectedSlug, { asker }: Person, deed: Deed) => grantsOf(of, asker, deed).includes('all')
})

it('counts a case for every role, collection, deed and place', () => {
  expect(count).toBeGreaterThanOrEqual(slugs.length * askers.length * places.length * 4)
})

async function tryEverything(
  slug: CollectionSlug & ProtectedSlug,
  person: Person,
  place: Place,
): Promise<Case[]> {
  const given = valuesAt(place, person)
  const record = await fixtures.store(slug, given)
  // A branch is one's own by the person, not by a field of its own.
  if (slug === 'branches' && place === 'own') await workAt(person, [ownBranch, record.id])
  const path = `/api/${slug}/${record.id}`
  const may = (deed: Deed) =>
    grantsOf(slug, person.asker, deed).some((grant) =>
      reaches(grant, deed, { place, slug, record, asker: person.asker }),
    )
  const said = (deed: string) => `${person.asker} ${deed} ${place} ${slug}`

  const cases = [
    ...(hasOwnCreate(slug) ? [] : [judge(said('creates'), await create(slug, person, given), may('create'))]),
    judge(said('reads'), await call(person, 'GET', path), may('read')),
    await judgeList(said('lists'), slug, person, record.id, may('read')),
    judge(said('updates'), await call(person, 'PATCH', path, {}), may('update')),
    judge(said('replaces'), await call(person, 'PUT', path, bodyOf(slug, given)), may('update')),
    judge(said('deletes'), await call(person, 'DELETE', path), may('delete')),
    await judgeStored(said('leaves'), slug, record.id, may('delete')),
  ]
  if (slug === 'branches' && place === 'own') await workAt(person, [ownBranch])

  return cases
}

function valuesAt(place: Place, { id, asker }: Person): Values {
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

/** The meaning of each grant, said a second time and apart from the code that is tested. */
function reaches(
  grant: Grant,
  deed: Deed,
  { place, slug, record, asker }: { place: Place; slug: ProtectedSlug; record: Values; asker: Asker },
): boolean {
  const isWrite = deed !== 'read'
  switch (grant) {
    case 'all':
      return true
    case 'none':
    case 'self':
      return false
    case 'published':
    case 'visible':
      return !isWrite && place !== 'foreign'
    case 'branch':
      return place !== 'foreign' && hasField(slug, 'branch')
    case 'branches':
      return place === 'own' || (place === 'shared' && !isWrite)
    case 'colleagues':
      return !isWrite && place !== 'foreign'
    case 'workplace':
      return place === 'own' && deed !== 'create'
    case 'mine':
      return place === 'own' && asker !== 'device' && (record.user !== undefined || deed === 'create')
  }
}

function grantsOf(slug: ProtectedSlug, asker: Person['asker'], deed: Deed): Grant[] {
  const rows = allRights[slug]
  // The device at hand takes orders; what serves other purposes only is closed to it.
  const isUnfit = asker === 'device' && devicePurposesOf[slug]?.includes('orders') === false

  return [rows.anyone[deed], isUnfit ? 'none' : rows[asker][deed]]
}

async function create(slug: CollectionSlug, person: Person, given: Values): Promise<Response> {
  const values = await fixtures.valuesFor(slug, given)
  const file = await fixtures.fileFor(slug)
  if (!file) return call(person, 'POST', `/api/${slug}`, values)

  const form = new FormData()
  form.set('_payload', JSON.stringify(values))
  form.set('file', new Blob([new Uint8Array(file.data)], { type: file.mimetype }), file.name)
  return app.fetch(`/api/${slug}`, { method: 'POST', headers: headersOf(person), body: form })
}

function judge(said: string, { status }: Response, isAllowed: boolean): Case {
  const verdict = status === 401 || status === 403 || status === 404 ? 'refused' : 'allowed'

  return {
    actual: `${said}: ${status >= 500 ? status : verdict}`,
    expected: `${said}: ${isAllowed ? 'allowed' : 'refused'}`,
  }
}

async function judgeList(
  said: string,
  slug: CollectionSlug,
  person: Person,
  id: string,
  isAllowed: boolean,
): Promise<Case> {
  const answer = await call(person, 'GET', `/api/${slug}?where[id][equals]=${id}&depth=0`)
  const { docs = [] } = await readJson<{ docs?: { id: string }[] }>(answer)
  return { actual: `${said}: ${docs.map((doc) => doc.id)}`, expected: `${said}: ${isAllowed ? id : ''}` }
}

/** What was refused has not happened all the same. */
async function judgeStored(
  said: string,
  slug: CollectionSlug,
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

function call(person: Person, method: string, path: string, body?: Values): Promise<Response> {
  return app.fetch(path, {
    method,
    headers: { 'content-type': 'application/json', ...headersOf(person) },
    ...(body && { body: JSON.stringify(body) }),
  })
}

function headersOf({ authorization }: Person): Record<string, string> {
  return authorization ? { authorization } : {}
}

/** The fields that say where a record belongs, as far as the collection has them. */
function bodyOf(slug: CollectionSlug, given: Values): Values {
  const { flattenedFields } = app.payload.collections[slug].config
  const known = flattenedFields.map(({ name }) => name)

  return Object.fromEntries(Object.entries(given).filter(([name]) => known.includes(name)))
}

function hasField(slug: ProtectedSlug, name: string): boolean {
  const { flattenedFields } = app.payload.collections[slug as CollectionSlug].config
  return flattenedFields.some((field) => field.name === name)
}

/** Whether records come by a call of their own, which has its own tests. */
function hasOwnCreate(slug: CollectionSlug): boolean {
  const { endpoints } = app.payload.collections[slug].config
  // Payload's own one is always there; another one stands before it.
  return (endpoints || []).filter(({ method, path }) => method === 'post' && path === '/').length > 1
}

async function employ(role: Role): Promise<Person> {
  const { id, email } = await fixtures.store('users', { roles: [role], branches: [ownBranch] })
  const answer = await app.fetch('/api/auth/authenticate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'ein-gutes-passwort' }),
  })
  const { token } = await readJson<{ token: string }>(answer)
  return { asker: role, id, authorization: `Bearer ${token}` }
}

/** A device of the own branch with a key, as the branch's manager would set it up. */
async function installDevice(admin: Person): Promise<Person> {
  const slug = 'devices' as CollectionSlug
  const { id } = await fixtures.store(slug, { branch: ownBranch, isEnabled: true })
  const { key } = await readJson<{ key: string }>(await call(admin, 'POST', `/api/devices/${id}/key`, {}))
  expect(key).toBeTypeOf('string')
  return { asker: 'device', id, authorization: `Device ${key}` }
}

async function workAt({ id, asker }: Person, branches: string[]): Promise<void> {
  if (asker === 'device') return

  await app.payload.update({ collection: 'users', id, data: { branches }, overrideAccess: true })
}
