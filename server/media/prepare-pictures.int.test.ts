import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { holdPicture } from '#plugins/files/files.port.ts'
import type { LiveBus } from '#kernel/live/live-bus.ts'
import { startWorker } from '#kernel/workers/start-workers.ts'
import { type Caller, employ } from '#scripts/testing/callers.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { withFullDisk } from '#scripts/testing/full-disk.ts'
import { keepLive } from '#scripts/testing/keep-live.ts'
import { formWithFile } from '#scripts/testing/stored-files.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { runDeclared } from '#scripts/testing/workers.ts'

import { picturePreparer, preparePictures } from './prepare-pictures.ts'
import { createVariantStore } from './variant-store.ts'

// Pictures are made by processes that have to start, and a busy machine takes its time.
vi.setConfig({ testTimeout: 300_000 })

let app: TestApp
let bus: LiveBus
let admin: Caller

beforeAll(async () => {
  app = await createTestApp()
  bus = await keepLive(app)
  admin = await employ(app, ['ROLE_ADMIN'])
})

beforeEach(async () => {
  await app.pool.query('delete from image_variants')
  await app.pool.query('delete from images')
})

afterEach(() => vi.restoreAllMocks())

afterAll(async () => {
  await bus.close()
  await app.close()
})

type Stored = { id: string; version: string; filename: string }

const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer()

async function store(background = '#f80', id?: string): Promise<Stored> {
  const form = formWithFile({ alt: 'Teller' }, 'teller.png', await picture(background), 'image/png')
  const answer = await admin.send(id ? `/api/images/${id}` : '/api/images', form, id ? 'PATCH' : 'POST')

  return (await readJson<{ doc: Stored }>(answer)).doc
}

/** As another process has it. */
const place = (bytes = 10 ** 8) => ({
  mediaFolder: app.mediaDir,
  variants: createVariantStore(join(app.mediaDir, '.cache'), bytes, () => undefined),
})
const prepare = (where = place()) =>
  preparePictures({ payload: app.payload, ending: new AbortController().signal }, where)

const sizes = ['full.avif', 'full.webp', 'medium.png', 'small.avif', 'small.webp']
const others = ['thumbnail.avif', 'thumbnail.webp', 'tiny.avif', 'tiny.webp']
const allOf = ({ id, version }: Stored) => [...sizes, ...others].map((size) => `${id}-${version}-${size}`)
const kept = () => readdir(join(app.mediaDir, '.cache')).catch((): string[] => [])
const keptOf = async ({ id }: Stored) => (await kept()).filter((name) => name.startsWith(id)).toSorted()
const progressOf = async ({ id }: Stored) => (await admin('GET', `/api/images/${id}/sizes`)).body

/** As if the time had come that the next try waits for. */
const letTimePass = () => app.pool.query(`update image_variants set available_at = now()`)

it('what pages may ask of a picture is made after the upload, before anybody has asked', async () => {
  const worker = startWorker(picturePreparer(place(), 0), { payload: app.payload, bus })
  const stored = await store()

  await eventually(async () => expect(await keptOf(stored)).toEqual(allOf(stored)))
  await eventually(async () =>
    expect(await progressOf(stored)).toEqual({ made: 9, planned: 9, isDone: true, failure: null }),
  )
  await worker.stop()
  expect(await prepare()).toBe(0)
})

it('what a process has begun and not finished is finished by another, without what is there', async () => {
  const stored = await store()
  const where = place()
  const first = `${stored.id}-${stored.version}-small.avif`
  await where.variants.ensure(first, async () => Buffer.from('schon da'))
  await holdPicture(app.pool)

  expect([await prepare(), await keptOf(stored)]).toEqual([0, [first]])
  expect(await progressOf(stored)).toMatchObject({ made: 1, isDone: false })
  await letTimePass()
  expect([await prepare(), await keptOf(stored)]).toEqual([1, allOf(stored)])
  expect(await readFile(join(app.mediaDir, '.cache', first), 'utf8')).toBe('schon da')
})

it('who shuts down leaves what he has begun to the next', async () => {
  const stored = await store()
  const ending = new AbortController()
  const work = preparePictures({ payload: app.payload, ending: ending.signal }, place())
  await eventually(async () =>
    expect((await app.pool.query('select * from image_variants')).rows).toHaveLength(1),
  )
  ending.abort()
  await work

  expect([await prepare(), await keptOf(stored)]).toEqual([1, allOf(stored)])
})

it('a picture that takes the place of another is made anew, and of the former nothing is left', async () => {
  const former = await store()
  await prepare()
  const { id, version, filename } = await store('#08f', former.id)
  const current = { id, version, filename }

  expect(await progressOf(current)).toEqual({ made: 0, planned: 9, isDone: false, failure: null })
  expect(await prepare()).toBe(1)
  await runDeclared(app.payload, 'stranded-variants')
  expect(await keptOf(current)).toEqual(allOf(current))

  await admin('DELETE', `/api/images/${id}`)
  await runDeclared(app.payload, 'stranded-variants')
  expect(await keptOf(current)).toEqual([])
  expect((await app.pool.query('select * from image_variants')).rows).toEqual([])
})

