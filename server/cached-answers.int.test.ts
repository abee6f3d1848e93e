import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { collections } from '#cms/collections.ts'
import { loadDemo } from '#cms/demo/load-demo.ts'
import type { PageMap } from '#domain/content/page.contract.ts'
import { policyOfCollection } from '#kernel/api/collection-policy.ts'
import { badgeOf } from '#scripts/testing/callers.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { type RunningServer, startServerProcess } from '#scripts/testing/running-server.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

type Asked = { what: string; path: string; headers?: Record<string, string> }
type Stored = Record<string, unknown> & { id: string }

let app: TestApp
let fixtures: RecordFixtures
/** Two processes that keep answers, and one that reads everything anew. */
let keeping: RunningServer[]
let forgetful: RunningServer
let asked: Asked[]

/** The lists that are kept for guests. */
const keptLists = collections.filter((each) => policyOfCollection(each).read?.isKept).map(({ slug }) => slug)

/** Which answers show what collection. A new one has to be looked at, and named here. */
const shownIn: Partial<Record<CollectionSlug, string[]>> = {
  products: ['branch', 'menus', 'products', 'init', 'init of staff'],
  categories: ['branch', 'menus', 'categories', 'init', 'init of staff'],
  menus: ['branch', 'menus', 'init', 'init of staff'],
  branches: ['shop', 'branch', 'website', 'branches', 'menus', 'init', 'init of staff'],
  tables: ['branch', 'init of staff'],
  divisions: ['website', 'divisions', 'branches', 'init', 'init of staff'],
  tags: ['shop', 'branch', 'branches', 'tags', 'init', 'init of staff'],
  sites: ['page', 'divisions', 'init', 'init of staff'],
  navigations: ['website', 'init', 'init of staff'],
  blocks: ['website', 'init', 'init of staff'],
  nodes: ['init', 'init of staff'],
  redirects: ['place'],
  images: ['branch', 'page', 'products', 'images'],
  donatees: ['donatees', 'init', 'init of staff'],
}

beforeAll(async () => {
  app = await createTestApp()
  fixtures = createRecordFixtures(app.payload)
  await loadDemo({ payload: app.payload, log: () => undefined })
  await fixtures.store('redirects', { path: '/alt', target: '/neu', isEnabled: true })
  const start = (more: Record<string, string> = {}) => startServerProcess(app.databaseUrl, app.mediaDir, more)
  keeping = [await start(), await start()]
  forgetful = await start({ DATA_CACHE: 'off', HTML_CACHE: 'off' })
  asked = await everyAnswer()
}, 600_000)

afterAll(async () => {
  await Promise.all([...keeping, forgetful].map((server) => server.stop()))
  await app.close()
})

/** Whatever is kept, for guests and for a person of the staff. */
async function everyAnswer(): Promise<Asked[]> {
  const read = async (path: string) => JSON.parse(await ask(forgetful, { what: '', path }))
  const [branch] = (await read('/api/branches')).docs as { identifier: string }[]
  const hosts = ['localhost', 'reinwerk.localhost']
  const pages = async (host: string) => {
    const map = (await read(`/api/pages/map?host=${host}`)) as PageMap
    return map.pages.map(({ href }) => `/api/pages?host=${host}&path=${encodeURIComponent(href)}`)
  }

  return [
    { what: 'shop', path: '/api/shop' },
    { what: 'branch', path: `/api/branches/${branch?.identifier}/shop` },
    ...hosts.map((host) => ({ what: 'website', path: `/api/website?host=${host}` })),
    ...hosts.map((host) => ({ what: 'map', path: `/api/pages/map?host=${host}` })),
    { what: 'place', path: '/api/pages/place?path=/alt' },
    ...(await Promise.all(hosts.map(pages))).flat().map((path) => ({ what: 'page', path })),
    ...keptLists.map((slug) => ({ what: slug, path: `/api/${slug}?depth=2&limit=100` })),
    { what: 'init', path: '/api/init' },
    { what: 'init of staff', path: '/api/init', headers: await badgeOf(app, ['ROLE_ADMIN']) },
  ]
}

/** Its parts in an order of their own: where a list does not say one, PostgreSQL gives any. */
async function ask({ url }: RunningServer, { path, headers = {} }: Asked): Promise<string> {
  const answer = await fetch(url + path, { headers })
  const text = await answer.text()

  return path.includes('limit=') || path === '/api/init' ? text.split('{').toSorted().join('{') : text
}

async function askAll(server: RunningServer): Promise<string[]> {
  const answers: string[] = []
  for (const each of asked) answers.push(await ask(server, each))
  return answers
}

it.each(Object.entries(shownIn))(
  'two processes that keep answers show a change of %s',
  {
    timeout: 600_000,
  },
  async (slug, whats) => {
    const changed = await answersThatChangeWith([slug as CollectionSlug])

    expect(changed.toSorted()).toEqual(whats.toSorted())
  },
)

it('no answer that is kept shows any other collection', { timeout: 600_000 }, async () => {
  const slugs = collections.map(({ slug }) => slug as CollectionSlug)

  expect(await answersThatChangeWith(slugs.filter((slug) => !(slug in shownIn)))).toEqual([])
})

/** Changes records, and waits until both processes answer what is true now. */
async function answersThatChangeWith(slugs: CollectionSlug[]): Promise<string[]> {
  const records = await Promise.all(slugs.map(recordsOf))
  const before = await askAll(forgetful)
  for (const server of keeping) await eventually(async () => expect(await askAll(server)).toEqual(before))
  for (const [at, slug] of slugs.entries()) {
    for (const record of records[at] ?? []) await reword(slug, record)
  }
  const after = await askAll(forgetful)
  for (const server of keeping) await eventually(async () => expect(await askAll(server)).toEqual(after))

  return [...new Set(asked.filter((_each, at) => before[at] !== after[at]).map(({ what }) => what))]
}

async function recordsOf(slug: CollectionSlug): Promise<Stored[]> {
  const read = () => app.payload.find({ collection: slug, limit: 40, depth: 0, overrideAccess: true })
  const { docs } = await read()
  if (docs.length === 0) await fixtures.store(slug)

  // Of any collection, and so of no shape but this.
  return (docs.length > 0 ? docs : (await read()).docs) as unknown as Stored[]
}

/** Where every way to write comes through, rules and hooks left out: they are none of the caches' business. */
const reword = (collection: CollectionSlug, { id, ...record }: Stored) =>
  app.payload.db.updateOne({
    collection,
    id,
    data: { ...(reworded('', record) as object), ...alsoIn[collection] },
  })

/** What is seen of a collection without words. */
const alsoIn: Partial<Record<CollectionSlug, object>> = { redirects: { target: '/anderswo' } }

const words = /^(?:name|title|alt|description|text|label|headline|question|caption)$/

/** The same with other words, however deep they are. */
function reworded(name: string, value: unknown): unknown {
  if (typeof value === 'string') return words.test(name) ? `${value} neu` : value
  if (Array.isArray(value)) return value.map((each) => reworded(name, each))
  if (typeof value !== 'object' || value === null) return value

  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, reworded(key, part)]))
}
