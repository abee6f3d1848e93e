import { expect, test } from 'vitest'

import { createLiveCaches } from './live-caches.ts'
import { storeAnswer } from './stored-answer.ts'

function openBus() {
  const hearing = new Set<(news: { tags: string[] }) => void>()
  const hearingOwn = new Set<(news: { tags: string[] }) => void>()
  const refilling = new Set<() => void>()
  const world = { isConnected: true }

  return {
    world,
    hearing,
    tell: (...tags: string[]) => hearing.forEach((hear) => hear({ tags })),
    tellOwn: (...tags: string[]) => hearingOwn.forEach((hear) => hear({ tags })),
    missNews: () => refilling.forEach((refill) => refill()),
    listeners: () => hearing.size + hearingOwn.size + refilling.size,
    bus: {
      subscribe: (hear: (news: { tags: string[] }) => void) => (
        hearing.add(hear), () => void hearing.delete(hear)
      ),
      onOwn: (hear: (news: { tags: string[] }) => void) => (
        hearingOwn.add(hear), () => void hearingOwn.delete(hear)
      ),
      onGap: (refill: () => void) => (refilling.add(refill), () => void refilling.delete(refill)),
      isConnected: () => world.isConnected,
      isAway: () => false,
    },
  }
}

const sizes = { pageBytes: 100_000, recordBytes: 100_000, nowMs: () => 0 }
const answer = (tags: string[]) => storeAnswer({ status: 200, body: Buffer.from('Karte'), headers: {}, tags })
const keep = (tags: string[]) => async () => ({ shared: answer(tags) })

test('what the bus tells ends pages and records, and a gap in its news ends them all', async () => {
  const { bus, tell, missNews } = openBus()
  const { pages, records } = createLiveCaches(bus, sizes)
  for (const cache of [pages, records]) {
    await cache?.fill('/store', keep(['products']))
    await cache?.fill('/imprint', keep(['sites']))
  }

  tell('products')
  expect([pages, records].map((cache) => [cache?.peek('/store'), cache?.size().entries])).toEqual([
    [undefined, 1],
    [undefined, 1],
  ])
  missNews()
  expect([pages?.size().entries, records?.size().entries]).toEqual([0, 0])
})

test('what this process has changed ends them at once', async () => {
  const { bus, tellOwn } = openBus()
  const { pages, records } = createLiveCaches(bus, sizes)
  for (const cache of [pages, records]) await cache?.fill('/store', keep(['products']))

  tellOwn('products')
  expect([pages?.size().entries, records?.size().entries]).toEqual([0, 0])
})

test('news of a collection without its records reach whoever knows records by their ids, others do not', async () => {
  const { bus, tell } = openBus()
  const { pages } = createLiveCaches(bus, sizes)
  const isKept = () => pages?.peek('/file') !== undefined
  await pages?.fill('/file', keep(['uploads:*', 'uploads:1']))

  tell('uploads', 'uploads:2')
  expect(isKept()).toBe(true)
  tell('orders')
  expect(isKept()).toBe(true)
  tell('uploads')
  expect(isKept()).toBe(false)
})

test('without the bus nothing is read from the caches', async () => {
  const { bus, world } = openBus()
  const { pages } = createLiveCaches(bus, sizes)
  await pages?.fill('/store', keep(['products']))
  expect(pages?.peek('/store')).toBeDefined()

  world.isConnected = false
  expect(pages?.peek('/store')).toBeUndefined()
})

test('a cache that is switched off is not there, and the other one is', () => {
  const { bus } = openBus()

  expect(createLiveCaches(bus, { ...sizes, pageBytes: null })).toMatchObject({
    pages: undefined,
    records: expect.any(Object),
  })
  expect(createLiveCaches(bus, { ...sizes, recordBytes: null })).toMatchObject({
    pages: expect.any(Object),
    records: undefined,
  })
})

test('records end before the pages that were made of them', async () => {
  const { bus, hearing } = openBus()
  const { pages, records } = createLiveCaches(bus, sizes)
  await pages?.fill('/store', keep(['products']))
  await records?.fill('/api/products', keep(['products']))
  const [first] = hearing
  first?.({ tags: ['products'] })

  expect([records?.size().entries, pages?.size().entries]).toEqual([0, 1])
})

test('who is done hears nothing any more', () => {
  const { bus, listeners } = openBus()
  const { dispose } = createLiveCaches(bus, sizes)
  expect(listeners()).toBe(6)

  dispose()
  expect(listeners()).toBe(0)
})
