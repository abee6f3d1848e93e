import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { cacheOf } from '#kernel/live/cache-of.ts'
import type { LiveBus } from '#kernel/live/live-bus.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { keepLive } from '#scripts/testing/keep-live.ts'
import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { createIconSource, type IconSource } from './icon-source.ts'
import { createPayloadMediaSource } from './payload-media-source.ts'

let app: TestApp
let bus: LiveBus
let fixtures: RecordFixtures
let iconOf: IconSource

beforeAll(async () => {
  app = await createTestApp()
  bus = await keepLive(app)
  fixtures = createRecordFixtures(app.payload)
  iconOf = createIconSource(app.payload, createPayloadMediaSource(app.payload))
})

beforeEach(() => cacheOf(app.payload)?.clear())

afterAll(async () => {
  await bus.close()
  await app.close()
})

const asNobody = async () => asSystem(await createLocalReq({}, app.payload))

it('each host shows the picture and the colours of its division, from the next request on', async () => {
  const [house, logo, own] = await Promise.all([1, 2, 3].map(() => fixtures.store('images')))
  await app.payload.updateGlobal({ slug: 'config', data: { logo: logo?.id }, ...(await asNobody()) })
  await eventually(async () =>
    expect(await iconOf('irgendwo.test')).toMatchObject({ picture: { id: logo?.id } }),
  )
  await app.payload.updateGlobal({ slug: 'config', data: { favicon: house?.id }, ...(await asNobody()) })
  const { id } = await app.payload.create({
    collection: 'divisions',
    data: {
      name: 'Blitz',
      identifier: 'blitz',
      hosts: ['blitz.test'],
      isDefault: false,
      theme: { color1: '#112233' },
    },
    ...(await asNobody()),
  })

  // Another division's picture is worse than none.
  await eventually(async () =>
    expect(await iconOf('BLITZ.test:4712')).toMatchObject({ picture: null, ink: '#112233' }),
  )
  expect(await iconOf('irgendwo.test')).toMatchObject({ picture: { id: house?.id } })
  await app.payload.update({
    collection: 'divisions',
    id,
    data: { theme: { favicon: own?.id } },
    ...(await asNobody()),
  })
  await eventually(async () => expect(await iconOf('blitz.test')).toMatchObject({ picture: { id: own?.id } }))
})

it('hosts that somebody makes up are not kept', async () => {
  const kept = () => cacheOf(app.payload)?.size().entries
  await iconOf('eins.test')
  const before = kept()
  for (let index = 0; index < 20; index += 1) await iconOf(`host-${index}.test`)

  expect(kept()).toBe(before)
})
