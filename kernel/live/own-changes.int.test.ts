import { createLocalReq, isolateObjectProperty } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { asSystem } from '../access/on-behalf.ts'
import { attachLiveBus } from './bus-of.ts'
import { createLiveBus, type LiveBus } from './live-bus.ts'
import { notifyTagsOf } from './notify-tags.ts'
import { openCache } from './open-cache.ts'
import type { TaggedCache } from './tagged-cache.ts'

let app: TestApp
let bus: LiveBus
let cache: TaggedCache

beforeAll(async () => {
  app = await createTestApp()
  bus = await createLiveBus({ connectionString: app.databaseUrl })
  attachLiveBus(app.payload, bus)
  // What comes round from the database never arrives here.
  cache = openCache({ ...bus, subscribe: () => () => undefined }, { maxBytes: 1000, nowMs: () => 0 })
})

beforeEach(async () => {
  await cache.fill('/tags', async () => ({ shared: { tags: ['tags'], bytes: 10 } }))
})

afterAll(async () => {
  await bus.close()
  await app.close()
})

const isKept = () => cache.peek('/tags') !== undefined

async function begin(): Promise<number | string> {
  const transaction = await app.payload.db.beginTransaction()
  if (transaction === null) throw new Error('There is no transaction')
  return transaction
}

it('whoever has been answered finds nothing of before', async () => {
  await app.payload.create({ collection: 'tags', data: { name: 'mild' }, overrideAccess: true })

  expect(isKept()).toBe(false)
})

it('nor does who writes without a transaction', async () => {
  await app.payload.db.create({ collection: 'tags', data: { name: 'süß' } })

  expect(isKept()).toBe(false)
})

it('what several writes of a transaction have changed ends when it is committed, not before', async () => {
  const req = await createLocalReq({}, app.payload)
  req.transactionID = await begin()
  await app.payload.create({ collection: 'tags', data: { name: 'sauer' }, ...asSystem(req) })
  await app.payload.create({
    collection: 'donatees',
    data: { name: 'Caritas', identifier: 'caritas' },
    ...asSystem(req),
  })
  expect(isKept()).toBe(true)
  await app.payload.db.commitTransaction(req.transactionID)

  expect(isKept()).toBe(false)
})

it('what one write of a transaction leaves open is not narrowed by the next one, which names its record', async () => {
  const req = await createLocalReq({}, app.payload)
  req.transactionID = await begin()
  await cache.fill('/one', async () => ({ shared: { tags: ['tags:*', 'tags:one'], bytes: 10 } }))
  await notifyTagsOf(req, ['tags'])
  await notifyTagsOf(req, ['tags', 'tags:other'])
  await app.payload.db.commitTransaction(req.transactionID)

  expect(cache.peek('/one')).toBeUndefined()
})

it('what was taken back ends nothing, then or later', async () => {
  const req = await createLocalReq({}, app.payload)
  req.transactionID = await begin()
  await app.payload.create({ collection: 'tags', data: { name: 'nie' }, ...asSystem(req) })
  await app.payload.db.rollbackTransaction(req.transactionID)
  await app.payload.db.create({
    collection: 'donatees',
    data: { name: 'Rotes Kreuz', identifier: 'rotes-kreuz' },
  })

  expect(isKept()).toBe(true)
})

it('a request that is set apart from another one has its own transaction', async () => {
  const req = isolateObjectProperty(await createLocalReq({}, app.payload), 'transactionID')
  const transaction = await begin()
  req.transactionID = transaction
  await app.payload.db.create({ collection: 'tags', data: { name: 'bitter' }, req })
  expect(isKept()).toBe(true)
  await app.payload.db.commitTransaction(transaction)

  expect(isKept()).toBe(false)
})
