import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { pageMap, pagePlace, pageView, websiteView } from '#domain/content/page.contract.ts'
import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { countStatements } from '#scripts/testing/count-statements.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let editor: Caller
let visitor: Caller
let reinwerk: string
let home: string
let news: string

const host = 'reinwerk.test'

const heading = (text: string, link?: string) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: [
      { type: 'heading', tag: 'h1', version: 1, children: [{ type: 'text', text, version: 1 }] },
      ...(link ? [internalLink(link)] : []),
    ],
  },
})

const internalLink = (id: string) => ({
  type: 'paragraph',
  version: 1,
  children: [
    {
      type: 'link',
      version: 3,
      fields: { linkType: 'internal', doc: { relationTo: 'sites', value: id } },
      children: [{ type: 'text', text: 'mehr', version: 1 }],
    },
  ],
})

const makePage = async (page: object) =>
  idOf(await editor('POST', '/api/sites', { isPublic: true, division: reinwerk, ...page }))
const read = (path: string, at = host) =>
  visitor('GET', `/api/pages?path=${encodeURIComponent(path)}&host=${at}`)
const placeOf = async (path: string, at = host) =>
  pagePlace.parse((await visitor('GET', `/api/pages/place?path=${path}&host=${at}`)).body)

beforeAll(async () => {
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
  visitor = anyone(app)
  const req = await createLocalReq({}, app.payload)
  const division = { name: 'Reinwerk', identifier: 'reinwerk', hosts: [host] }
  const theme = { colorSetting: 'black' as const, color1: '#0B3D2E', borderRadius: '4px' }
  const made = await app.payload.create({
    collection: 'divisions',
    data: { ...division, theme, contact: { phone: '+43 5572 1', city: 'Dornbirn' } },
    ...asSystem(req),
  })
  reinwerk = made.id
  await app.payload.create({
    collection: 'divisions',
    data: { name: 'Wirtshaus', identifier: 'wirtshaus', isDefault: true },
    ...asSystem(req),
  })
  news = await makePage({
    name: 'Neu',
    path: 'neues/neu',
    type: 'custom_news',
    content: { teaserText: 'Kurz.' },
  })
  home = await makePage({
    name: 'Start',
    path: 'start',
    type: 'custom_home',
    content: {
      body: [
        { blockType: 'hero', text: heading('Sauber.', news), buttons: [{ label: 'Los', target: news }] },
        { blockType: 'sectionNewsTeasers', teasers: [news] },
      ],
    },
  })
})

afterAll(() => app.close())

describe('a page', () => {
  it('comes with what it shows: pictures, files, pages and the links in its texts', async () => {
    const page = pageView.parse((await read('/')).body)

    expect(page).toMatchObject({ id: home, href: '/', news: [{ id: news, teaserText: 'Kurz.' }] })
    expect(page.body).toMatchObject([
      { blockType: 'hero', buttons: [{ label: 'Los', target: { href: '/neues/neu' } }] },
      { blockType: 'sectionNewsTeasers', archiveLabel: 'Zu den Neuigkeiten' },
    ])
    expect(JSON.stringify(page.body)).toContain('"url":"/neues/neu"')
  })

  it('is the home page that was made last, should there be several', async () => {
    const second = await makePage({ name: 'Sommer', path: 'sommer', type: 'custom_home' })
    expect((await read('/')).body).toMatchObject({ id: second, trail: [] })
    expect((await read('/neues/neu')).body).toMatchObject({ trail: [{ id: second, href: '/' }] })

    await editor('PATCH', `/api/sites/${second}`, { isPublic: false })
    expect((await read('/')).body).toMatchObject({ id: home })
  })

  it('of another host is not found, and neither is one that is not public', async () => {
    await makePage({ name: 'Entwurf', path: 'entwurf', isPublic: false })

    expect((await read('/neues/neu')).status).toBe(200)
    for (const [path, at] of [
      ['/neues/neu', 'localhost'],
      ['/', 'localhost'],
      ['/entwurf', host],
      ['/%00', host],
    ] as const) {
      expect(await read(path, at)).toMatchObject({
        status: 404,
        body: { errors: [{ code: 'not-found' }] },
      })
    }
  })

  it('knows the pages above it', async () => {
    await makePage({ name: 'Leistungen', path: 'leistungen', type: 'custom_site' })
    await makePage({ name: 'Fassade', path: 'leistungen/fassade', type: 'custom_service' })

    const page = pageView.parse((await read('/leistungen/fassade')).body)
    expect(page.trail.map(({ href }) => href)).toEqual(['/', '/leistungen'])
  })

  it('is read in the same few statements however long it is', async () => {
    const section = { blockType: 'content', text: heading('Lang', news) }
    const body = Array.from({ length: 40 }, () => section)
    await makePage({ name: 'Lang', path: 'lang', type: 'custom_site', content: { body } })
    await makePage({ name: 'Kurz', path: 'kurz', type: 'custom_site', content: { body: [section] } })

    const statements = (path: string) => countStatements(app.payload, () => read(path))
    expect(await statements('/lang')).toBeLessThanOrEqual(7)
    expect(await statements('/lang')).toBe(await statements('/kurz'))
    // Its news lead to all of them, whose page one more looks for.
    expect(await statements('/')).toBe((await statements('/lang')) + 1)
  })

  it('that allows a section only in other types is refused in German, also when its type changes', async () => {
    const refused = await editor('POST', '/api/sites', {
      name: 'Falsch',
      path: 'falsch',
      type: 'custom_news',
      content: { body: [{ blockType: 'hero' }, { blockType: 'gallery' }] },
    })
    const message =
      'Eine Seite vom Typ „Newsseite“ kann diese Abschnitte nicht enthalten: „Bühne“, „Galerie“.'
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'content.body', message }] } })

    expect(await editor('PATCH', `/api/sites/${home}`, { type: 'default' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'content.body' }] },
    })
  })
})

