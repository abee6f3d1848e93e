import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { answerErrors } from '../http/answer-errors.ts'
import { createLogs } from '../log/log.ts'
import { mediaRoute } from './media-route.ts'
import type { MediaRecord, MediaSource, UploadRecord } from './media-source.ts'
import { menuSheet, shortFilm } from './testing/sample-files.ts'
import { createVariantStore } from './variant-store.ts'

// Pictures are made by processes that have to start, and a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 })

const pizza = '0197a1b2-0000-7000-8000-000000000001'
const video = '0197a1b2-0000-7000-8000-000000000002'
const gone = '0197a1b2-0000-7000-8000-000000000003'
const sheet = '0197a1b2-0000-7000-8000-000000000004'
const notes = '0197a1b2-0000-7000-8000-000000000005'
const drawing = '0197a1b2-0000-7000-8000-000000000006'
const broken = '0197a1b2-0000-7000-8000-000000000007'
const margherita = '0197a1b2-0000-7000-8000-0000000000aa'

const image = { id: pizza, version: 'v2', extension: 'jpg', filename: 'pizza.jpg', mimeType: 'image/jpeg' }
const images: Record<string, MediaRecord> = {
  [pizza]: image,
  [gone]: { ...image, id: gone, filename: '../../etc/passwd' },
  [drawing]: {
    id: drawing,
    version: 'v1',
    extension: 'svg',
    filename: 'logo.svg',
    mimeType: 'image/svg+xml',
  },
  [sheet]: { id: sheet, version: 'v1', extension: 'pdf', filename: 'karte.pdf', mimeType: 'application/pdf' },
  [broken]: { ...image, id: broken, filename: 'kaputt.jpg' },
}
const file = (id: string, extension: string, mimeType: string) => ({
  id,
  version: 'v1',
  extension,
  mimeType,
  filename: `${id}.${extension}`,
  publicHash: 'geheim-1234',
  originalName: `Angebot <b>.${extension}`,
})
const uploads: Record<string, UploadRecord> = {
  [video]: file(video, 'mp4', 'video/mp4'),
  [sheet]: file(sheet, 'pdf', 'application/pdf'),
  [notes]: file(notes, 'docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
  [broken]: file(broken, 'pdf', 'application/pdf'),
}
const source: MediaSource = {
  image: async (id) => images[id] ?? null,
  firstImageOf: async (_kind, id) => (id === margherita ? image : null),
  upload: async (id) => uploads[id] ?? null,
}

const world: { folder: string; server?: Server; url: string } = { folder: '', url: '' }

beforeAll(async () => {
  world.folder = await mkdtemp(join(tmpdir(), 'theke-media-'))
  await mkdir(join(world.folder, 'images'))
  await mkdir(join(world.folder, 'uploads'))
  // Lying on its side, with a note of where it was taken.
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c33' } })
    .withExif({ IFD3: { GPSLatitude: '48/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(world.folder, 'images', 'pizza.jpg'))
  await writeFile(join(world.folder, 'images', 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(world.folder, 'images', 'karte.pdf'), menuSheet)
  await writeFile(join(world.folder, 'images', 'kaputt.jpg'), 'kein Bild')
  await writeFile(join(world.folder, 'uploads', `${video}.mp4`), await shortFilm())
  await writeFile(join(world.folder, 'uploads', `${sheet}.pdf`), menuSheet)
  await writeFile(join(world.folder, 'uploads', `${notes}.docx`), 'PK')
  await writeFile(join(world.folder, 'uploads', `${broken}.pdf`), '%PDF-1.4 kaputt')

  const app = express()
  const variants = createVariantStore(join(world.folder, '.cache'), 10 ** 6, () => undefined)
  app.use(mediaRoute({ source, mediaFolder: world.folder, variants }))
  app.use(answerErrors(createLogs('silent').log))
  world.server = createServer(app)
  await new Promise<void>((resolve) => world.server?.listen(0, '127.0.0.1', resolve))
  world.url = `http://127.0.0.1:${(world.server.address() as AddressInfo).port}`
})

afterAll(async () => {
  world.server?.close().closeAllConnections()
  // What nobody waits for may still be written there.
  await rm(world.folder, { recursive: true, maxRetries: 50, retryDelay: 100 })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(world.url + path, { headers, redirect: 'manual' })

test('a picture comes upright, in the asked width, without metadata, to be kept for ever', async () => {
  const answer = await get(`/image/tiny/${pizza}-v2.jpg`, { accept: 'image/avif,image/webp,*/*' })
  const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()

  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('vary')]).toEqual([
    200,
    'image/avif',
    'Accept',
  ])
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect([picture.width, picture.height, picture.exif, picture.orientation]).toEqual([
    256,
    384,
    undefined,
    undefined,
  ])
})

test.each([
  ['image/webp', 'image/webp'],
  ['*/*', 'image/jpeg'],
])('who accepts %s gets %s', async (accept, type) => {
  const answer = await get(`/image/icon/${pizza}-v2.jpg`, { accept })
  expect(answer.headers.get('content-type')).toBe(type)
})

test('a picture is never enlarged', async () => {
  const answer = await get(`/image/large/${pizza}-v2.jpg`, { accept: 'image/webp' })
  const { width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect(width).toBe(600)
})

test('a hundred guests who ask for a new size at once cost one computation', async () => {
  const asked = Array.from({ length: 100 }, () =>
    get(`/image/small/${pizza}-v2.jpg`, { accept: 'image/webp' }),
  )
  const answers = await Promise.all(asked)
  const made = await readdir(join(world.folder, '.cache'))

  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(made.filter((name) => name.includes('small'))).toEqual([`${pizza}-v2-small.webp`])
})

test.each([
  [`/image/small/${pizza}-v1.jpg`, `/image/small/${pizza}-v2.jpg`],
  [`/image/product/${margherita}-v1.png`, `/image/product/${margherita}-v2.jpg`],
])('the old address %s leads to %s', async (old, current) => {
  const answer = await get(old)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, current])
})

test('a product shows its first picture', async () => {
  expect((await get(`/image/product/${margherita}-v2.jpg`)).status).toBe(200)
})

test.each([
  `/image/huge/${pizza}-v2.jpg`,
  `/image/small/${margherita}-v2.jpg`,
  `/upload/falsch-1234/${video}-v1.mp4`,
])('%s does not exist', async (path) => {
  expect((await get(path)).status).toBe(404)
})

test.each([
  ['a file name can never lead out of the media folder', `/image/tiny/${gone}-v2.jpg`, 404],
  ['what nobody can decode is refused', `/image/tiny/${broken}-v2.jpg`, 415],
])('%s', async (_claim, path, status) => {
  const answer = await get(path)

  expect(answer.status).toBe(status)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toMatchObject({ errors: [{ message: expect.any(String) }] })
})

test('a drawing stays one in every size and may do nothing', async () => {
  const answer = await get(`/image/small/${drawing}-v1.svg`, { accept: 'image/webp' })

  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
})

test('a document among the pictures is a picture in a given size and a document without', async () => {
  const small = await get(`/image/tiny/${sheet}-v1.pdf`, { accept: 'image/webp' })
  const { width, height } = await sharp(Buffer.from(await small.arrayBuffer())).metadata()
  const whole = await get(`/image/${sheet}-v1.pdf`)

  expect([small.headers.get('content-type'), width, height]).toEqual(['image/webp', 256, 384])
  expect(whole.headers.get('content-type')).toBe('application/pdf')
})

test('a file of a guest is shown without any rights, and a video may be started in the middle', async () => {
  const film = await shortFilm()
  const answer = await get(`/upload/geheim-1234/${video}-v1.mp4`, { range: 'bytes=2-5' })

  expect([answer.status, Buffer.from(await answer.arrayBuffer())]).toEqual([206, film.subarray(2, 6)])
  expect(answer.headers.get('content-range')).toBe(`bytes 2-5/${film.length}`)
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect(answer.headers.get('cache-control')).toContain('private')
})

test('a video says how long it is, and a range behind its end is none', async () => {
  const { length } = await shortFilm()
  const head = await fetch(`${world.url}/upload/geheim-1234/${video}-v1.mp4`, { method: 'HEAD' })
  const behind = await get(`/upload/geheim-1234/${video}-v1.mp4`, { range: `bytes=${length}-` })

  expect([head.status, head.headers.get('accept-ranges'), head.headers.get('content-length')]).toEqual([
    200,
    'bytes',
    String(length),
  ])
  expect([behind.status, behind.headers.get('content-range')]).toEqual([416, `bytes */${length}`])
})

test.each([
  ['a video shows a frame of itself', video, [320, 180]],
  ['a document shows its first page', sheet, [1280, 1920]],
  ['any other file shows its name', notes, [1280, 720]],
  ['a broken document shows its name', broken, [1280, 720]],
])('%s as a preview', async (_claim, id, size) => {
  const answer = await get(`/upload/geheim-1234/preview/${id}-v1.jpg`)
  const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()

  expect([answer.status, answer.headers.get('content-type'), format]).toEqual([200, 'image/jpeg', 'jpeg'])
  expect([width, height]).toEqual(size)
  expect(answer.headers.get('cache-control')).toContain('immutable')
})

test('a preview comes in the best format that the client can show, and is drawn only once', async () => {
  const preview = `/upload/geheim-1234/preview/${video}-v1.jpg`
  const modern = await get(preview, { accept: 'image/avif,image/webp,*/*' })
  const { width, height } = await sharp(Buffer.from(await modern.arrayBuffer())).metadata()

  expect([modern.headers.get('content-type'), modern.headers.get('vary')]).toEqual(['image/avif', 'Accept'])
  expect([width, height]).toEqual([320, 180])
  expect((await get(preview)).headers.get('content-type')).toBe('image/jpeg')
  const kept = (await readdir(join(world.folder, '.cache'))).filter((name) => name.startsWith(video))
  expect(kept.toSorted()).toEqual([`${video}-v1-preview.avif`, `${video}-v1-preview.jpeg`])
})

test('an old preview leads to the current one, and a wrong key to nothing', async () => {
  const old = await get(`/upload/geheim-1234/preview/${sheet}-v0.jpg`)

  expect(old.headers.get('location')).toBe(`/upload/geheim-1234/preview/${sheet}-v1.jpg`)
  expect((await get(`/upload/falsch-1234/preview/${sheet}-v1.jpg`)).status).toBe(404)
})
