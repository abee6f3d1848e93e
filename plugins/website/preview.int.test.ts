import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { unmarked } from '#domain/content/text-marks.ts'
import { signPreview } from '#plugins/editing/preview-token.ts'
import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let editor: Caller
let visitor: Caller
let reinwerk: string
let count = 0

const host = 'reinwerk.test'
const makePage = async (page: object) =>
  idOf(await editor('POST', '/api/sites', { isPublic: true, division: reinwerk, ...page }))
const read = (path: string) => visitor('GET', `/api/pages?path=${path}&host=${host}`)

beforeAll(async () => {
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
  visitor = anyone(app)
  const req = await createLocalReq({}, app.payload)
  const division = { name: 'Reinwerk', identifier: 'reinwerk', hosts: [host] }
  const { id } = await app.payload.create({ collection: 'divisions', data: division, ...asSystem(req) })
  reinwerk = id
})

afterAll(() => app.close())

it('a page that is not published is shown only to whoever has its preview', async () => {
  const draft = await makePage({ name: 'Bald', path: 'bald', type: 'custom_site', _status: 'draft' })
  expect((await read('/bald')).status).toBe(404)

  const expiresAt = Temporal.Now.instant().add({ hours: 1 })
  const token = signPreview({ site: draft, expiresAt }, app.payload.secret)
  const at = (preview: string) => visitor('GET', `/api/pages?path=/bald&host=${host}&preview=${preview}`)
  expect(await at(token)).toMatchObject({ status: 200, body: { id: draft, name: 'Bald' } })
  expect((await at(`${token}x`)).status).toBe(404)
})

it('what is shown before it is published may be kept by nobody', async () => {
  const draft = await makePage({
    name: 'Kein Echo',
    path: 'kein-echo',
    type: 'custom_site',
    _status: 'draft',
  })
  const expiresAt = Temporal.Now.instant().add({ hours: 1 })
  const preview = signPreview({ site: draft, expiresAt }, app.payload.secret)
  const isForEverybody = async (path: string, key = preview) =>
    (await app.fetch(`${path}host=${host}&preview=${key}`)).headers.get('cache-control') !== 'no-store'

  for (const path of ['/api/pages?path=/kein-echo&', '/api/pages/place?path=/kein-echo&', '/api/website?']) {
    expect(await isForEverybody(path)).toBe(false)
  }
  // What an expired key opens is what everybody sees.
  expect(await isForEverybody('/api/website?', 'abgelaufen')).toBe(true)
})

