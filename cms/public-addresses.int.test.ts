import { type CollectionSlug, createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { openBranch } from '#scripts/testing/hire.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let req: PayloadRequest

const store = (collection: 'branches' | 'categories' | 'menus' | 'products', data: object) =>
  app.payload.create({ collection, data: data as never, overrideAccess: true })

/** As the form of the record asks for it. */
const linkOf = (slug: CollectionSlug, doc: object) =>
  app.payload.collections[slug].config.admin.preview?.({ ...doc }, { locale: 'de', req, token: null })

beforeAll(async () => {
  app = await createTestApp()
  req = await createLocalReq({}, app.payload)
})

afterAll(() => app.close())

it('a product and its category link to the page of a branch that offers them', async () => {
  const markt = await openBranch(app, 'markt')
  const hidden = await openBranch(app, 'lager')
  await app.payload.update({
    collection: 'branches',
    id: hidden,
    data: { isPublic: false },
    overrideAccess: true,
  })
  await app.payload.update({
    collection: 'branches',
    id: markt,
    data: { isPublic: true },
    overrideAccess: true,
  })
  const soup = await store('products', { name: 'Suppe', price: 450, unit: 'serving' })
  const alone = await store('products', { name: 'Nirgends', price: 450, unit: 'serving' })
  const food = await store('categories', { name: 'Speisen' })
  const menu = await store('menus', {
    name: 'Karte',
    branches: [hidden, markt],
    catalog: [{ category: food.id, products: [soup.id] }],
  })

  expect(await linkOf('products', soup)).toBe('/store/markt')
  expect(await linkOf('categories', food)).toBe('/store/markt')
  expect(await linkOf('menus', menu)).toBe('/store/markt')
  expect(await linkOf('products', alone)).toBeNull()
})

it.each<[CollectionSlug, object, string | null]>([
  ['branches', { identifier: 'see', isPublic: true }, '/store/see'],
  ['branches', { identifier: 'see', isPublic: false }, null],
  ['orders', { uid: 'u1', hash: 'h1' }, '/status/u1/h1'],
  ['images', { id: '1', version: 'abc', extension: 'jpg' }, '/image/1-abc.jpg'],
  ['images', {}, null],
  ['uploads', { id: '1', version: 'abc', extension: 'pdf', publicHash: 'x' }, '/upload/x/1-abc.pdf'],
  ['divisions', { isDefault: false }, null],
])('a record of %s is seen where guests see it', async (slug, doc, address) => {
  expect(await linkOf(slug, doc)).toBe(address)
})
