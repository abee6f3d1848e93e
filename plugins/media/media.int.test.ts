import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { MediaPage } from '#domain/content/media/media.contract.ts'
import { type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { formWithFile } from '#scripts/testing/stored-files.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { runDeclared } from '#scripts/testing/workers.ts'

let app: TestApp
let fixtures: RecordFixtures
let editor: Caller
let employee: Caller

beforeAll(async () => {
  app = await createTestApp()
  fixtures = createRecordFixtures(app.payload)
  editor = await employ(app, ['ROLE_EDITOR'])
  employee = await employ(app, ['ROLE_EMPLOYEE'])
})

afterAll(() => app.close())

let shade = 0
async function picture(): Promise<Buffer> {
  shade += 1
  const background = { r: shade, g: 9, b: 9 }
  return sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer()
}
const send = async (values: object, data: Buffer, query = '', by = editor) =>
  readJson<{ doc?: { id: string }; errors?: { code: string; message: string; data?: object }[] }>(
    await by.send(`/api/images${query}`, formWithFile(values, 'bild.png', data, 'image/png')),
  )
const newImage = async (alt: string) => (await send({ alt }, await picture())).doc?.id ?? ''
const newFile = async (values = {}) => (await fixtures.store('uploads', { isPublic: true, ...values })).id
const list = async (query: string, by = editor) =>
  (await by('GET', `/api/media?${query}`)).body as unknown as MediaPage
const titles = async (query: string) => (await list(query)).media.map(({ title }) => title).toSorted()
const newFolder = async (name: string, parent?: string) =>
  idOf(await editor('POST', '/api/media-folders', { name, parent }))
const arrange = (media: [collection: string, id: string][], change: object, by = editor) =>
  by('POST', '/api/media/arrange', {
    media: media.map(([collection, id]) => ({ collection, id })),
    ...change,
  })

describe('the media of the house', () => {
  it('are found by folder, tag, kind and what is typed, whatever the capitals', async () => {
    const [soup, cake, file] = [
      await newImage('Suppe mit Schnittlauch'),
      await newImage('Torte'),
      await newFile(),
    ]
    const dishes = await newFolder('Speisen')
    const deep = await newFolder('Süßes', dishes)
    await app.pool.query(`update uploads set mime_type = 'application/pdf' where id = $1`, [file])
    await arrange(
      [
        ['images', soup],
        ['uploads', file],
      ],
      { folder: dishes, addTags: ['Sommer'] },
    )
    await arrange([['images', cake]], { folder: deep })

    expect(await titles(`folder=${dishes}&kind=picture`)).toEqual(['Suppe mit Schnittlauch'])
    expect((await list(`folder=${dishes}&kind=document`)).media.map(({ id }) => id)).toEqual([file])
    expect((await list(`folder=${dishes}`)).total).toBe(2)
    expect(await titles(`folder=${dishes}&search=TORTE`)).toEqual(['Torte'])
    expect(await titles('search=schnittLAUCH')).toEqual(['Suppe mit Schnittlauch'])
    expect((await list('tag=sommer')).media.map(({ id }) => id).toSorted()).toEqual([soup, file].toSorted())
    expect(await titles('search=som%25')).toEqual([])
    const { body } = await editor('GET', '/api/media/overview')
    expect(body).toMatchObject({
      tags: [{ tag: 'Sommer', count: 2 }],
      may: { arrange: true, deleteFiles: false },
    })
    expect(body.folders).toContainEqual({ id: deep, name: 'Süßes', parent: dishes, count: 1 })
  })

  it('leave out what guests have sent, and are not shown to strangers', async () => {
    const secret = await newFile({ isPublic: false })

    expect((await list(`id=${secret}`)).total).toBe(0)
    expect((await app.fetch('/api/media')).status).toBe(401)
    expect((await app.fetch('/api/media-folders')).status).toBe(401)
    expect((await list('', employee)).total).toBeGreaterThan(0)
    expect(await editor('GET', '/api/media?state=gibtesnicht')).toMatchObject({ status: 400 })
  })

  it('tell visitors neither folder nor tags', async () => {
    const id = await newImage('Geheim geordnet')
    await arrange([['images', id]], { folder: await newFolder('Intern'), addTags: ['Schwach'] })
    const seen = await readJson<Record<string, unknown>>(await app.fetch(`/api/images/${id}`))

    expect(seen.alt).toBe('Geheim geordnet')
    expect(seen).not.toHaveProperty('folder')
    expect(seen).not.toHaveProperty('tags')
  })
})

describe('arranging', () => {
  it('is for whoever may change pictures, and add files', async () => {
    const [image, file] = [await newImage('Bleibt'), await newFile()]
    const manager = await employ(app, ['ROLE_MANAGER'])

    expect((await arrange([['images', image]], { addTags: ['x'] }, employee)).status).toBe(403)
    expect(
      (
        await arrange(
          [
            ['images', image],
            ['uploads', file],
          ],
          { addTags: ['x'] },
          manager,
        )
      ).status,
    ).toBe(403)
    expect((await list('tag=x')).total).toBe(0)
    expect((await arrange([['images', image]], { addTags: ['x'] }, manager)).status).toBe(200)
    expect((await list('tag=x')).total).toBe(1)
  })

  it('is done to all of them or to none', async () => {
    const image = await newImage('Alle oder keines')
    const gone = '01900000-0000-7000-8000-000000000000'

    expect(
      (
        await arrange(
          [
            ['images', image],
            ['images', gone],
          ],
          { addTags: ['halb'] },
        )
      ).status,
    ).toBe(404)
    expect(await arrange([['images', image]], { folder: gone })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'folder', message: 'Diesen Ordner gibt es nicht mehr.' }] },
    })
    expect((await list('tag=halb')).total).toBe(0)
  })
})