describe('a page that is being written', () => {
  const typed = (caller: typeof editor, values: object, id: string) =>
    caller('POST', '/api/pages/preview', { id, values })

  it('is shown to staff by its id, and to nobody else', async () => {
    const draft = await makePage({ name: 'Nur wir', path: 'nur-wir', type: 'custom_site', _status: 'draft' })
    const at = `/api/pages?path=/nur-wir&host=${host}&preview=${draft}`

    expect(await editor('GET', at)).toMatchObject({ status: 200, body: { id: draft } })
    expect((await visitor('GET', at)).status).toBe(404)
  })

  it('looks as its form does, with nothing stored', async () => {
    const id = await makePage({ name: 'Text', path: 'getippt', type: 'custom_site' })
    const body = [{ blockType: 'buttons', id: 'neu', buttons: [{ label: 'Los', target: id }] }]
    const shown = await typed(editor, { name: 'Neuer Text', content: { body } }, id)

    expect(unmarked(shown.body)).toMatchObject({
      name: 'Neuer Text',
      body: [{ id: 'neu', buttons: [{ label: 'Los', target: { href: '/getippt' } }] }],
    })
    expect((await editor('GET', `/api/sites/${id}?draft=true`)).body).toMatchObject({ name: 'Text' })
    expect((await typed(visitor, { name: 'Fremd' }, id)).status).toBe(401)
    expect((await typed(editor, { content: { body: 'alles' } }, id)).status).toBe(400)
  })

  it.each([
    ['no sections', { body: 0 }, []],
    ['no content', null, undefined],
    ['a section without rows', { body: [{ blockType: 'gallery', gallery: 0 }] }, [{ gallery: [] }]],
    ['buttons without rows', { body: [{ blockType: 'buttons', buttons: 0 }] }, [{ buttons: [] }]],
    [
      'pictures that were never chosen',
      { body: [{ blockType: 'content', images: 0 }] },
      [{ blockType: 'content' }],
    ],
    [
      'rows that have only just come',
      { body: [null, { blockType: 'gallery', gallery: [null, { id: 'neu' }] }] },
      [{ gallery: [{}] }],
    ],
    ['a text that is none', { body: [{ blockType: 'content', text: 0 }] }, [{ text: null }]],
  ])('looks like something with %s, as a form says it', async (_what, content, body) => {
    count += 1
    const id = await makePage({ name: 'Leer', path: `leer-${count}`, type: 'custom_site' })
    const shown = await typed(editor, { name: 'Getippt', type: 'custom_site', content }, id)

    expect(shown.status).toBe(200)
    expect(unmarked(shown.body)).toMatchObject({ name: 'Getippt', ...(body && { body }) })
  })

  it('is a page of the division that is typed, for staff alone', async () => {
    const id = await makePage({ name: 'Umzug', path: 'umzug', type: 'custom_site' })
    await makePage({ name: 'Nur hier', path: 'nur-hier', type: 'custom_service' })
    const { id: other } = await app.payload.create({
      collection: 'divisions',
      data: { name: 'Wirtshaus', identifier: 'wirtshaus', theme: { color1: '#402010' } },
      overrideAccess: true,
    })
    const shown = await typed(editor, { division: other, content: { body: 0 } }, id)
    expect(shown.body).toMatchObject({ division: other, services: [] })
    expect((await typed(editor, {}, id)).body).toMatchObject({
      division: reinwerk,
      services: [{ name: 'Nur hier' }],
    })

    // It has no host, so none could lead to it.
    const frame = `/api/website?host=localhost&preview=${id}&division=${other}`
    expect((await editor('GET', frame)).body).toMatchObject({
      name: 'Wirtshaus',
      theme: { color1: '#402010' },
    })
    expect(
      (await editor('GET', `/api/pages?path=/umzug&preview=${id}&division=${other}`)).body,
    ).toMatchObject({
      division: other,
    })
    const expiresAt = Temporal.Now.instant().add({ hours: 1 })
    const token = signPreview({ site: id, expiresAt }, app.payload.secret)
    const sent = await visitor('GET', `/api/website?host=localhost&preview=${token}&division=${other}`)
    expect(sent.body).toMatchObject({ name: 'Reinwerk' })
  })

  it('has the menu and the name of its own division, wherever the panel stands', async () => {
    const id = await makePage({ name: 'Sauber', path: 'sauber', type: 'custom_site' })
    const frame = await editor('GET', `/api/website?host=localhost&preview=${id}`)
    const own = await visitor('GET', `/api/website?host=${host}`)

    expect(frame.body.name).toBe(own.body.name)
  })
})

it('a picture tells which part of it stays in sight', async () => {
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b34' } })
    .png()
    .toBuffer()
  const image = await app.payload.create({
    collection: 'images',
    data: { alt: 'Rote Wand', focalX: 12, focalY: 50 },
    file: { name: 'wand.png', data, mimetype: 'image/png', size: data.length },
    overrideAccess: true,
  })
  const body = [{ blockType: 'image', image: image.id }]
  await makePage({ name: 'Wand', path: 'wand', type: 'custom_news', content: { body } })
  const [section] = (await read('/wand')).body.body as { image: object }[]

  expect(section?.image).toMatchObject({ focalX: 12, alt: 'Rote Wand' })
  expect(section?.image).not.toHaveProperty('focalY')
})
