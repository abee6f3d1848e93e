import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createRecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { referencesOf } from './references-of.ts'

let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await createTestApp()
  admin = await employ(app, ['ROLE_ADMIN'])
})

afterAll(() => app.close())

const make = async (slug: string, values: object) => idOf(await admin('POST', `/api/${slug}`, values))
const newImage = async () => (await createRecordFixtures(app.payload).store('images')).id

const textWith = (url: string, fields = {}) => ({
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: null,
    children: [
      {
        type: 'paragraph',
        format: '',
        indent: 0,
        version: 1,
        direction: null,
        textFormat: 0,
        children: [
          {
            type: 'link',
            format: '',
            indent: 0,
            version: 3,
            direction: null,
            fields: { linkType: 'custom', url, newTab: false, ...fields },
            children: [
              { type: 'text', text: 'hier', format: 0, mode: 'normal', style: '', detail: 0, version: 1 },
            ],
          },
        ],
      },
    ],
  },
})

describe('what others use', () => {
  it('cannot be deleted, and the answer names who uses it', async () => {
    const site = await make('sites', { name: 'Über uns', path: 'ueber-uns' })
    await make('navigations', {
      name: 'Hauptmenü',
      identifier: 'main',
      items: [{ type: 'home', label: 'Start', children: [{ type: 'site', label: 'Wir', site }] }],
    })
    await make('blocks', { name: 'Aktion', identifier: 'aktion', content: { body: { target: site } } })

    const answer = await admin('DELETE', `/api/sites/${site}`)
    expect(answer.status).toBe(409)
    expect(answer.body.errors).toMatchObject([
      {
        code: 'still-in-use',
        message: 'Der Eintrag wird noch verwendet in: Navigation „Hauptmenü“ und Inhalt „Aktion“.',
        data: { more: 0 },
      },
    ])
    expect((await admin('GET', `/api/sites/${site}`)).status).toBe(200)
  })

  it('is found in rich text', async () => {
    const image = await newImage()
    await make('sites', {
      name: 'Presse',
      path: 'presse',
      type: 'default',
      content: { text: textWith(`/image/${image}-1.png`) },
    })

    expect(await admin('DELETE', `/api/images/${image}`)).toMatchObject({
      status: 409,
      body: { errors: [{ message: 'Der Eintrag wird noch verwendet in: Seite „Presse“.' }] },
    })
  })

  it('is found in the sections of a page', async () => {
    const image = await newImage()
    await make('sites', {
      name: 'Galerie',
      path: 'galerie',
      type: 'custom_site',
      content: { body: [{ blockType: 'gallery', gallery: [{ image }] }] },
    })

    expect(await admin('DELETE', `/api/images/${image}`)).toMatchObject({
      status: 409,
      body: { errors: [{ message: 'Der Eintrag wird noch verwendet in: Seite „Galerie“.' }] },
    })
  })

  it('is found whichever way its id is written in the address', async () => {
    const image = await newImage()
    const body = [{ blockType: 'gallery', gallery: [{ image }] }]
    await make('sites', { name: 'Werk', path: 'werk', type: 'custom_site', content: { body } })

    expect((await admin('DELETE', `/api/images/${image.toUpperCase()}`)).status).toBe(409)
  })

  it('is found in a draft over what visitors see, in its sections, texts and fields', async () => {
    const [inSection, inText, inField, before] = await Promise.all([
      newImage(),
      newImage(),
      newImage(),
      newImage(),
    ])
    const site = await make('sites', {
      name: 'Umbau',
      path: 'umbau',
      type: 'custom_site',
      _status: 'published',
      content: { body: [] },
    })
    const draft = (content: object) =>
      admin('PATCH', `/api/sites/${site}?draft=true`, { _status: 'draft', content })
    await draft({ image: before, body: [{ blockType: 'gallery', gallery: [{ image: before }] }] })
    const content = {
      image: inField,
      body: [{ blockType: 'gallery', gallery: [{ image: inSection }] }],
      text: textWith(`/image/${inText}-1.png`),
    }
    expect((await draft(content)).status).toBe(200)

    for (const image of [inSection, inText, inField]) {
      expect(await admin('DELETE', `/api/images/${image}`)).toMatchObject({
        status: 409,
        body: { errors: [{ message: 'Der Eintrag wird noch verwendet in: Seite „Umbau“.' }] },
      })
    }
    // What only an earlier draft named is history.
    expect((await admin('DELETE', `/api/images/${before}`)).status).toBe(200)
  })

  it('is looked for in every text of a draft', () => {
    const drafted = app.payload.config.collections.filter(({ versions }) => versions?.drafts)
    const texts = drafted.flatMap(({ flattenedFields }) =>
      referencesOf(flattenedFields, 'images').filter(({ kind }) => kind === 'text'),
    )

    // Rows of lists have tables of their own among the versions, which nobody reads through.
    expect(texts.filter(({ tables }) => tables.length > 0)).toEqual([])
  })

  it('is found in lists of several, in rows, and in the settings', async () => {
    const [inList, inRow, inSettings] = await Promise.all([newImage(), newImage(), newImage()])
    await make('services', { name: 'Kanal', path: 'kanal', images: [inList] })
    await make('image-templates', {
      name: 'Schild',
      identifier: 'schild',
      layers: [{ name: 'Bild', type: 'image', image: inRow, geometry: { x: 0, y: 0, width: 1, height: 1 } }],
    })
    await admin('POST', '/api/config', { logo: inSettings })

    for (const image of [inList, inRow, inSettings]) {
      expect((await admin('DELETE', `/api/images/${image}`)).status).toBe(409)
    }
  })

  it('counts what it does not name', async () => {
    const service = await make('services', { name: 'Fassade', path: 'fassade' })
    for (let count = 1; count <= 7; count += 1) {
      await make('vehicles', { name: `Bühne ${count}`, path: `buehne-${count}`, service })
    }
    const { body } = await admin('DELETE', `/api/services/${service}`)

    expect(body.errors?.[0]?.message).toMatch(/ und 2 weiteren\.$/)
    expect(body.errors?.[0]?.data).toMatchObject({ more: 2 })
  })

  it('names nothing to a person who may not see it', async () => {
    const editor = await employ(app, ['ROLE_EDITOR'])
    const site = await make('sites', { name: 'Kontakt', path: 'kontakt' })
    await make('contact-requests', {
      name: 'Anna Auer',
      email: 'anna@example.com',
      phone: '0664 1234567',
      comment: 'Bitte anrufen',
      site,
    })
    const { status, body } = await editor('DELETE', `/api/sites/${site}`)

    expect(status).toBe(409)
    expect(body.errors).toMatchObject([{ data: { usedBy: [], more: 1 } }])
    expect(JSON.stringify(body)).not.toContain('Anna')
  })

  it('may go when nobody needs it any more', async () => {
    const node = await make('nodes', { name: 'Alt', identifier: 'alt' })
    const child = await make('nodes', { name: 'Kind', identifier: 'kind', parent: node })

    expect((await admin('DELETE', `/api/nodes/${node}`)).status).toBe(409)
    await admin('DELETE', `/api/nodes/${child}`)
    expect((await admin('DELETE', `/api/nodes/${node}`)).status).toBe(200)
  })

  it('is shown before somebody tries', async () => {
    const site = await make('sites', { name: 'Anfahrt', path: 'anfahrt' })
    await make('blocks', { name: 'Hinweis', identifier: 'hinweis', content: { body: { target: site } } })
    const clerk = await employ(app, ['ROLE_EMPLOYEE'])

    expect((await clerk('GET', `/api/sites/${site}/usages`)).body).toMatchObject({
      usages: [{ collection: 'blocks', entity: 'Inhalt', title: 'Hinweis' }],
    })
    expect((await anyone(app)('GET', `/api/sites/${site}/usages`)).status).toBe(401)
    expect((await clerk('GET', '/api/sites/keine-id/usages')).status).toBe(400)
  })
})
