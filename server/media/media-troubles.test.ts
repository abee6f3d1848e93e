import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { withFullDisk } from '#scripts/testing/full-disk.ts'
import { webpOf } from '#scripts/testing/hostile/costly-pictures.ts'

import { mediaRoute } from './media-route.ts'
import type { UploadRecord } from './media-source.ts'
import { createVariantStore } from './variant-store.ts'

// Pictures are made by processes that have to start, and a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 })

const id = (last: number) => `0197a1b2-0000-7000-8000-00000000000${last}`
const file = (last: number, extension: string, mimeType: string): UploadRecord => ({
  id: id(last),
  version: 'v1',
  extension,
  mimeType,
  filename: `${last}.${extension}`,
  publicHash: 'geheim-1234',
})
const records = [
  file(1, 'png', 'image/png'),
  file(2, 'docx', 'application/msword'),
  file(3, 'webp', 'image/webp'),
]
const find = async (wanted: string) => records.find((record) => record.id === wanted) ?? null

const world: { folder: string; server?: Server; url: string } = { folder: '', url: '' }

beforeAll(async () => {
  world.folder = await mkdtemp(join(tmpdir(), 'theke-media-'))
  const create = { width: 900, height: 600, channels: 3, background: '#c33' } as const
  for (const folder of ['images', 'uploads']) {
    await mkdir(join(world.folder, folder))
    await writeFile(join(world.folder, folder, '1.png'), await sharp({ create }).png().toBuffer())
    await writeFile(join(world.folder, folder, '2.docx'), 'PK')
    await writeFile(join(world.folder, folder, '3.webp'), webpOf(12_000, 12_000))
  }
  const source = { image: find, firstImageOf: async () => null, upload: find }
  const variants = createVariantStore(join(world.folder, '.cache'), 10 ** 6, () => undefined)
  world.server = createServer(express().use(mediaRoute({ source, mediaFolder: world.folder, variants })))
  await new Promise<void>((resolve) => world.server?.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this shape.
  world.url = `http://127.0.0.1:${(world.server.address() as AddressInfo).port}`
})

afterAll(async () => {
  world.server?.close().closeAllConnections()
  await rm(world.folder, { recursive: true })
})

const get = (path: string) => fetch(world.url + path, { headers: { accept: 'image/webp' } })

test('while the disk is full pictures and previews are shown all the same', async () => {
  const asked = [`/image/thumbnail/${id(1)}-v1.png`, `/upload/geheim-1234/preview/${id(2)}-v1.jpg`]
  const answers = await withFullDisk(world.folder, () => Promise.all(asked.map(get)))
  const pictures = await Promise.all(
    answers.map(async (answer) => sharp(Buffer.from(await answer.arrayBuffer())).metadata()),
  )

  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers.map(({ headers }) => headers.get('content-type'))).toEqual(['image/webp', 'image/webp'])
  expect(answers.every(({ headers }) => headers.get('cache-control')?.includes('immutable'))).toBe(true)
  expect(pictures.map(({ width }) => width)).toEqual([128, 1280])
  expect(await readdir(join(world.folder, '.cache'))).toEqual([])
})

test('a picture that was kept before and unpacks to gigabytes is not shown', async () => {
  const answers = await Promise.all([
    get(`/image/${id(3)}-v1.webp`),
    get(`/upload/geheim-1234/${id(3)}-v1.webp`),
  ])

  expect(answers.map(({ status }) => status)).toEqual([415, 415])
})
