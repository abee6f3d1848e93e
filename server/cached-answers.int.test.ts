import { setTimeout as pause } from 'node:timers/promises'

import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { collections } from '#cms/collections.ts'
import { loadDemo } from '#cms/demo/load-demo.ts'
import { badgeOf } from '#scripts/testing/callers.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { type RunningServer, startServerProcess } from '#scripts/testing/running-server.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { declaredRoutes } from './policy/declared-routes.ts'
import { type Asked, keptAnswers, redirectPath } from './testing/kept-answers.ts'
import { pageOffline, type Shown, settings, shownIn } from './testing/shown-answers.data.ts'

type Values = Record<string, unknown>
type Stored = Values & { id: string }

let app: TestApp
let fixtures: RecordFixtures
/** Two processes that keep answers, and one that reads everything anew. */
let keeping: [RunningServer, RunningServer]
let forgetful: RunningServer
let badge: Record<string, string>
let asked: Asked[]
/** What is answered as of the last look. */
let truth: string[] | undefined

const slugs = collections.map(({ slug }) => slug as CollectionSlug)
// Written by slug in the table.
const shown = Object.entries(shownIn) as [CollectionSlug, Shown][]

beforeAll(async () => {
  app = await createTestApp()
  fixtures = createRecordFixtures(app.payload)
  await loadDemo({ payload: app.payload, log: () => undefined })
  await fixtures.store('redirects', { path: redirectPath, target: '/neu', isEnabled: true })
  for (const slug of slugs) await fixtures.store(slug)
  badge = await badgeOf(app, ['ROLE_ADMIN'])

  const start = (more: Record<string, string> = {}) => startServerProcess(app.databaseUrl, app.mediaDir, more)
  keeping = [await start(), await start()]
  forgetful = await start({ DATA_CACHE: 'off', HTML_CACHE: 'off' })
  asked = await keptAnswers({
    routes: declaredRoutes(app.config),
    read: async (path) => (await fetch(forgetful.url + path)).json(),
    order: await anyOrder(),
    badge,
  })
  await answersThatChangeWith(async () => undefined)
}, 600_000)

afterAll(async () => {
  await Promise.all([...keeping, forgetful].map((server) => server.stop()))
  await app.close()
})

it.each(shown)(
  'two processes that keep answers show other words of %s',
  async (slug, { reworded: whats }) => {
    expect(await answersThatChangeWith(() => rewordAll(slug))).toEqual(whats.toSorted())
  },
)

it.each(shown)(
  'two processes that keep answers show one more and one less of %s',
  async (slug, { added, given }) => {
    let id = ''
    const whenAdded = await answersThatChangeWith(async () => {
      id = (await fixtures.store(slug, given)).id
    })
    const whenRemoved = await answersThatChangeWith(() => send('DELETE', `/api/${slug}/${id}`))

    expect([whenAdded, whenRemoved]).toEqual([added.toSorted(), added.toSorted()])
  },
)

it('two processes that keep answers show other settings', async () => {
  const { shopName } = await app.payload.findGlobal({ slug: 'config', overrideAccess: true })
  const whats = await answersThatChangeWith(() =>
    send('POST', '/api/config', { shopName: `${shopName} neu`, businessName: 'Neu GmbH' }),
  )

  expect(whats).toEqual(settings.toSorted())
})

it('two processes that keep answers no longer show a page of the website that was taken offline', async () => {
  const { docs } = await app.payload.find({
    collection: 'sites',
    where: { path: { equals: 'unsere-kueche' } },
    overrideAccess: true,
  })
  const whats = await answersThatChangeWith(() =>
    send('PATCH', `/api/sites/${docs[0]?.id}`, { _status: 'draft' }),
  )

  expect(whats).toEqual(pageOffline.toSorted())
})

it('no answer that is kept shows any other collection', async () => {
  const others = slugs.filter((slug) => !(slug in shownIn))

  expect(await answersThatChangeWith(() => Promise.all(others.map(rewordAll)))).toEqual([])
})

it('a page that was taken offline is not read through the imprint of a division', async () => {
  const { id } = await fixtures.store('sites', { name: 'Impressum des Hauses', isPublic: true })
  const division = await fixtures.store('divisions', { contact: { imprint: id } })
  const imprint = { what: '', path: `/api/divisions/${division.id}?depth=1&populate[sites][name]=true` }
  for (const server of keeping) {
    expect((await ask(server, imprint)).includes('Impressum des Hauses')).toBe(true)
  }

  await send('PATCH', `/api/sites/${id}`, { _status: 'draft' })

  for (const server of keeping) {
    await eventually(async () =>
      expect((await ask(server, imprint)).includes('Impressum des Hauses')).toBe(false),
    )
  }
})

