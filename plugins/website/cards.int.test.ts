import { readFile } from 'node:fs/promises'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { pageView } from '#domain/content/page.contract.ts'
import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { countStatements } from '#scripts/testing/count-statements.ts'
import { createRecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let editor: Caller
let visitor: Caller
let film: string
let picture: string
let division: string
let count = 0

beforeAll(async () => {
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
  visitor = anyone(app)
  const data = await readFile('cms/demo/website/videos/fahrzeug.mp4')
  const file = { name: 'fahrzeug.mp4', data, mimetype: 'video/mp4', size: data.length }
  const stored = await app.payload.create({
    collection: 'uploads',
    data: { originalName: 'fahrzeug.mp4', isPublic: true },
    file,
    overrideAccess: true,
  })
  film = stored.id
  picture = (await createRecordFixtures(app.payload).store('images')).id
})

afterAll(() => app.close())

/** A division of its own for each test, so that none lists the pages of another. */
beforeEach(async () => {
  count += 1
  const values = { name: `Haus ${count}`, identifier: `haus-${count}`, hosts: [`haus-${count}.test`] }
  const made = await app.payload.create({ collection: 'divisions', data: values, overrideAccess: true })
  division = made.id
})

const makePage = async (path: string, type: string, more: object = {}) =>
  idOf(await editor('POST', '/api/sites', { name: path, path, type, division, isPublic: true, ...more }))
const makeService = (path: string, more: object) =>
  editor('POST', '/api/services', { name: path, path: `${path}-${count}`, isPublic: true, ...more })
const ask = (path: string) => visitor('GET', `/api/pages?path=${path}&host=haus-${count}.test`)
const read = async (path = '/liste') => pageView.parse((await ask(path)).body)
const hrefs = (cards: { href: string }[]) => cards.map(({ href }) => href)

describe('the card of a service page', () => {
  it('has the order, price, duration and video of the “Leistung” that names it', async () => {
    await makePage('liste', 'custom_site')
    const plain = await makePage('a-ohne', 'custom_service')
    const second = await makePage('b-zweite', 'custom_service', { content: { image: picture } })
    const first = await makePage('c-erste', 'custom_service')
    await makeService('zweite', {
      site: second,
      position: 2,
      priceFrom: 8900,
      durationMinutes: 120,
      video: film,
    })
    await makeService('erste', { site: first, position: 1 })

    const { services } = await read()
    expect(services).toMatchObject([
      { id: first, priceFromCents: null, durationMinutes: null },
      {
        id: second,
        priceFromCents: 8900,
        durationMinutes: 120,
        image: { id: picture },
        video: { id: film, extension: 'mp4' },
      },
      { id: plain },
    ])
    expect(services[2]).not.toHaveProperty('priceFromCents')
  })

  it('has nothing of one that is not public, and of several that of the first', async () => {
    await makePage('liste', 'custom_site')
    const page = await makePage('fassade', 'custom_service')
    const secret = await makeService('geheim', { site: page, priceFrom: 100, isPublic: false })
    expect((await read()).services).toMatchObject([{ id: page }])
    expect(JSON.stringify(await read())).not.toContain('priceFromCents')

    await makeService('spaeter', { site: page, position: 9, priceFrom: 900 })
    await makeService('frueher', { site: page, position: 3, priceFrom: 300 })
    expect((await read()).services).toMatchObject([{ id: page, priceFromCents: 300 }])

    await editor('PATCH', `/api/services/${idOf(secret)}`, { isPublic: true })
    expect((await read()).services).toMatchObject([{ id: page, priceFromCents: 100 }])
  })

  it('without a “Leistung” stands as the page says, else by its path', async () => {
    await makePage('liste', 'custom_site')
    await makePage('a', 'custom_service')
    await makePage('b', 'custom_service', { position: 2 })
    const offered = await makePage('d', 'custom_service')
    await makePage('c', 'custom_service', { position: 1 })
    await makeService('angebot', { site: offered, position: 50 })

    expect(hrefs((await read()).services)).toEqual(['/d', '/c', '/b', '/a'])
  })
})

it('pages that are not public have no cards', async () => {
  await makePage('liste', 'custom_site')
  for (const type of ['custom_service', 'custom_category', 'custom_technique', 'custom_news']) {
    await makePage(`bald-${type.replace('_', '-')}`, type, { isPublic: false })
  }

  expect(await read()).toMatchObject({ services: [], techniques: [], news: [] })
})

it('a section comes with its picture and its file in full', async () => {
  const body = [
    { blockType: 'image', image: picture },
    { blockType: 'content', files: [film] },
  ]
  await makePage('liste', 'custom_site', { content: { body } })

  expect((await read()).body).toMatchObject([
    { image: { id: picture, version: expect.any(String), extension: 'png', alt: expect.any(String) } },
    {
      files: [
        {
          id: film,
          publicHash: expect.stringMatching(/^[0-9a-f]{40}$/),
          name: 'fahrzeug.mp4',
          sizeBytes: expect.any(Number),
        },
      ],
    },
  ])
})

it('a file that is public no more stands on no page, also where it was chosen before', async () => {
  const stored = await app.payload.create({
    collection: 'uploads',
    data: { originalName: 'Preise.txt', isPublic: true },
    file: { name: 'Preise.txt', data: Buffer.from('Ab 690'), mimetype: 'text/plain', size: 6 },
    overrideAccess: true,
  })
  const body = [{ blockType: 'content', files: [film, stored.id] }]
  await makePage('liste', 'custom_site', { content: { body } })
  expect((await read()).body).toMatchObject([{ files: [{ id: film }, { id: stored.id }] }])

  await app.payload.update({
    collection: 'uploads',
    id: stored.id,
    data: { isPublic: false },
    overrideAccess: true,
  })
  expect((await read()).body).toMatchObject([{ files: [{ id: film }] }])
})

it('techniques are the pages of both types, in the order that they say', async () => {
  await makePage('liste', 'custom_site')
  await makePage('laser', 'custom_technique')
  await makePage('dampf', 'custom_category', { content: { video: film, image: picture } })
  await makePage('trockeneis', 'custom_technique', { position: 1 })

  const { techniques } = await read()
  expect(hrefs(techniques)).toEqual(['/trockeneis', '/dampf', '/laser'])
  expect(techniques[1]).toMatchObject({ video: { id: film, hasAudio: false }, image: { id: picture } })
})

describe('the link to all news', () => {
  const teasers = { content: { body: [{ blockType: 'sectionNewsTeasers' }] } }
  const archive = { content: { body: [{ blockType: 'content' }, { blockType: 'newsArchive' }] } }

  it('leads to the page of the division that lists them, if there is one', async () => {
    await makePage('liste', 'custom_site', teasers)
    expect((await read()).newsArchive).toBeNull()

    const foreign = await app.payload.create({
      collection: 'divisions',
      data: { name: 'Fremd', identifier: `fremd-${count}`, hosts: [`fremd-${count}.test`] },
      overrideAccess: true,
    })
    await makePage('fremd', 'custom_site', { ...archive, division: foreign.id })
    await makePage('bald', 'custom_site', { ...archive, isPublic: false })
    expect((await read()).newsArchive).toBeNull()

    const page = await makePage('neuigkeiten', 'custom_site', archive)
    expect((await read()).newsArchive).toEqual({ id: page, name: 'neuigkeiten', href: '/neuigkeiten' })
  })

  it('is looked for only by a page that shows some of them', async () => {
    await makePage('liste', 'custom_site')
    await makePage('neuigkeiten', 'custom_site', archive)

    expect((await read()).newsArchive).toBeNull()
  })
})

it('a page with all kinds of cards and relations is read in nine statements, however many there are', async () => {
  const target = await makePage('ziel', 'custom_site')
  const body = [
    { blockType: 'sectionNewsTeasers' },
    { blockType: 'image', image: picture },
    { blockType: 'video', video: film },
    { blockType: 'buttons', buttons: [{ target }] },
  ]
  await makePage('liste', 'custom_site', { content: { body } })
  await makePage('neuigkeiten', 'custom_site', { content: { body: [{ blockType: 'newsArchive' }] } })
  const addServices = async (names: string[]) => {
    for (const name of names) {
      const site = await makePage(name, 'custom_service')
      await makeService(name, { site, video: film })
    }
  }
  await addServices(['eins'])
  const statements = () => countStatements(app.payload, () => ask('/liste'))
  const before = await statements()
  expect(before).toBeLessThanOrEqual(9)

  await addServices(['zwei', 'drei', 'vier', 'fuenf'])
  expect(await statements()).toBe(before)
})

it('a “Leistung” names a page of a service', async () => {
  const page = await makePage('ueber-uns', 'custom_site')

  expect(await makeService('falsch', { site: page })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'site' }] },
  })
})