describe('the place of an address', () => {
  it('is a page, a redirect, a gap or nobody’s', async () => {
    await editor('POST', '/api/redirects', { path: '/alt', target: '/neu', status: '301' })
    await editor('POST', '/api/redirects', { path: '/weg', status: '410' })

    expect(await placeOf('/')).toEqual({ kind: 'page', hasWebsite: true })
    expect(await placeOf('/start')).toMatchObject({ kind: 'redirect', status: 308, target: '/' })
    expect(await placeOf('/alt')).toMatchObject({ kind: 'redirect', status: 301, target: '/neu' })
    expect(await placeOf('/weg')).toMatchObject({ kind: 'gone' })
    expect(await placeOf('/nirgends')).toEqual({ kind: 'none', hasWebsite: true })
    expect(await placeOf('/', 'localhost')).toEqual({ kind: 'none', hasWebsite: false })
  })
})

describe('the frame of a website', () => {
  it('has the menu, theme and contact of its division', async () => {
    const items = [
      { blockType: 'home', label: 'Start' },
      { blockType: 'site', label: 'Aktuelles', site: news, children: [] },
      { blockType: 'link', label: 'Weg', url: '/x', isEnabled: false },
    ]
    await editor('POST', '/api/navigations', {
      name: 'Menü',
      identifier: 'main',
      division: reinwerk,
      items,
    })
    const website = websiteView.parse((await visitor('GET', `/api/website?host=${host}:3000`)).body)

    expect(website).toMatchObject({
      name: 'Reinwerk',
      theme: { colorSetting: 'black', color1: '#0B3D2E', color2: '#FCFCFC', font: 'Mulish' },
      contact: { phone: '+43 5572 1', city: 'Dornbirn' },
      menu: [
        { label: 'Start', href: '/' },
        { label: 'Aktuelles', href: '/neues/neu' },
      ],
      branches: [],
    })
    expect(websiteView.parse((await visitor('GET', '/api/website')).body)).toMatchObject({
      name: 'Wirtshaus',
      menu: [],
    })
  })

  it('has the public block “news” laid over it', async () => {
    const block = await editor('POST', '/api/blocks', {
      name: 'Sommeraktion',
      identifier: 'news',
      isPublic: true,
      content: { body: { target: news, label: 'Zur Aktion', text: heading('Aktion') } },
    })
    const overlay = async () =>
      websiteView.parse((await visitor('GET', `/api/website?host=${host}`)).body).newsOverlay

    expect(await overlay()).toMatchObject({
      name: 'Sommeraktion',
      href: '/neues/neu',
      label: 'Zur Aktion',
    })
    const own = await editor('POST', '/api/blocks', {
      name: 'Nur bei Reinwerk',
      identifier: 'news',
      isPublic: true,
      division: reinwerk,
      content: { body: { link: 'https://example.com', text: heading('Neu') } },
    })
    expect(await overlay()).toMatchObject({ name: 'Nur bei Reinwerk', href: 'https://example.com' })
    await editor('DELETE', `/api/blocks/${idOf(own)}`)
    await editor('PATCH', `/api/blocks/${idOf(block)}`, { isPublic: false })
    expect(await overlay()).toBeFalsy()
  })
})

it('search engines hear of public pages that want to be found', async () => {
  await makePage({ name: 'Still', path: 'still', seo: { isIndexed: false } })
  const { pages } = pageMap.parse((await visitor('GET', `/api/pages/map?host=${host}`)).body)
  const hrefs = pages.map(({ href }) => href)

  expect(hrefs).toEqual(expect.arrayContaining(['/', '/neues/neu']))
  for (const hidden of ['/still', '/entwurf']) expect(hrefs).not.toContain(hidden)
})