it('the first call of somebody who may see drafts names a page that was made as one', async () => {
  const first = { what: '', path: '/api/init', headers: badge }
  for (const server of keeping) expect((await ask(server, first)).includes('Nur ein Entwurf')).toBe(false)

  await send('POST', '/api/sites?draft=true', { name: 'Nur ein Entwurf', _status: 'draft' })

  for (const server of keeping) {
    await eventually(async () => expect((await ask(server, first)).includes('Nur ein Entwurf')).toBe(true))
  }
})

/** One that all rewordings reach. */
async function anyOrder(): Promise<{ uid: string; hash: string }> {
  const { docs } = await app.payload.find({ collection: 'orders', limit: 1, overrideAccess: true })
  const { rows } = await app.pool.query<{ uid: string; hash: string }>(
    'select uid, hash from orders where id = $1',
    [docs[0]?.id],
  )
  if (!rows[0]) throw new Error('the demo has no orders')

  return rows[0]
}

/** Changes something, waits until both processes answer what is true now, and tells which answers are others. */
async function answersThatChangeWith(change: () => Promise<unknown>): Promise<string[]> {
  const before = await truthOfThisQuarter()
  await change()
  const after = await askAll(forgetful)
  truth = after
  await Promise.all(
    keeping.map((server) =>
      eventually(async () => expect(differing(await askAll(server), after)).toEqual([])),
    ),
  )

  return before ? [...new Set(differing(before, after).map(({ what }) => what))].toSorted() : []
}

const quarterMs = 15 * 60_000
const quarterNow = () => Math.floor(Date.now() / quarterMs)
/** Far more than a change and the look after it take. */
const changeMs = 90_000
let truthQuarter = 0

/** Houses open and close at full quarters of an hour, which pages of the shop say: no change is looked at across one. */
async function truthOfThisQuarter(): Promise<string[] | undefined> {
  const leftMs = quarterMs - (Date.now() % quarterMs)
  if (leftMs < changeMs) await pause(leftMs)
  if (truth && truthQuarter !== quarterNow()) truth = await askAll(forgetful)
  truthQuarter = quarterNow()

  return truth
}

/** What is asked, not what is answered: a page is no message that anybody could read. */
const differing = (some: string[], others: string[]): Asked[] =>
  asked.filter((_each, at) => some[at] !== others[at])

async function askAll(server: RunningServer): Promise<string[]> {
  const answers: string[] = []
  for (const each of asked) answers.push(await ask(server, each))
  return answers
}

/** Without port and instant, which pages name; and in an order of its own, where a list does not say one. */
async function ask({ url }: RunningServer, { path, headers = {} }: Asked): Promise<string> {
  const answer = await fetch(url + path, { headers, redirect: 'manual' })
  if (answer.status !== 404 && answer.status >= 400) throw new Error(`${path} answers ${answer.status}`)
  const text = `${answer.status} ${answer.headers.get('location')} ${await answer.text()}`
  if (!path.startsWith('/api/')) {
    return text.replaceAll(new URL(url).host, 'localhost').replaceAll(instants, '')
  }

  return path.includes('limit=') ? text.split('{').toSorted().join('{') : text
}

const instants = /\d{4}-\d\d-\d\dT[\d:.]+Z/g

async function send(method: string, path: string, body?: Values): Promise<void> {
  const answer = await fetch(keeping[0].url + path, {
    method,
    headers: { 'content-type': 'application/json', ...badge },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect([path, answer.status, answer.ok || (await answer.text())]).toEqual([path, expect.any(Number), true])
}

async function rewordAll(collection: CollectionSlug): Promise<void> {
  const { docs } = await app.payload.find({ collection, limit: 40, depth: 0, overrideAccess: true })
  // Of any collection, and so of no shape but this.
  for (const record of docs as unknown as Stored[]) await reword(collection, record)
}

/** Where every way to write comes through, rules and hooks left out: they are none of the caches' business. */
const reword = (collection: CollectionSlug, { id, ...record }: Stored) =>
  app.payload.db.updateOne({
    collection,
    id,
    data: { ...(reworded('', record) as object), ...alsoIn[collection], ...keptOf(collection, record) },
  })

/** What is called as words are and is one of a few. */
const keptOf = (collection: CollectionSlug, record: Values): Values =>
  collection === 'message-texts' ? { text: record.text } : {}

/** What is seen of a collection besides its words. */
const alsoIn: Partial<Record<CollectionSlug, object>> = {
  redirects: { target: '/anderswo' },
  divisions: { businessType: 'Store' },
}

const words = /^(?:name|title|alt|description|text|label|headline|question|caption|shopName|businessName)$/

/** The same with other words, however deep they are. */
function reworded(name: string, value: unknown): unknown {
  if (typeof value === 'string') return words.test(name) ? `${value} neu` : value
  if (Array.isArray(value)) return value.map((each) => reworded(name, each))
  if (typeof value !== 'object' || value === null) return value

  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, reworded(key, part)]))
}
