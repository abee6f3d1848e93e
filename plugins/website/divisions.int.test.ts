import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { newsFeed, pageView, websiteView } from '#domain/content/page.contract.ts'
import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let editor: Caller
let visitor: Caller
let reinwerk: string

const host = 'reinwerk.test'
const makePage = async (page: object) =>
  idOf(await editor('POST', '/api/sites', { isPublic: true, division: reinwerk, ...page }))
const read = (path: string) => visitor('GET', `/api/pages?path=${path}&host=${host}`)

beforeAll(async () => {
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
  visitor = anyone(app)
  const req = await createLocalReq({}, app.payload)
  const create = (data: { name: string; identifier: string; hosts?: string[]; isDefault?: boolean }) =>
    app.payload.create({ collection: 'divisions', data, ...asSystem(req) })
  reinwerk = (await create({ name: 'Reinwerk', identifier: 'reinwerk', hosts: [host] })).id
  await create({ name: 'Wirtshaus', identifier: 'wirtshaus', isDefault: true })
})

afterAll(() => app.close())

it('a page does not lead to a page of another division, which none of its hosts has', async () => {
  const foreign = await makePage({ name: 'Karte', path: 'karte', division: null })
  const own = await makePage({ name: 'Eigene', path: 'eigene' })
  const buttons = [{ label: 'Fremd', target: foreign, link: '/ersatz' }, { target: own }]
  const body = [{ blockType: 'buttons', buttons }]
  await makePage({ name: 'Verweise', path: 'verweise', type: 'custom_site', content: { body } })

  const page = pageView.parse((await read('verweise')).body)
  expect(page.body[0]).toMatchObject({
    buttons: [{ target: null, link: '/ersatz' }, { target: { href: '/eigene' } }],
  })
})

it('the frame names the public branches of its division and no others', async () => {
  const branch = (name: string, more: object) =>
    app.payload.create({
      collection: 'branches',
      data: { name, identifier: name.toLowerCase(), timeZone: 'Europe/Vienna', ...more } as never, // checked by Payload
      overrideAccess: true,
    })
  await branch('Lager', { division: reinwerk })
  await branch('Bald', { division: reinwerk, isPublic: false })
  await branch('Gasthof', {})
  const at = async (asked: string) =>
    websiteView.parse((await visitor('GET', `/api/website?host=${asked}`)).body).branches

  expect((await at(host)).map(({ name }) => name)).toEqual(['Lager'])
  expect((await at('localhost')).map(({ name }) => name)).toEqual(['Gasthof'])
})

it('programs hear of public news that want to be found, the newest first, and of no others', async () => {
  const news = (more: object) => makePage({ type: 'custom_news', isPublic: true, ...more })
  await news({ name: 'Alt', path: 'feed/alt', publishedAt: '2025-01-01T10:00:00.000Z' })
  await news({
    name: 'Neu',
    path: 'feed/neu',
    publishedAt: '2025-02-01T10:00:00.000Z',
    content: { teaserText: 'Kurz.' },
  })
  // Nobody has said its day, so it is the one on which it was made.
  const undated = await news({ name: 'Ohne Tag', path: 'feed/ohne-tag' })
  await app.pool.query(`update sites set created_at = '2025-01-15T10:00:00Z' where id = $1`, [undated])
  await news({ name: 'Still', path: 'feed/still', seo: { isIndexed: false } })
  await news({ name: 'Geheim', path: 'feed/geheim', isPublic: false })
  await news({ name: 'Entwurf', path: 'feed/entwurf', _status: 'draft' })
  const { body } = await visitor('GET', `/api/pages/news?host=${host}`)
  const feed = newsFeed.parse(body)
  const own = feed.items.filter(({ href }) => href.startsWith('/feed/'))
  const listed = new Set(own.map(({ id }) => id))

  expect(own).toMatchObject([
    { name: 'Neu', href: '/feed/neu', teaserText: 'Kurz.', publishedAt: '2025-02-01T10:00:00.000Z' },
    { name: 'Ohne Tag', publishedAt: expect.stringContaining('2025-01-15') },
    { name: 'Alt', href: '/feed/alt' },
  ])
  await makePage({ name: 'Liste', path: 'liste', type: 'custom_site' })
  const cards = pageView.parse((await read('liste')).body).news.filter(({ id }) => listed.has(id))
  expect(cards.map(({ id }) => id)).toEqual(own.map(({ id }) => id))
  const elsewhere = newsFeed.parse((await visitor('GET', '/api/pages/news?host=andere.test')).body)
  expect(elsewhere.items.map(({ href }) => href)).not.toContain('/feed/neu')
})

it('programs hear of the newest news also where hundreds have no day of their own', async () => {
  await makePage({
    name: 'Neueste',
    path: 'viele',
    type: 'custom_news',
    publishedAt: '2026-05-01T10:00:00.000Z',
  })
  await app.pool.query(
    `insert into sites (id, name, path, type, division_id, is_public, _status, created_at, updated_at)
     select gen_random_uuid(), 'Alt ' || n, 'viele/' || n, 'custom_news', $1, true, 'published', '2020-01-01', '2020-01-01'
       from generate_series(1, 600) as n`,
    [reinwerk],
  )
  const { items } = newsFeed.parse((await visitor('GET', `/api/pages/news?host=${host}`)).body)
  await app.pool.query(`delete from sites where path like 'viele/%'`)

  expect(items[0]).toMatchObject({ name: 'Neueste' })
  expect(items).toHaveLength(50)
})

it('a division counts and tells in its own way, or as the house does, and the toolbar is a switch', async () => {
  const frame = async () => websiteView.parse((await visitor('GET', `/api/website?host=${host}`)).body)
  const admin = await employ(app, ['ROLE_ADMIN'])
  expect(await frame()).toMatchObject({ tracking: null, hasToolbar: true })

  await admin('POST', '/api/config', { enableAnalytics: true, enablePluginToolbar: false })
  expect(await frame()).toMatchObject({ tracking: { isCounting: true }, hasToolbar: false })
  await admin('PATCH', `/api/divisions/${reinwerk}`, {
    tracking: { isOwn: true, conversionUrl: 'https://werbung.example/{event}' },
  })
  expect((await frame()).tracking).toEqual({
    isCounting: false,
    conversionUrl: 'https://werbung.example/{event}',
  })
  await admin('POST', '/api/config', { enableAnalytics: false, enablePluginToolbar: true })
})

it('a website says what kind of business its division is', async () => {
  const typeOf = async () => (await visitor('GET', `/api/website?host=${host}`)).body.businessType
  const admin = await employ(app, ['ROLE_ADMIN'])
  expect(await typeOf()).toBeNull()

  await admin('PATCH', `/api/divisions/${reinwerk}`, { businessType: 'ProfessionalService' })
  expect(await typeOf()).toBe('ProfessionalService')
  expect((await admin('PATCH', `/api/divisions/${reinwerk}`, { businessType: 'Volcano' })).status).toBe(400)
})

it('a division without a picture for shared links takes none of the house’s others', async () => {
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b34' } })
    .png()
    .toBuffer()
  const { id } = await app.payload.create({
    collection: 'images',
    data: { alt: 'Gaststube' },
    file: { name: 'gaststube.png', data, mimetype: 'image/png', size: data.length },
    overrideAccess: true,
  })
  await app.payload.updateGlobal({ slug: 'config', data: { previewImage: id }, overrideAccess: true })
  const at = async (asked: string) =>
    websiteView.parse((await visitor('GET', `/api/website?host=${asked}`)).body).previewImage?.id ?? null

  expect(await at('localhost')).toBe(id)
  expect(await at(host)).toBeNull()
})
