import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execPath } from 'node:process'

import express from 'express'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import type { GaveUp } from '#kernel/apart/gave-up.ts'
import { mostMemoryBytes } from '#kernel/apart/limit-memory.ts'

import { mediaRoute } from './media-route.ts'
import type { UploadRecord } from './media-source.ts'
import { menuSheet } from './testing/sample-files.ts'
import { createVariantStore } from './variant-store.ts'

// Pictures are made by processes that have to start, and a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 })

const recordOf = (id: string): UploadRecord => ({
  id,
  version: 'v1',
  extension: 'pdf',
  mimeType: 'application/pdf',
  filename: 'karte.pdf',
  publicHash: 'geheim-1234',
  originalName: 'Karte.pdf',
})
/** Whatever reads the document takes more memory than it may, while this is done. */
async function withTooMuch(work: () => Promise<void>): Promise<void> {
  const paths = ['images', 'uploads'].map((folder) => join(world.folder, folder, 'karte.pdf'))
  await Promise.all(paths.map((path) => truncate(path, 1.5 * mostMemoryBytes)))
  await work().finally(() => Promise.all(paths.map((path) => writeFile(path, menuSheet))))
}
const idOf = (last: number) => `0197a1b2-0000-7000-8000-00000000000${last}`
const find = async (id: string) => recordOf(id)

const onProblem = vi.fn<(problem: GaveUp) => void>()
const world: { folder: string; server?: Server; url: string } = { folder: '', url: '' }

beforeAll(async () => {
  world.folder = await mkdtemp(join(tmpdir(), 'theke-media-'))
  for (const folder of ['images', 'uploads']) {
    await mkdir(join(world.folder, folder))
    await writeFile(join(world.folder, folder, 'karte.pdf'), menuSheet)
  }
  const source = { image: find, firstImageOf: async () => null, upload: find }
  const variants = createVariantStore(join(world.folder, '.cache'), 10 ** 6, onProblem)
  world.server = createServer(express().use(mediaRoute({ source, mediaFolder: world.folder, variants })))
  await new Promise<void>((resolve) => world.server?.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this shape.
  world.url = `http://127.0.0.1:${(world.server.address() as AddressInfo).port}`
})

afterEach(() => {
  onProblem.mockClear()
  process.execPath = execPath
  vi.restoreAllMocks()
})

afterAll(async () => {
  world.server?.close().closeAllConnections()
  await rm(world.folder, { recursive: true })
})

const get = (path: string) => fetch(world.url + path, { headers: { accept: 'image/webp' } })

// The first one here, because a process that waits for the next picture would draw the card.
test('a document for which no process can be started has no preview at the moment', async () => {
  process.execPath = '/nowhere/node'
  const { status, headers } = await get(`/upload/geheim-1234/preview/${idOf(3)}-v1.jpg`)

  expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([503, 'no-store', '5'])
})

test('why no process can be started is told once a minute, however many ask', async () => {
  const now = Temporal.Now.instant().add({ hours: 1 })
  const clock = vi.spyOn(Temporal.Now, 'instant').mockReturnValue(now)
  process.execPath = '/nowhere/node'
  const askAll = () =>
    Promise.all(Array.from({ length: 10 }, (_, at) => get(`/image/tiny/${idOf(at)}-v1.pdf`)))
  const answers = await askAll()
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 503))
  expect(onProblem.mock.calls).toMatchObject([[{ reason: 'passing', cause: { code: 'ENOENT' } }]])

  clock.mockReturnValue(now.add({ seconds: 60 }))
  await askAll()
  expect(onProblem).toHaveBeenCalledTimes(2)
})

test('whoever asks for a picture that rests is told when to come again', async () => {
  const now = Temporal.Now.instant()
  const clock = vi.spyOn(Temporal.Now, 'instant').mockReturnValue(now)
  await withTooMuch(async () => {
    const path = `/image/tiny/${idOf(1)}-v1.pdf`
    const first = await get(path)
    clock.mockReturnValue(now.add({ seconds: 20 }))
    const second = await get(path)

    expect([first.status, second.status]).toEqual([503, 503])
    expect(onProblem.mock.calls).toMatchObject([[{ reason: 'ended' }]])
    expect([first, second].map(({ headers }) => headers.get('retry-after'))).toEqual(['60', '40'])
  })
})

test('a document that cannot be drawn in time shows its name, for as long as it rests', async () => {
  const now = Temporal.Now.instant()
  const clock = vi.spyOn(Temporal.Now, 'instant').mockReturnValue(now)
  const path = `/upload/geheim-1234/preview/${idOf(2)}-v1.jpg`
  await withTooMuch(async () => {
    for (const ask of [get, get]) {
      const answer = await ask(path)
      const card = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()

      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect([card.width, card.height]).toEqual([1280, 720])
    }
    expect(await readdir(join(world.folder, '.cache'))).toEqual([`${idOf(2)}-v1-card.jpeg`])
  })

  clock.mockReturnValue(now.add({ seconds: 60 }))
  const drawn = await get(path)
  const page = await sharp(Buffer.from(await drawn.arrayBuffer())).metadata()

  expect([drawn.headers.get('content-type'), page.width, page.height]).toEqual(['image/webp', 1280, 1920])
  expect(drawn.headers.get('cache-control')).toContain('immutable')
})
