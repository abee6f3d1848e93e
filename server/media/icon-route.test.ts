import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import express from 'express'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { GaveUp } from '#kernel/apart/gave-up.ts'
import { eventually } from '#scripts/testing/eventually.ts'

import type { WantedIcon } from './encode-icon.apart.ts'
import { iconRoute } from './icon-route.ts'
import type { IconLook } from './icon-source.ts'
import type * as PictureApartFile from './picture-apart.ts'
import { pictureApart } from './picture-apart.ts'

vi.mock('./picture-apart.ts', { spy: true })

// Pictures are made by processes that have to start, and a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 })

const record = (id: string, extension: string, mimeType = `image/${extension}`) => ({
  id,
  version: 'v1',
  extension,
  filename: `${id}.${extension}`,
  mimeType,
})
const colors = { ink: '#102030', paper: '#f0f0f0' }
const looks: Record<string, IconLook> = {
  wide: { picture: record('breit', 'png'), ...colors },
  opaque: { picture: record('voll', 'jpg', 'image/jpeg'), ...colors },
  drawn: { picture: record('gezeichnet', 'svg', 'image/svg+xml'), ...colors },
  broken: { picture: record('kaputt', 'png'), ...colors },
  gone: { picture: record('weg', 'png'), ...colors },
  late: { picture: { ...record('voll', 'jpg', 'image/jpeg'), id: 'spaet' }, ...colors },
  none: { picture: null, ink: 'red"/><script>', paper: '' },
}

const world = { folder: '', servers: [] as Server[], url: '' }

beforeAll(async () => {
  world.folder = await mkdtemp(join(tmpdir(), 'theke-icons-'))
  const images = join(world.folder, 'images')
  await mkdir(images)
  const red = { r: 200, g: 30, b: 30 }
  // A red bar on nothing, and a red sheet.
  await sharp({ create: { width: 400, height: 100, channels: 4, background: { ...red, alpha: 0 } } })
    .composite([{ input: { create: { width: 200, height: 100, channels: 3, background: red } } }])
    .png()
    .toFile(join(images, 'breit.png'))
  await sharp({ create: { width: 300, height: 300, channels: 3, background: red } })
    .jpeg()
    .toFile(join(images, 'voll.jpg'))
  await writeFile(
    join(images, 'gezeichnet.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#c81e1e"/></svg>',
  )
  await writeFile(join(images, 'kaputt.png'), 'kein Bild')

  world.url = await serveIcons(50_000)
})

/** At an address of its own, with so much patience for a picture. */
async function serveIcons(patienceMs: number): Promise<string> {
  const source = async (host: string) => looks[host.split('.')[0] ?? ''] ?? { picture: null, ...colors }
  const route = iconRoute({
    source,
    mediaFolder: world.folder,
    cacheBytes: 10 ** 7,
    onProblem: () => undefined,
    patienceMs,
  })
  const server = createServer(express().set('trust proxy', true).use(route))
  world.servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

afterAll(async () => {
  for (const server of world.servers) server.close().closeAllConnections()
  await rm(world.folder, { recursive: true })
})

async function ask(of: string, path: string, method = 'GET', url = world.url) {
  const answer = await fetch(url + path, { method, headers: { 'x-forwarded-host': `${of}.test` } })

  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
}

/** The colours of the middle and of a corner. */
async function colorsOf(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ]

  return { edge: [info.width, info.height], middle: at(info.width / 2, info.height / 2), corner: at(1, 1) }
}

const near = (...channels: number[]) => channels.map((channel) => expect.closeTo(channel, -1))

test('the icon of a tab holds three sizes, each a PNG of the whole picture', async () => {
  const { status, headers, body } = await ask('wide', '/favicon.ico')
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'image/x-icon',
    'public, max-age=3600',
  ])
  expect([body.readUInt16LE(0), body.readUInt16LE(2), body.readUInt16LE(4)]).toEqual([0, 1, 3])

  const entries = [0, 1, 2].map((index) => {
    const at = 6 + 16 * index
    return { edge: body.readUInt8(at), bytes: body.readUInt32LE(at + 8), offset: body.readUInt32LE(at + 12) }
  })
  expect(entries.map(({ edge }) => edge)).toEqual([16, 32, 48])
  for (const { edge, bytes, offset } of entries) {
    const { width, height, format } = await sharp(body.subarray(offset, offset + bytes)).metadata()
    expect([width, height, format]).toEqual([edge, edge, 'png'])
  }
  expect((entries.at(-1)?.offset ?? 0) + (entries.at(-1)?.bytes ?? 0)).toBe(body.length)
})