it('with another focal point it is another picture', async () => {
  const stored = await store()
  await prepare()
  await admin('PATCH', `/api/images/${stored.id}`, { focalX: 10, focalY: 90 })

  expect(await progressOf(stored)).toMatchObject({ made: 0, isDone: false })
})

it('several processes at once make each picture once', async () => {
  const stored = []
  for (const background of ['#100', '#200', '#300', '#400']) stored.push(await store(background))

  const counts = await Promise.all([prepare(), prepare(), prepare()])
  // One that found all others held has left the rest to them.
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(stored.length)
  for (const each of stored) expect(await keptOf(each)).toEqual(allOf(each))
})

it('a media folder that is away for a moment costs no picture', async () => {
  const stored = await store('#0c4')
  const folder = join(app.mediaDir, 'images')
  await rename(folder, `${folder}-away`)
  try {
    await prepare()
    expect(await progressOf(stored)).toMatchObject({ made: 0, failure: null })
  } finally {
    await rename(`${folder}-away`, folder)
  }
  await app.pool.query('update image_variants set available_at = now() where image_id = $1', [stored.id])
  expect([await prepare(), await keptOf(stored)]).toEqual([1, allOf(stored)])
})

it('a broken picture is noted and told of once, holds up no other, and is tried again on demand', async () => {
  const warn = vi.spyOn(app.payload.logger, 'warn')
  const [broken, sound] = [await store(), await store('#08f')]
  const file = join(app.mediaDir, 'images', broken.filename)
  const bytes = await readFile(file)
  await writeFile(file, 'kein Bild')
  // The one changed last comes first.
  await app.pool.query('update images set updated_at = now() where id = $1', [broken.id])

  expect(await prepare()).toBe(2)
  expect(await keptOf(sound)).toEqual(allOf(sound))
  expect(await progressOf(broken)).toEqual({ made: 0, planned: 9, isDone: false, failure: 'unreadable' })
  expect(await prepare()).toBe(0)
  expect(warn).toHaveBeenCalledTimes(1)

  await writeFile(file, bytes)
  expect((await admin('POST', `/api/images/${broken.id}/sizes`)).body).toMatchObject({ failure: null })
  expect([await prepare(), await keptOf(broken)]).toEqual([1, allOf(broken)])
})

it('while the disk is full nothing is given up', async () => {
  const stored = await store()
  for (let round = 1; round <= 10; round += 1) {
    expect(await withFullDisk(app.mediaDir, prepare)).toBe(1)
    await letTimePass()
  }

  expect(await progressOf(stored)).toMatchObject({ made: 0, failure: null })
  expect([await prepare(), await keptOf(stored)]).toEqual([1, allOf(stored)])
})

it('a picture that ends its process each time is given up in the end', async () => {
  const stored = await store()
  for (let round = 1; round <= 8; round += 1) {
    expect(await holdPicture(app.pool)).toMatchObject({ id: stored.id, attempts: round })
    await letTimePass()
  }

  expect(await prepare()).toBe(1)
  expect(await progressOf(stored)).toMatchObject({ made: 0, failure: 'given-up' })
})

it('what nobody has asked for takes no room from what somebody has', async () => {
  await store()
  const where = place(1000)
  await where.variants.ensure('gefragt.webp', async () => Buffer.alloc(900))

  expect(await prepare(where)).toBe(0)
})

it('pictures that encoders of before have made get another version, and are made anew', async () => {
  const stored = await store()
  await app.pool.query(`update images set version = 'alt' where id = $1`, [stored.id])

  await prepare()
  expect((await app.pool.query('select version from images')).rows).toEqual([{ version: stored.version }])
  expect(await keptOf(stored)).toEqual(allOf(stored))
})

it('only the staff asks how far sizes are, and only who may change pictures has them made again', async () => {
  const { id } = await store()
  const reader = await employ(app, ['ROLE_EMPLOYEE'])
  const path = `/api/images/${id}/sizes`
  const stranger = await app.fetch(path)

  expect([stranger.status, (await reader('GET', path)).status, (await reader('POST', path)).status]).toEqual([
    401, 200, 403,
  ])
  await admin('DELETE', `/api/images/${id}`)
  expect((await admin('GET', path)).status).toBe(404)
})

it('the file of a variant is written once', async () => {
  const stored = await store()
  await prepare()
  const path = join(app.mediaDir, '.cache', allOf(stored)[0] ?? '')
  const { ino } = await stat(path)
  await app.pool.query('delete from image_variants')
  await prepare()

  expect((await stat(path)).ino).toBe(ino)
})
