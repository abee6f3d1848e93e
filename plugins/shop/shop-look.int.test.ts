import { readFile, rm, writeFile } from 'node:fs/promises'

import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { mapTilesFile } from '#collections/shared/map-tiles-file.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import type { BranchShopView, ShopView } from '#domain/catalogue/shop.contract.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
const asNobody = async () => asSystem(await createLocalReq({}, app.payload))

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const shopOf = async (host: string) => readJson<ShopView>(await app.fetch(`/api/shop?host=${host}`))

test('a picture tells which part of it stays in sight', async () => {
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b34' } })
    .png()
    .toBuffer()
  const { id } = await app.payload.create({
    collection: 'images',
    data: { alt: 'Gastgarten', focalX: 22, focalY: 50 },
    file: { name: 'garten.png', data, mimetype: 'image/png', size: data.length },
    ...(await asNobody()),
  })
  await app.payload.create({
    collection: 'branches',
    // What is left out has defaults, which the type of a new branch does not know.
    data: { name: 'Linz', identifier: 'linz', timeZone: 'Europe/Vienna', images: [id] } as never,
    ...(await asNobody()),
  })
  const [image] = (await shopOf('localhost')).branches[0]?.images ?? []

  expect(image).toMatchObject({ id, focalX: 22 })
  expect(image).not.toHaveProperty('focalY')
})

test('the shop names what it asks consent for, and nothing where nothing is configured', async () => {
  expect((await shopOf('localhost')).tracking).toBeUndefined()

  const tracking = { enableAnalytics: true, conversionUrl: 'https://werbung.example/{event}' }
  await app.payload.updateGlobal({ slug: 'config', data: tracking, ...(await asNobody()) })
  expect((await shopOf('localhost')).tracking).toEqual({
    isCounting: true,
    conversionUrl: 'https://werbung.example/{event}',
  })
})

test('the shop names whose scripts it would load, by ids that are ids', async () => {
  const keep = async (data: object) =>
    app.payload.updateGlobal({ slug: 'config', data, ...(await asNobody()) })
  await keep({ pixelId: '123456', tagManagerId: 'GTM-HAUS', tagManagerUrl: 'https://tags.example/' })
  expect((await shopOf('localhost')).tracking).toMatchObject({
    pixelId: '123456',
    tagManager: { id: 'GTM-HAUS', address: 'https://tags.example' },
  })

  for (const wrong of [
    { pixelId: "1'); alert(1" },
    { tagManagerId: 'UA-123' },
    { tagManagerUrl: 'http://tags.example' },
    { tagManagerUrl: "https://tags.example; script-src 'unsafe-inline'" },
  ]) {
    await expect(keep(wrong)).rejects.toMatchObject({ status: 400 })
  }
  await keep({ pixelId: null, tagManagerId: null, tagManagerUrl: null })
})

test('the shop of a division asks in its own way', async () => {
  await app.payload.create({
    collection: 'divisions',
    data: { name: 'Still', identifier: 'still', hosts: ['still.test'], tracking: { isOwn: true } },
    ...(await asNobody()),
  })

  expect((await shopOf('still.test')).tracking).toBeUndefined()
  expect((await shopOf('localhost')).tracking).toMatchObject({ isCounting: true })
})

test('the shop of a branch says what kind of business its division is, whatever host is asked', async () => {
  const make = async (collection: 'divisions' | 'branches', data: object) => {
    // Only what this is about; the rest has its defaults.
    const given = { collection, data: data as never, depth: 0 }
    return (await app.payload.create({ ...given, ...(await asNobody()) })).id
  }
  const bakery = { name: 'Backstube', identifier: 'backstube', businessType: 'Bakery' }
  const branch = { timeZone: 'Europe/Vienna', isPublic: true }
  const division = await make('divisions', bakery)
  await make('branches', { ...branch, name: 'Ofen', identifier: 'ofen', division })
  await make('branches', { ...branch, name: 'Haus', identifier: 'haus' })
  const typeOf = async (identifier: string) =>
    (await readJson<BranchShopView>(await app.fetch(`/api/branches/${identifier}/shop`))).businessType

  expect(await typeOf('ofen')).toBe('Bakery')
  expect(await typeOf('haus')).toBeUndefined()
})

test('the shop names the font files of its division’s theme', async () => {
  const data = await readFile('node_modules/@fontsource-variable/mulish/files/mulish-latin-wght-normal.woff2')
  await app.payload.create({
    collection: 'fonts',
    data: { family: 'Hausschrift', weight: '400', style: 'normal', license: 'OFL 1.1' },
    file: { name: 'haus.woff2', data, mimetype: 'font/woff2', size: data.length },
    ...(await asNobody()),
  })
  await app.payload.create({
    collection: 'divisions',
    data: { name: 'Druck', identifier: 'druck', hosts: ['druck.test'], theme: { font: 'Hausschrift' } },
    ...(await asNobody()),
  })

  expect((await shopOf('druck.test')).fonts).toMatchObject([{ family: 'Hausschrift', weight: '200 1000' }])
  expect((await shopOf('localhost')).fonts).toEqual([])
})

test('there is a map where it is switched on and has tiles', async () => {
  const mapOf = async () => (await shopOf('localhost')).map
  const keep = async (data: object) =>
    app.payload.updateGlobal({ slug: 'config', data, ...(await asNobody()) })
  await keep({ enablePluginMapbox: true })
  expect(await mapOf()).toBeUndefined()

  await writeFile(mapTilesFile(), 'tiles')
  await keep({ mapboxPitch: 40 })
  expect(await mapOf()).toEqual({ zoom: 19, pitch: 40, bearing: -85, style: 'dark' })
  await keep({ enablePluginMapbox: false })
  expect(await mapOf()).toBeUndefined()
  await rm(mapTilesFile())
})
