import { afterAll, beforeAll, expect, it } from 'vitest'

import { eventually } from '#scripts/testing/eventually.ts'
import { keepLive } from '#scripts/testing/keep-live.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { asSystem } from '../access/on-behalf.ts'
import { kept } from './kept.ts'
import type { LiveBus } from './live-bus.ts'
import { noteReads } from './readings.ts'

let app: TestApp
let bus: LiveBus
let reads = 0

beforeAll(async () => {
  app = await createTestApp()
  bus = await keepLive(app)
})

afterAll(async () => {
  await bus.close()
  await app.close()
})

const namesOf = (key: `${string} ${string}`) =>
  kept({
    payload: app.payload,
    key,
    read: async (req) => {
      reads += 1
      const { docs } = await req.payload.find({ collection: 'tags', depth: 0, ...asSystem(req) })
      return docs.length === 0 ? null : docs.map(({ name }) => name).toSorted()
    },
    bytesOf: () => 100,
  })

const addTag = (name: string) =>
  app.payload.create({ collection: 'tags', data: { name }, overrideAccess: true })

it('what does not exist is asked for each time', async () => {
  expect([await namesOf('tags none'), await namesOf('tags none'), reads]).toEqual([null, null, 2])
})

it('what exists is read once for all who ask, and again after a change', async () => {
  await addTag('scharf')
  // The news of the tag may come after the first reading, and ends it.
  await eventually(async () => {
    await namesOf('tags all')
    reads = 0
    expect([await namesOf('tags all'), reads]).toEqual([['scharf'], 0])
  })

  await addTag('mild')
  await eventually(async () => expect(await namesOf('tags all')).toEqual(['mild', 'scharf']))
})

it('whoever gets what was kept has read what it was made of', async () => {
  await namesOf('tags noted')
  const { tags } = await noteReads(() => namesOf('tags noted'))

  expect(tags).toEqual(['tags'])
})
