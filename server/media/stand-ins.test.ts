import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { eventually } from '#scripts/testing/eventually.ts'

import { mediaRoute } from './media-route.ts'
import type { UploadRecord } from './media-source.ts'
import { createVariantStore } from './variant-store.ts'

// Pictures are made by processes that have to start, and a busy machine takes its time.
vi.setConfig({ testTimeout: 300_000 })

const types: Record<string, string> = { jpg: 'image/jpeg', gif: 'image/gif' }
const idOf = (last: number) => `0197a1b2-0000-7000-8000-00000000000${last}`
const recordOf = (id: string, extension = 'jpg'): UploadRecord => ({
  id,
  version: 'v1',
  extension,
  filename: `bild.${extension}`,
  mimeType: types[extension] ?? '',
  pixels: 1400 * 900,
  publicHash: 'geheim-1234',
})
const animation = idOf(9)
const world: { folder: string; server?: Server; url: string } = { folder: '', url: '' }

beforeAll(async () => {
  world.folder = await mkdtemp(join(tmpdir(), 'theke-media-'))
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const picture = await sharp({
    create: { width: 1400, height: 900, channels: 3, background: '#888', noise },
  })
    .jpeg()
    .toBuffer()
  const frames = ['#c33', '#3c3'].map((background) => ({
    create: { width: 40, height: 20, channels: 3 as const, background },
  }))
  const moving = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()))
  for (const folder of ['images', 'uploads']) {
    await mkdir(join(world.folder, folder))
    await writeFile(join(world.folder, folder, 'bild.jpg'), picture)
  }
  await sharp(moving, { join: { animated: true } })
    .gif()
    .toFile(join(world.folder, 'images', 'bild.gif'))

  const source = {
    image: async (id: string) => recordOf(id, id === animation ? 'gif' : 'jpg'),
    firstImageOf: async () => null,
    upload: async (id: string) => recordOf(id),
  }
  const variants = createVariantStore(join(world.folder, '.cache'), 10 ** 8, () => undefined)
  // No patience at all, so that no machine is quick enough.
  const route = mediaRoute({ source, mediaFolder: world.folder, variants, patienceMs: 0 })
  world.server = createServer(express().use(route))
  await new Promise<void>((resolve) => world.server?.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this shape.
  world.url = `http://127.0.0.1:${(world.server.address() as AddressInfo).port}`
})

afterAll(async () => {
  world.server?.close().closeAllConnections()
  await rm(world.folder, { recursive: true })
})

async function get(path: string, accept = 'image/avif,image/webp,*/*') {
  const { status, headers, ...answer } = await ask(path, accept)
  const { width, pages = 1 } = await sharp(answer.body).metadata()

  return { status, type: headers.get('content-type'), kept: headers.get('cache-control'), width, pages }
}

async function ask(path: string, accept: string) {
  const answer = await fetch(world.url + path, { headers: { accept } })

  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
}

const forEver = 'public, max-age=31536000, immutable'
const standIn = { status: 200, kept: 'public, max-age=10' }
const madeOf = async (id: string) =>
  (await readdir(join(world.folder, '.cache'))).filter((name) => name.startsWith(id)).toSorted()

test('the first visitor gets a small picture at once, for seconds, and the next one the right one for ever', async () => {
  const path = `/image/medium/${idOf(1)}-v1.jpg`

  expect(await get(path)).toMatchObject({ ...standIn, type: 'image/webp', width: 640 })
  await eventually(async () =>
    expect(await get(path)).toMatchObject({ kept: forEver, type: 'image/avif', width: 1280 }),
  )
})

test('what stands for a size is the nearest that is there, in a format that the visitor can show', async () => {
  const path = `/image/large/${idOf(2)}-v1.jpg`
  const medium = path.replace('large', 'medium')
  await eventually(async () => expect(await get(medium, 'image/webp')).toMatchObject({ kept: forEver }))

  expect(await get(path)).toMatchObject({ ...standIn, type: 'image/webp', width: 1280 })
  expect(await get(path, '*/*')).toMatchObject({ ...standIn, type: 'image/jpeg', width: 640 })
})

test('a thumbnail is no stand-in for a picture', async () => {
  const path = (size: string) => `/image/${size}/${idOf(7)}-v1.jpg`
  for (const size of ['thumbnail', 'tiny'])
    expect(await get(path(size))).toMatchObject({ kept: forEver, type: 'image/avif' })

  expect(await get(path('small'))).toMatchObject({ ...standIn, type: 'image/webp', width: 640 })
  expect(await get(path('large'))).toMatchObject({ ...standIn, width: 640 })
})

test('what is made in a moment is no matter of waiting', async () => {
  const path = (size: string) => `/image/${size}/${idOf(3)}-v1.jpg`

  expect(await get(path('tiny'))).toMatchObject({ kept: forEver, type: 'image/avif' })
  expect(await get(path('small'), 'image/webp')).toMatchObject({ kept: forEver, type: 'image/webp' })
})

test('a hundred visitors who come before a size is made cost one stand-in and one picture', async () => {
  const id = idOf(4)
  const answers = await Promise.all(Array.from({ length: 100 }, () => get(`/image/medium/${id}-v1.jpg`)))

  expect(answers.every(({ status }) => status === 200)).toBe(true)
  await eventually(async () =>
    expect(await madeOf(id)).toEqual([`${id}-v1-medium.avif`, `${id}-v1-small.webp`]),
  )
})

test('a picture as it is stays as large while it waits for its encoder', async () => {
  expect(await get(`/image/${idOf(5)}-v1.jpg`)).toMatchObject({ ...standIn, type: 'image/jpeg', width: 1400 })
})

test('an animation stands still until it moves', async () => {
  const path = `/image/medium/${animation}-v1.gif`

  expect(await get(path)).toMatchObject({ ...standIn, type: 'image/webp', pages: 1 })
  await eventually(async () => expect(await get(path)).toMatchObject({ kept: forEver, pages: 2 }))
})

test('what stands for a file that is nobody else’s to see is kept by no one in between', async () => {
  expect(await get(`/upload/geheim-1234/${idOf(6)}-v1.jpg`)).toMatchObject({
    status: 200,
    kept: 'private, max-age=10',
  })
})
