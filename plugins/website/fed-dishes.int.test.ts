import { afterAll, beforeAll, expect, it } from 'vitest'

import type { FedSection } from '#domain/content/fed/fed-section.ts'
import type { PageView } from '#domain/content/page.contract.ts'
import { kept } from '#kernel/live/kept.ts'
import type { LiveBus } from '#kernel/live/live-bus.ts'
import { type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { keepLive } from '#scripts/testing/keep-live.ts'
import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { readPage } from './operations/read-page.ts'

let app: TestApp
let bus: LiveBus
let fixtures: RecordFixtures
let editor: Caller
let manager: Caller
let branch: string
let other: string
let mains: string
let soup: string
let dumplings: string

beforeAll(async () => {
  app = await createTestApp()
  bus = await keepLive(app)
  fixtures = createRecordFixtures(app.payload)
  editor = await employ(app, ['ROLE_EDITOR'])
  manager = await employ(app, ['ROLE_ADMIN'])
  branch = await store('branches', {
    name: 'Am Markt',
    identifier: 'am-markt',
    isPublic: true,
    division: null,
  })
  other = await store('branches', { name: 'Zu', identifier: 'zu', isPublic: false, division: null })
  mains = await store('categories', { name: 'Hauptspeisen', ...orderable })
  soup = await store('products', { name: 'Suppe', price: 490, ...plain })
  dumplings = await store('products', { name: 'Knödel', price: 1290, ...plain })
  await store('menus', {
    branches: [branch],
    availableFrom: null,
    catalog: [{ category: mains, products: [soup, dumplings] }],
  })
})

afterAll(async () => {
  await bus.close()
  await app.close()
})

const orderable = { isEnabled: true, isVisibleWhenUnavailable: false, schedule: [] }
const plain = {
  ...orderable,
  type: 'normal',
  calculationModel: 'fixed',
  soldOutUntil: null,
  isPriceHidden: false,
}
const store = async (collection: 'branches' | 'categories' | 'products' | 'menus', values: object) =>
  (await fixtures.store(collection, { ...values })).id

const page = async (path: string, section: object) =>
  idOf(
    await editor('POST', '/api/sites', {
      name: path,
      path,
      type: 'custom_site',
      isPublic: true,
      content: { body: [{ blockType: 'dishes', ...section }] },
    }),
  )

/** As the server keeps it for visitors. */
async function visit(path: string): Promise<string[] | null> {
  const view = await kept<PageView>({
    payload: app.payload,
    key: `page ${path}`,
    read: (req) => readPage(req, { path, host: 'localhost', now: Temporal.Now.instant() }),
    bytesOf: () => 100,
  })
  const [section] = (view?.body ?? []) as FedSection<'dishes'>[]

  return section?.fed?.dishes.map(({ name, price }) => `${name} ${price}`.replaceAll('\u00a0', ' ')) ?? null
}

it('a section shows a category of the chosen branch with the prices of its shop', async () => {
  await page('kategorie', { branch, category: mains })

  expect(await visit('kategorie')).toEqual(['Suppe 4,90 €', 'Knödel 12,90 €'])
})

it('a page that is kept shows a price as soon as it changes, and what is sold out no more', async () => {
  await page('gewaehlt', { branch, dishes: [dumplings, soup] })
  expect(await visit('gewaehlt')).toEqual(['Knödel 12,90 €', 'Suppe 4,90 €'])

  expect((await manager('PATCH', `/api/products/${dumplings}`, { price: 1350 })).status).toBe(200)
  await eventually(async () => expect(await visit('gewaehlt')).toEqual(['Knödel 13,50 €', 'Suppe 4,90 €']))

  const until = new Date(Date.now() + 3_600_000).toISOString()
  expect((await manager('PATCH', `/api/products/${soup}`, { soldOutUntil: until })).status).toBe(200)
  await eventually(async () => expect(await visit('gewaehlt')).toEqual(['Knödel 13,50 €']))
})

it('without a branch the first public one is shown, and of one that is not public nothing', async () => {
  await page('ohne', { dishes: [dumplings] })
  await page('geheim', { branch: other, dishes: [dumplings] })

  expect([await visit('ohne'), await visit('geheim')]).toEqual([['Knödel 13,50 €'], null])
})