describe('folders', () => {
  it('keep what is in them from being deleted with them, or let it come one level up', async () => {
    const [top, image] = [await newFolder('Auflösen'), await newImage('Liegt tief')]
    const middle = await newFolder('Mitte', top)
    const below = await newFolder('Unten', middle)
    await arrange([['images', image]], { folder: middle })

    expect((await editor('DELETE', `/api/media-folders/${middle}`)).status).toBe(409)
    expect((await employee('POST', `/api/media-folders/${middle}/dissolve`)).status).toBe(403)
    expect(await editor('POST', `/api/media-folders/${middle}/dissolve`)).toMatchObject({
      body: { moved: 2 },
    })
    expect((await list(`id=${image}`)).media[0]?.folder).toBe(top)
    const { rows } = await app.pool.query('select parent_id from media_folders where id = $1', [below])
    expect(rows).toEqual([{ parent_id: top }])
  })

  it('hang under nothing that lies in them, even where two are moved at once', async () => {
    const [one, other] = [await newFolder('Links'), await newFolder('Rechts')]
    const moves = await Promise.all([
      editor('PATCH', `/api/media-folders/${one}`, { parent: other }),
      editor('PATCH', `/api/media-folders/${other}`, { parent: one }),
    ])

    expect(new Set(moves.map(({ status }) => status))).toEqual(new Set([200, 400]))
    expect((await editor('POST', '/api/media-folders', { name: 'links' })).status).toBe(
      moves[0]?.status === 200 ? 201 : 400,
    )
  })
})

describe('a file that is there already', () => {
  it('is refused to whoever asks for that, by what is there, and added otherwise', async () => {
    const data = await picture()
    const { doc } = await send({ alt: 'Schnitzel' }, data)
    const refused = await send({ alt: 'Noch einmal' }, data, '?unlessKnown=true')

    expect(refused.errors).toMatchObject([
      {
        code: 'already-there',
        message: 'Dieses Bild gibt es schon: „Schnitzel“.',
        data: { collection: 'images', id: doc?.id },
      },
    ])
    expect((await send({ alt: 'Doppelt' }, data)).doc).toBeDefined()
    expect(await titles('state=duplicate')).toEqual(['Doppelt', 'Schnitzel'])
    expect((await list(`id=${doc?.id}`)).media[0]?.copies).toBe(2)
  })

  it('is stored once where it comes several times at once', async () => {
    const data = await picture()
    const answers = await Promise.all(
      [1, 2, 3].map((count) => send({ alt: `${count}` }, data, '?unlessKnown=true')),
    )

    expect(answers.filter(({ doc }) => doc)).toHaveLength(1)
  })

  it('is known of files from before it was asked, after a while', async () => {
    const ids = [await newFile(), await newFile()]
    await app.pool.query('update uploads set checksum = null')
    const noted = await runDeclared(app.payload, 'media-checksums', { now: Temporal.Now.instant() })

    expect(noted).toBeGreaterThanOrEqual(2)
    const { rows } = await app.pool.query('select checksum from uploads where id = any($1)', [ids])
    expect(rows.every(({ checksum }) => /^[0-9a-f]{64}$/.test(checksum))).toBe(true)
    expect(await runDeclared(app.payload, 'media-checksums', { now: Temporal.Now.instant() })).toBe(0)
  })
})

describe('the description of a picture', () => {
  it('is asked for, unless whoever brings it says that it comes later', async () => {
    expect((await send({ alt: '' }, await picture())).errors?.[0]?.code).toBe('validation')
    const { doc } = await send({ alt: '' }, await picture(), '?describeLater=true')

    expect((await list('state=undescribed')).media.map(({ id }) => id)).toEqual([doc?.id])
    expect((await editor('PATCH', `/api/images/${doc?.id}`, { focalX: 12 })).status).toBe(200)
    expect((await editor('PATCH', `/api/images/${doc?.id}`, { alt: 'Wiese' })).status).toBe(200)
    expect((await editor('PATCH', `/api/images/${doc?.id}`, { alt: '' })).status).toBe(400)
    expect((await list('state=undescribed')).total).toBe(0)
  })
})
