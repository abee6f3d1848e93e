import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { askWith, hire, type Hired, openBranch, verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let vienna: string
let admin: Hired
let erik: Hired
let mia: Hired

type Stored = { doc: { id: string } & Record<string, unknown> }

beforeAll(async () => {
  app = await createTestApp()
  vienna = await openBranch(app, 'wien')
  admin = await hire(app, 'ROLE_ADMIN')
  erik = await hire(app, 'ROLE_EDITOR')
  mia = await hire(app, 'ROLE_MANAGER', [vienna])
})

afterAll(() => app.close())

const stored = async (answer: Promise<Response>) => (await readJson<Stored>(await answer)).doc

describe('a scene', () => {
  const layer = {
    name: 'Preis',
    type: 'price',
    binding: 'product.price',
    geometry: { x: 10, y: 10, width: 400, height: 120 },
  }

  it('is made of the layers of image templates and found by its path', async () => {
    const { id } = await stored(
      erik.ask('POST', '/api/scenes', { name: 'Mittag', path: 'mittag', layers: [layer] }),
    )
    const found = await readJson<{ id: string; layers: object[] }>(await erik.ask('GET', `/api/scenes/${id}`))

    expect(found.layers).toEqual([expect.objectContaining({ type: 'price', binding: 'product.price' })])
    expect((await readJson<{ docs: object[] }>(await askWith(app)('GET', '/api/scenes'))).docs).toHaveLength(
      1,
    )
  })

  it('refuses a layer that cannot show what it is bound to', async () => {
    const answer = await erik.ask('POST', '/api/scenes', {
      name: 'Abend',
      path: 'abend',
      layers: [{ ...layer, binding: 'product.image' }],
    })

    expect(await verdict(answer)).toEqual({ status: 400, codes: ['validation'] })
  })
})

describe('a segment', () => {
  it('needs what each of its items shows, and only that', async () => {
    const scene = await stored(erik.ask('POST', '/api/scenes', { name: 'Karte', path: 'karte' }))
    const post = (items: object[]) =>
      erik.ask('POST', '/api/digital-signage-segments', { name: 'Tag', items })

    expect((await post([{ type: 'scene', scene: scene.id, duration: 20 }])).status).toBe(201)
    expect(await verdict(await post([{ type: 'image', scene: scene.id }]))).toEqual({
      status: 400,
      codes: ['validation'],
    })
    expect(await verdict(await post([{ type: 'stream' }]))).toEqual({ status: 400, codes: ['validation'] })
  })

  it('ends after it begins', async () => {
    const answer = await erik.ask('POST', '/api/digital-signage-segments', {
      name: 'Advent',
      validFrom: '2026-12-01T00:00:00Z',
      validUntil: '2026-11-01T00:00:00Z',
    })

    expect(await verdict(answer)).toEqual({ status: 400, codes: ['validation'] })
  })
})

it.each([
  ['page', 'https://wetter.example.com', 201],
  ['rtsp', 'rtsp://10.0.0.7/1', 201],
  ['rtsp', 'rtsp://admin:geheim@10.0.0.7/1', 400],
  ['page', 'javascript:alert(1)', 400],
  ['hls', 'http://example.com/index.m3u8', 400],
])('a stream of type %s at %s answers %i', async (type, url, status) => {
  expect((await erik.ask('POST', '/api/digital-signage-streams', { name: 'Stream', type, url })).status).toBe(
    status,
  )
})

describe('a TV', () => {
  it('takes its segments from the manager of its branch, and its state from nobody', async () => {
    const { id: segment } = await stored(erik.ask('POST', '/api/digital-signage-segments', { name: 'Abend' }))
    const tv = {
      identifier: 'tv-1',
      name: 'Theke',
      branch: vienna,
      segments: [{ segment, priority: 5 }],
    }
    const forged = await mia.ask('POST', '/api/digital-signage-devices', { ...tv, status: 'current' })
    const doc = await stored(mia.ask('POST', '/api/digital-signage-devices', tv))

    expect(forged.status).toBe(400)
    expect(doc).toMatchObject({ status: 'unknown', segments: [expect.objectContaining({ priority: 5 })] })
    expect((await erik.ask('PATCH', `/api/digital-signage-devices/${doc.id}`, { name: 'x' })).status).toBe(
      403,
    )
  })

  it('shares its key with no other one, and has a time zone that exists', async () => {
    const device = await stored(
      admin.ask('POST', '/api/devices', { identifier: 'schluessel', name: 'TV', kind: 'tv', branch: vienna }),
    )
    const post = (identifier: string, more: object) =>
      mia.ask('POST', '/api/digital-signage-devices', { identifier, name: 'TV', branch: vienna, ...more })

    expect((await post('tv-2', { device: device.id })).status).toBe(201)
    expect((await post('tv-3', { device: device.id })).status).toBe(400)
    expect(await verdict(await post('tv-4', { timeZone: 'Europe/Wien' }))).toEqual({
      status: 400,
      codes: ['validation'],
    })
  })
})
