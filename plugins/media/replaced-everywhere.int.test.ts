import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { MediaPage } from '#domain/content/media/media.contract.ts'
import { type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let fixtures: RecordFixtures
let admin: Caller
let editor: Caller

beforeAll(async () => {
  app = await createTestApp()
  fixtures = createRecordFixtures(app.payload)
  admin = await employ(app, ['ROLE_ADMIN'])
  editor = await employ(app, ['ROLE_EDITOR'])
})

afterAll(() => app.close())

let count = 0
const newImage = async () => (await fixtures.store('images')).id
const make = async (slug: string, values: object) => idOf(await admin('POST', `/api/${slug}`, values))
const text = (url: string) => ({
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
            fields: { linkType: 'custom', url, newTab: false },
            children: [
              { type: 'text', text: 'hier', format: 0, mode: 'normal', style: '', detail: 0, version: 1 },
            ],
          },
        ],
      },
    ],
  },
})
const page = (values: object) => {
  count += 1
  return make('sites', { name: `Seite ${count}`, path: `seite-${count}`, isPublic: true, ...values })
}
const gallery = (image: string) => ({ body: [{ blockType: 'gallery', gallery: [{ image }] }] })
const galleryPage = (image: string, values = {}) =>
  page({ type: 'custom_site', _status: 'published', content: gallery(image), ...values })
const replace = (from: string, by: string, who = admin) =>
  who('POST', `/api/media/images/${from}/replace`, { by })
const imageIn = async (site: string, isDraft: boolean): Promise<unknown> => {
  const { body } = await admin('GET', `/api/sites/${site}?depth=0&draft=${isDraft}`)
  const { content, _status } = body as {
    content: { body: { gallery: { image: string }[] }[] }
    _status: string
  }
  return [_status, content.body[0]?.gallery[0]?.image]
}

describe('a picture that nothing names', () => {
  it('is told from those that sections, texts, drafts, lists and settings name', async () => {
    const [section, written, draft, listed, single, none] = await Promise.all([
      newImage(),
      newImage(),
      newImage(),
      newImage(),
      newImage(),
      newImage(),
    ])
    await galleryPage(section)
    await page({ type: 'default', content: { text: text(`/image/${written}-abc.png`) } })
    const site = await galleryPage(section)
    await admin('PATCH', `/api/sites/${site}?draft=true`, { content: gallery(draft), _status: 'draft' })
    await fixtures.store('products', { images: [listed] })
    await fixtures.store('donatees', { logo: single })

    const { body } = await editor('GET', '/api/media?state=unused')
    expect((body as unknown as MediaPage).media.map(({ id }) => id)).toEqual([none])
  })
})

describe('one picture in the place of another', () => {
  it('stands wherever the one stood, in what visitors see and in drafts, each in its own', async () => {
    const [from, to, other] = [await newImage(), await newImage(), await newImage()]
    const published = await galleryPage(from)
    const ahead = await galleryPage(from)
    await admin('PATCH', `/api/sites/${ahead}?draft=true`, { content: gallery(other), _status: 'draft' })
    const behind = await galleryPage(other)
    await admin('PATCH', `/api/sites/${behind}?draft=true`, { content: gallery(from), _status: 'draft' })
    const unseen = await page({ type: 'custom_site', _status: 'draft', content: gallery(from) })
    const written = await page({ type: 'default', content: { text: text(`/image/small/${from}-abc.png`) } })
    const product = (await fixtures.store('products', { images: [other, from] })).id

    const { body: before } = await admin('GET', `/api/media/images/${from}/places`)
    expect(before).toMatchObject({ hasMore: false })
    expect((before as { places: unknown[] }).places).toHaveLength(6)
    expect(await replace(from, to)).toMatchObject({ status: 200, body: { changed: 6 } })

    const seen = [published, ahead, behind].map((site) => imageIn(site, false))
    expect(await Promise.all(seen)).toEqual([to, to, other].map((image) => ['published', image]))
    expect(await imageIn(ahead, true)).toEqual(['draft', other])
    expect(await imageIn(behind, true)).toEqual(['draft', to])
    expect(await imageIn(unseen, true)).toEqual(['draft', to])
    const { rows } = await app.pool.query('select content_text::text as text from sites where id = $1', [
      written,
    ])
    const { body: image } = await admin('GET', `/api/images/${to}`)
    expect(rows[0].text).toContain(`/image/${to}-${String(image.version)}.${String(image.extension)}`)
    expect((await admin('GET', `/api/products/${product}?depth=0`)).body.images).toEqual([other, to])
    expect((await admin('DELETE', `/api/images/${from}`)).status).toBe(200)
  })

  it('is written down in the log for each record, with who did it', async () => {
    const [from, to] = [await newImage(), await newImage()]
    const site = await galleryPage(from)
    await replace(from, to)

    const { rows } = await app.pool.query(
      `select action, actor_name as who from logs where document_id = $1 order by at desc limit 1`,
      [site],
    )
    expect(rows).toEqual([{ action: 'update', who: 'Anna Auer' }])
  })

  it('stands nowhere where whoever asks may not change one of the records, which is named', async () => {
    const [from, to] = [await newImage(), await newImage()]
    const site = await galleryPage(from)
    await fixtures.store('products', { name: 'Gulasch', images: [from] })

    const { body } = await editor('GET', `/api/media/images/${from}/places`)
    const { places } = body as { places: { collection: string; mayChange: boolean }[] }
    const may = places.map(({ collection, mayChange }) => [collection, mayChange])
    expect(may).toContainEqual(['products', false])
    expect(may).toContainEqual(['sites', true])
    const refused = await replace(from, to, editor)
    expect(refused.status).toBe(409)
    expect(refused.body.errors?.[0]?.message).toContain('Es wurde nichts ersetzt. Produkt „Gulasch“')
    expect(await imageIn(site, false)).toEqual(['published', from])
  })

  it('is another one, which is there', async () => {
    const image = await newImage()

    expect((await replace(image, image)).status).toBe(400)
    expect((await replace(image, '01900000-0000-7000-8000-000000000000')).status).toBe(404)
  })
})
