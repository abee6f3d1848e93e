import { mkdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { type Caller, employ } from '#scripts/testing/callers.ts'
import {
  createPictures,
  filesIn,
  filesOfRecords,
  formWithFile,
  incomingIn,
  type Stored,
  whenWritten,
} from '#scripts/testing/stored-files.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { runDeclared } from '#scripts/testing/workers.ts'

let app: TestApp
let admin: Caller
let pictures: Awaited<ReturnType<typeof createPictures>>

beforeAll(async () => {
  app = await createTestApp()
  admin = await employ(app, ['ROLE_ADMIN'])
  pictures = await createPictures(app, admin)
})

afterAll(() => app.close())

const placeOf = ({ filename }: Stored) => path.join(app.mediaDir, 'images', filename)

/** Nothing is on the disk that no record names, and nothing is on its way. */
async function expectFilesOfRecords(): Promise<void> {
  expect(Object.keys(await filesIn(app))).toEqual(await filesOfRecords(app))
  expect(await incomingIn(app)).toEqual([])
}

describe('after a change that was made', () => {
  it('the former file is gone, whether it was replaced, cropped or removed', async () => {
    const stored = [await pictures.store(), await pictures.store(), await pictures.store()] as const
    const answers = [
      await pictures.replace(stored[0]),
      await pictures.crop(stored[1]),
      await pictures.remove(stored[2]),
    ]
    const files = await filesIn(app)

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    for (const { filename } of stored) expect(files).not.toHaveProperty([`images/${filename}`])
    await expectFilesOfRecords()
  })

  it('a cropped picture lies in a file of its own', async () => {
    const stored = await pictures.store()
    const { doc } = await readJson<{ doc: Stored }>(await pictures.crop(stored))
    const { width, height } = await sharp(placeOf(doc)).metadata()

    expect([width, height, doc]).toMatchObject([10, 10, { width: 10, height: 10 }])
    expect(doc.filename).toMatch(/^bild-[0-9a-f]{12}\.png$/)
    expect(doc.filename).not.toBe(stored.filename)
  })

  it('each of several pictures that are replaced together has a file of its own', async () => {
    const answer = await pictures.replaceMany([await pictures.store(), await pictures.store()])

    expect(answer.status).toBe(200)
    await expectFilesOfRecords()
  })

  it('of four who replace one picture at once one has the last word, and no file is left over', async () => {
    const stored = await pictures.store()
    const answers = await Promise.all(Array.from({ length: 4 }, () => pictures.replace(stored)))

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await expectFilesOfRecords()
  })
})

describe('a drawing, which lies on the disk while it is taken in,', () => {
  const drawingOf = (side: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><path d="M0 0h${side}"></path></svg>`
  const formOf = (side: number, values: object = { alt: 'Logo' }) =>
    formWithFile(values, 'logo.svg', Buffer.from(drawingOf(side)), 'image/svg+xml')
  const ask = (method: string, where: string, body: FormData) =>
    app.fetch(`/api/images${where}`, { method, headers: admin.badge, body })
  type Drawn = Stored & { version: string; width: number }
  const store = async (side: number) =>
    (await readJson<{ doc: Drawn }>(await ask('POST', '', formOf(side)))).doc

  it.each([
    ['named', ({ id }: Stored) => `/${id}`],
    ['found', ({ id }: Stored) => `?where[id][equals]=${id}`],
  ])('replaces the former one that is %s', async (_how, where) => {
    const former = await store(10)
    const answer = await ask('PATCH', where(former), formOf(20))
    const doc = (await admin('GET', `/api/images/${former.id}`)).body as unknown as Drawn

    expect([answer.status, former.width, doc.width]).toEqual([200, 10, 20])
    expect(doc.version).not.toBe(former.version)
    expect(await readFile(placeOf(doc), 'utf8')).toBe(drawingOf(20))
    await expectFilesOfRecords()
  })

  it('replaces several', async () => {
    const [one, other] = [await store(10), await store(11)]
    const answer = await ask('PATCH', `?where[id][in]=${one.id},${other.id}`, formOf(20))

    expect(answer.status).toBe(200)
    await expectFilesOfRecords()
  })

  it('stays as it is when its focal point is moved', async () => {
    const stored = await store(10)
    const answer = await pictures.crop(stored)
    const doc = (await admin('GET', `/api/images/${stored.id}`)).body as unknown as Drawn

    expect(answer.status).toBe(200)
    expect(await readFile(placeOf(doc), 'utf8')).toBe(drawingOf(10))
    await expectFilesOfRecords()
  })

  it('leaves nothing behind when it is refused', async () => {
    const answer = await ask('POST', '', formOf(10, {}))

    expect(answer.status).toBe(400)
    await expectFilesOfRecords()
  })
})

it('several pictures are not cropped at once', async () => {
  const { errors } = await readJson<{ errors: object[] }>(await pictures.cropMany(await pictures.store()))

  expect(errors).toMatchObject([{ message: 'Bilder lassen sich nur einzeln zuschneiden.' }])
})

describe('while nobody can tell what became of a change, old and new files stay', () => {
  const settleIn = (hours: number) =>
    runDeclared(app.payload, 'unsettled-files', { now: Temporal.Now.instant().add({ hours }) })

  it.each([
    ['it was taken back', `raise exception 'kaputt'`, { alt: 'Teller' }],
    ['it was made', 'null', { alt: 'Neu' }],
  ])('until the database says that %s', async (_what, statement, words) => {
    const stored = await pictures.store()
    const stop = await whenWritten(app, { table: 'images', deed: 'update' }, statement)
    const { pool } = app.payload.db
    const query = pool.query.bind(pool)
    const isAway = vi
      .spyOn(pool, 'query')
      .mockImplementation(((asked: string, ...more: unknown[]) =>
        /where filename = any/.test(asked)
          ? Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
          : Reflect.apply(query, undefined, [asked, ...more])) as typeof query)
    await pictures.replace(stored)
    expect(isAway).toHaveBeenCalled()
    isAway.mockRestore()
    await stop()

    expect((await readFile(placeOf(stored))).equals(pictures.first)).toBe(true)
    expect(await settleIn(0)).toBe(0)
    expect(await settleIn(2)).toBe(1)
    await expectFilesOfRecords()
    expect((await admin('GET', `/api/images/${stored.id}`)).body).toMatchObject(words)
  })

  it('and what a killed process had removed is back as soon as another one looks', async () => {
    const stored = await pictures.store()
    const held = path.join(app.mediaDir, '.incoming', `${crypto.randomUUID()}.held`, 'images')
    await mkdir(held, { recursive: true })
    await rename(placeOf(stored), path.join(held, stored.filename))

    expect(await settleIn(0)).toBe(0)
    expect((await readFile(placeOf(stored))).equals(pictures.first)).toBe(true)
    expect(await settleIn(2)).toBe(1)
    await expectFilesOfRecords()
  })
})
