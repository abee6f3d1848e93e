import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { answerErrors } from '../http/answer-errors.ts'
import { createLogs } from '../log/log.ts'
import { mediaRoute } from './media-route.ts'
import type { MediaSource } from './media-source.ts'

const pizza = '0197a1b2-0000-7000-8000-000000000001'
const video = '0197a1b2-0000-7000-8000-000000000002'
const gone = '0197a1b2-0000-7000-8000-000000000003'
const margherita = '0197a1b2-0000-7000-8000-0000000000aa'

const image = { id: pizza, version: 'v2', extension: 'jpg', filename: 'pizza.jpg', mimeType: 'image/jpeg' }
const source: MediaSource = {
  image: async (id) =>
    id === pizza ? image : id === gone ? { ...image, id, filename: '../../etc/passwd' } : null,
  firstImageOf: async (_kind, id) => (id === margherita ? image : null),
  upload: async (id) =>
    id === video
      ? {
          id,
          version: 'v1',
          extension: 'mp4',
          filename: 'film.mp4',
          mimeType: 'video/mp4',
          publicHash: 'geheim-1234',
        }
      : null,
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
  await writeFile(join(world.folder, 'uploads', 'film.mp4'), '0123456789')

  const app = express()
  app.use(mediaRoute({ source, mediaFolder: world.folder, cacheBytes: 10 ** 6 }))
  app.use(answerErrors(createLogs('silent').log))
  world.server = createServer(app)
  await new Promise<void>((resolve) => world.server?.listen(0, '127.0.0.1', resolve))
  world.url = `http://127.0.0.1:${(world.server.address() as AddressInfo).port}`
})

afterAll(async () => {
  world.server?.close().closeAllConnections()
  await rm(world.folder, { recursive: true })
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

test('twenty guests who ask for a new size at once cost one computation', async () => {
  const asked = Array.from({ length: 20 }, () =>
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

test('a file name can never lead out of the media folder', async () => {
  expect((await get(`/image/tiny/${gone}-v2.jpg`)).status).toBe(500)
})

test('a file of a guest is shown without any rights, and a video may be started in the middle', async () => {
  const answer = await get(`/upload/geheim-1234/${video}-v1.mp4`, { range: 'bytes=2-5' })

  expect([answer.status, await answer.text()]).toEqual([206, '2345'])
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect(answer.headers.get('cache-control')).toContain('private')
})
