import { afterAll, beforeAll, expect, it } from 'vitest'

import { kept } from '#kernel/live/kept.ts'
import type { LiveBus } from '#kernel/live/live-bus.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { keepLive } from '#scripts/testing/keep-live.ts'
import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { readPage } from './operations/read-page.ts'

let app: TestApp
let bus: LiveBus
let fixtures: RecordFixtures
let reads = 0

beforeAll(async () => {
  app = await createTestApp()
  bus = await keepLive(app)
  fixtures = createRecordFixtures(app.payload)
})

afterAll(async () => {
  await bus.close()
  await app.close()
})

const visit = () =>
  kept({
    payload: app.payload,
    key: 'page film',
    read: (req) => {
      reads += 1
      return readPage(req, { path: 'film', host: 'localhost', now: Temporal.Now.instant() })
    },
    bytesOf: () => 100,
  })

it('a page with a file is made anew when that changes, not when a guest sends another one', async () => {
  const film = await fixtures.store('uploads', { isPublic: true })
  await fixtures.store('sites', {
    path: 'film',
    type: 'default',
    isPublic: true,
    division: null,
    _status: 'published',
    content: { video: film.id },
  })
  // News of what was made above may still be on their way.
  await eventually(async () => {
    expect(await visit()).toMatchObject({ content: { video: { id: film.id } } })
    reads = 0
    await visit()
    expect(reads).toBe(0)
  })

  const sent = await app.fetch('/api/uploads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filename: 'a.txt', data: `data:text/plain;base64,${btoa('Text')}` }),
  })
  expect(sent.status).toBe(201)
  await visit()
  expect(reads).toBe(0)

  await app.payload.db.updateOne({ collection: 'uploads', id: film.id, data: { version: 'other' } })
  expect(await visit()).toMatchObject({ content: { video: { id: film.id, version: 'other' } } })
})

it('a page with cards is made anew when a “Leistung” changes that one of them shows', async () => {
  const site = await fixtures.store('sites', {
    path: 'fassade',
    type: 'custom_service',
    isPublic: true,
    division: null,
    _status: 'published',
  })
  const service = await fixtures.store('services', { site: site.id, isPublic: true, priceFrom: 8900 })
  const prices = async () => (await visit())?.services.map(({ priceFromCents }) => priceFromCents)
  await eventually(async () => expect(await prices()).toEqual([8900]))

  await app.payload.db.updateOne({ collection: 'services', id: service.id, data: { priceFrom: 9900 } })
  expect(await prices()).toEqual([9900])

  await app.payload.delete({ collection: 'services', id: service.id, overrideAccess: true })
  expect(await prices()).toEqual([undefined])

  const data = { name: 'Neu', path: 'neu', isPublic: true, site: site.id, priceFrom: 100 }
  await app.payload.create({ collection: 'services', data, overrideAccess: true })
  expect(await prices()).toEqual([100])
})