test.each([
  ['/apple-touch-icon.png', 180],
  ['/icon-maskable-512.png', 512],
])('%s stands on the paper of the house, with room around it', async (path, edge) => {
  const { body } = await ask('wide', path)

  expect((await sharp(body).metadata()).hasAlpha).toBe(false)
  expect(await colorsOf(body)).toEqual({
    edge: [edge, edge],
    middle: near(200, 30, 30, 255),
    corner: near(240, 240, 240, 255),
  })
})

test('an icon that is not cut is clear where its picture is', async () => {
  expect(await colorsOf((await ask('wide', '/icon-192.png')).body)).toMatchObject({
    edge: [192, 192],
    middle: near(200, 30, 30, 255),
    corner: [expect.any(Number), expect.any(Number), expect.any(Number), 0],
  })
})

test.each(['opaque', 'drawn'])('a picture with a ground of its own fills the icon: %s', async (of) => {
  expect((await colorsOf((await ask(of, '/apple-touch-icon.png')).body)).corner).toEqual(
    near(200, 30, 30, 255),
  )
})

test.each(['broken', 'gone', 'elsewhere'])(
  'a house without a picture gets one in its colours: %s',
  async (of) => {
    const { status, body } = await ask(of, '/apple-touch-icon.png')

    expect(status).toBe(200)
    expect(await colorsOf(body)).toMatchObject({
      middle: near(240, 240, 240, 255),
      corner: near(16, 32, 48, 255),
    })
  },
)

test('what stands for a picture that cannot be drawn at the moment is kept by nobody', async () => {
  vi.mocked(pictureApart).mockRejectedValueOnce(new GaveUp('busy'))
  const { status, headers, body } = await ask('opaque', '/icon-192.png?v=2')
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect((await colorsOf(body)).middle).toEqual(near(240, 240, 240, 255))

  const next = await ask('opaque', '/icon-192.png?v=2')
  expect(next.headers.get('cache-control')).toBe('public, max-age=3600')
  expect((await colorsOf(next.body)).middle).toEqual(near(200, 30, 30, 255))
})

test('nobody waits for a picture that takes long, and who comes once it is drawn gets it', async () => {
  const { pictureApart: reallyApart } = await vi.importActual<typeof PictureApartFile>('./picture-apart.ts')
  const drawn = Promise.withResolvers<Buffer>()
  vi.mocked(pictureApart).mockImplementation((work, input: WantedIcon, ...more) =>
    typeof input.source === 'string' ? drawn.promise : reallyApart(work, input as never, ...more),
  )
  const hurried = await serveIcons(10)
  const paths = ['/favicon.ico', '/icon-192.png', '/apple-touch-icon.png']
  const first = await Promise.all(paths.map((path) => ask('late', path, 'GET', hurried)))
  expect(first.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual(
    paths.map(() => [200, 'no-store']),
  )
  expect(vi.mocked(pictureApart).mock.calls.filter(([, { source }]) => typeof source === 'string')).toEqual([
    [expect.anything(), expect.anything(), { deadlineMs: 5000 }],
  ])

  drawn.resolve(Buffer.from('gezeichnet'))
  await eventually(async () =>
    expect((await ask('late', '/icon-192.png', 'GET', hurried)).body.toString()).toBe('gezeichnet'),
  )
  vi.mocked(pictureApart).mockReset()
})

test('what is no colour gets into no drawing', async () => {
  const { status, body } = await ask('none', '/apple-touch-icon.png')

  expect([status, (await colorsOf(body)).corner]).toEqual([200, near(29, 29, 29, 255)])
})

test('an icon is drawn once for all who ask', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('opaque', '/icon-512.png?v=1')))
  expect(new Set(answers.map(({ body }) => body.toString('base64'))).size).toBe(1)

  const drawn = (await readdir(join(world.folder, '.cache'))).filter((name) => name.startsWith('voll-v1'))
  expect(drawn.filter((name) => name.includes('icon-512'))).toHaveLength(1)
})

test('icons are read alone, and everything else is somebody else’s', async () => {
  expect((await ask('wide', '/favicon.ico', 'POST')).status).toBe(404)
  expect((await ask('wide', '/favicon.ico', 'HEAD')).status).toBe(200)
  expect((await ask('wide', '/favicon.ico/x')).status).toBe(404)
  expect((await ask('wide', '/icon-1024.png')).status).toBe(404)
})
