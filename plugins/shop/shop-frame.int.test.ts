import { createLocalReq, type CollectionSlug } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { type ShopView, shopView } from '#domain/catalogue/shop.contract.ts'
import type { WebsiteView } from '#domain/content/page.contract.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
const ids = { north: '', graz: '', hidden: '', kitchen: '' }

const asNobody = async () => asSystem(await createLocalReq({}, app.payload))

async function create(collection: CollectionSlug, data: object): Promise<string> {
  // The collections differ in their fields; Payload checks each record against its own.
  const { id } = await app.payload.create({
    collection,
    data: data as never,
    depth: 0,
    ...(await asNobody()),
  })
  return id
}

const page = (path: string, more: object = {}) =>
  create('sites', { path, name: path, type: 'custom_site', isPublic: true, division: ids.north, ...more })

const link = (label: string, url: string) => ({ blockType: 'link', label, url, isEnabled: true })

beforeAll(async () => {
  app = await createTestApp()
  ids.north = await create('divisions', { name: 'Nord', identifier: 'nord', hosts: ['nord.test'] })
  await create('divisions', { name: 'Haus', identifier: 'haus', isDefault: true })
  const branch = { timeZone: 'Europe/Vienna', division: ids.north }
  ids.graz = await create('branches', { ...branch, name: 'Graz', identifier: 'graz' })
  ids.hidden = await create('branches', { ...branch, name: 'Bald', identifier: 'bald', isPublic: false })
  ids.kitchen = await page('kueche')
})
afterAll(() => app.close())

const shopOf = async (host: string) =>
  shopView.parse(await readJson<ShopView>(await app.fetch(`/api/shop?host=${host}`)))
const websiteOf = async (host: string) => readJson<WebsiteView>(await app.fetch(`/api/website?host=${host}`))

test('the menus of a division are those of its website, without what leads nowhere', async () => {
  expect(await shopOf('nord.test')).toMatchObject({ menu: [], footerMenu: [] })

  await create('navigations', { name: 'Für alle', identifier: 'main', items: [link('Alle', '/alle')] })
  await create('navigations', { name: 'Fuß', identifier: 'footer', items: [link('Presse', '/presse')] })
  await create('navigations', {
    name: 'Nord',
    identifier: 'main',
    division: ids.north,
    items: [
      { ...link('Weg', 'https://example.com'), isEnabled: false },
      { blockType: 'branch', label: 'Graz', branch: ids.graz, isEnabled: true },
      { blockType: 'branch', label: 'Bald', branch: ids.hidden, isEnabled: true },
      {
        ...link('Mehr', 'https://example.com'),
        children: [{ blockType: 'site', label: 'Küche', site: ids.kitchen, isEnabled: true }],
      },
    ],
  })
  const { menu, footerMenu } = await shopOf('nord.test')

  expect(menu).toMatchObject([
    { label: 'Graz', href: '/store/graz' },
    { label: 'Mehr', href: 'https://example.com', children: [{ label: 'Küche', href: '/kueche' }] },
  ])
  expect(footerMenu).toMatchObject([{ href: '/presse' }])
  expect(await websiteOf('nord.test')).toMatchObject({ menu, footerMenu })
  expect((await shopOf('localhost')).menu).toMatchObject([{ href: '/alle' }])
})

test('the shop knows whether a website begins at “/”, and which page visitors write by', async () => {
  expect(await shopOf('nord.test')).toMatchObject({ hasWebsite: false })
  expect((await shopOf('nord.test')).contactHref).toBeUndefined()

  const contact = await page('kontakt')
  await page('start', { type: 'custom_home' })
  expect(await shopOf('nord.test')).toMatchObject({ hasWebsite: true, contactHref: '/kontakt' })
  expect((await websiteOf('nord.test')).contactHref).toBe('/kontakt')
  expect(await shopOf('localhost')).toMatchObject({ hasWebsite: false })

  await app.payload.update({
    collection: 'sites',
    id: contact,
    data: { isPublic: false },
    ...(await asNobody()),
  })
  expect((await shopOf('nord.test')).contactHref).toBeUndefined()
})

test('icon, picture of shared links and social links are the division’s own', async () => {
  const data = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#b34' } })
    .png()
    .toBuffer()
  const picture = async (name: string) =>
    app.payload.create({
      collection: 'images',
      data: { alt: name },
      file: { name: `${name}.png`, data, mimetype: 'image/png', size: data.length },
      ...(await asNobody()),
    })
  const [house, own] = [await picture('haus'), await picture('eigen')]
  await app.payload.updateGlobal({
    slug: 'config',
    data: {
      favicon: house.id,
      previewImage: house.id,
      socialLinks: [{ label: 'Haus', url: 'https://social.example/haus' }],
    },
    ...(await asNobody()),
  })
  expect(await shopOf('localhost')).toMatchObject({
    favicon: { id: house.id },
    previewImage: { id: house.id },
    settings: { socialLinks: [{ label: 'Haus' }] },
  })

  const north = await shopOf('nord.test')
  expect([north.favicon, north.previewImage, north.settings.socialLinks]).toEqual([undefined, undefined, []])

  await app.payload.update({
    collection: 'divisions',
    id: ids.north,
    data: {
      theme: { favicon: own.id, previewImage: own.id },
      contact: { socialLinks: [{ label: 'Nord', url: 'https://social.example/nord' }] },
    },
    ...(await asNobody()),
  })
  expect(await shopOf('nord.test')).toMatchObject({
    favicon: { id: own.id },
    previewImage: { id: own.id },
    settings: { socialLinks: [{ label: 'Nord' }] },
  })
})
