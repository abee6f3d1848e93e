import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { cacheOf } from '#kernel/live/cache-of.ts'
import type { LiveBus } from '#kernel/live/live-bus.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { keepLive } from '#scripts/testing/keep-live.ts'
import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import type { MediaSource } from './media-source.ts'
import { createPayloadMediaSource } from './payload-media-source.ts'

let app: TestApp
let bus: LiveBus
let fixtures: RecordFixtures
let source: MediaSource

beforeAll(async () => {
  app = await createTestApp()
  bus = await keepLive(app)
  fixtures = createRecordFixtures(app.payload)
  source = createPayloadMediaSource(app.payload)
})

beforeEach(() => cacheOf(app.payload)?.clear())

afterAll(async () => {
  await bus.close()
  await app.close()
})

const keptNow = () => cacheOf(app.payload)?.size().entries
const unknownId = '01900000-0000-7000-8000-000000000000'

it('nothing is kept of what does not exist', async () => {
  const asked = await Promise.all([
    source.image(unknownId),
    source.upload(unknownId),
    source.firstImageOf('product', unknownId),
    source.firstImageOf('category', unknownId),
  ])

  expect([asked, keptNow()]).toEqual([[null, null, null, null], 0])
})

it('a file is found as it was stored, and kept', async () => {
  const upload = await fixtures.store('uploads')
  const found = await source.upload(upload.id)

  expect(found).toMatchObject({ id: upload.id, publicHash: upload.publicHash, filename: upload.filename })
  // News of its making may still be on their way.
  await eventually(async () => expect([await source.upload(upload.id), keptNow()]).toEqual([found, 1]))
})

describe.each([
  ['product', 'products', (image: string) => ({ images: [image] })],
  ['category', 'categories', (image: string) => ({ image })],
] as const)('the first picture of a %s', (kind, collection, showing) => {
  it('is another one when another one comes first', async () => {
    const [first, second] = [await fixtures.store('images'), await fixtures.store('images')]
    const { id } = await fixtures.store(collection, showing(first.id))
    expect(await source.firstImageOf(kind, id)).toMatchObject({ id: first.id, pixels: expect.any(Number) })
    await app.payload.db.updateOne({ collection, id, data: showing(second.id) })

    expect(await source.firstImageOf(kind, id)).toMatchObject({ id: second.id })
  })

  it('is the file that it was last given', async () => {
    const image = await fixtures.store('images')
    const { id } = await fixtures.store(collection, showing(image.id))
    await source.firstImageOf(kind, id)
    await app.payload.db.updateOne({ collection: 'images', id: image.id, data: { version: 'other' } })

    expect(await source.firstImageOf(kind, id)).toMatchObject({ id: image.id, version: 'other' })
  })
})
