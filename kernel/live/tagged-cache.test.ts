import { expect, test, vi } from 'vitest'

import { Refused } from '#kernel/refused.ts'

import { later, openCache, price, shared, type Price } from './tagged-cache.fixture.ts'
import type { Produced } from './tagged-cache.ts'

test('an answer is computed once and then read until one of its tags changes', async () => {
  const { cache } = openCache()
  await cache.fill('/shop', shared(price('1 €', { tags: ['products', 'menus'] })))

  expect(cache.peek('/shop')?.text).toBe('1 €')
  cache.drop(['orders'])
  expect(cache.peek('/shop')?.text).toBe('1 €')
  cache.drop(['menus'])
  expect(cache.peek('/shop')).toBeUndefined()
})

test('ten guests who ask at once cost one computation', async () => {
  const { cache } = openCache()
  const kitchen = later<Produced<Price, never>>()
  const produce = vi.fn<() => Promise<Produced<Price, never>>>(() => kitchen.promise)

  const guests = Array.from({ length: 10 }, () => cache.fill('/shop', produce))
  kitchen.resolve({ shared: price('1 €') })

  expect(await Promise.all(guests)).toHaveLength(10)
  expect(produce).toHaveBeenCalledTimes(1)
})

test('a change during the computation keeps the old answer out of the cache', async () => {
  const { cache } = openCache()
  const kitchen = later<Produced<Price, never>>()
  const early = cache.fill('/shop', () => kitchen.promise)

  cache.drop(['products'])
  kitchen.resolve({ shared: price('old') })
  await early

  expect(cache.peek('/shop')).toBeUndefined()
})

test('a change of something else during the computation does no harm', async () => {
  const { cache } = openCache()
  const kitchen = later<Produced<Price, never>>()
  const early = cache.fill('/shop', () => kitchen.promise)

  cache.drop(['orders:7'])
  kitchen.resolve({ shared: price('1 €') })
  await early

  expect(cache.peek('/shop')?.text).toBe('1 €')
})

test('who asks after the change does not join a computation that began before it', async () => {
  const { cache } = openCache()
  const before = later<Produced<Price, never>>()
  const early = cache.fill('/shop', () => before.promise)

  cache.drop(['products'])
  const late = await cache.fill('/shop', shared(price('new')))
  before.resolve({ shared: price('old') })
  await early

  expect(late).toMatchObject({ shared: { text: 'new' } })
  expect(cache.peek('/shop')?.text).toBe('new')
})

test('a gap in the news empties the cache and spoils what is being computed', async () => {
  const { cache } = openCache()
  await cache.fill('/a', shared(price('a')))
  const kitchen = later<Produced<Price, never>>()
  const early = cache.fill('/b', () => kitchen.promise)

  cache.clear()
  kitchen.resolve({ shared: price('b') })
  await early

  expect([cache.peek('/a'), cache.peek('/b')]).toEqual([undefined, undefined])
})

test('while changes cannot be heard, every request is computed anew', async () => {
  const { cache, world } = openCache()
  await cache.fill('/shop', shared(price('old')))
  world.isTrusted = false

  expect(cache.peek('/shop')).toBeUndefined()
  expect(await cache.fill('/shop', shared(price('new')))).toMatchObject({ shared: { text: 'new' } })
})

test('an answer ends at its time', async () => {
  const { cache, world } = openCache()
  await cache.fill('/shop', shared(price('1 €', { expiresAtMs: 2000 })))

  world.nowMs = 1999
  expect(cache.peek('/shop')?.text).toBe('1 €')
  world.nowMs = 2000
  expect(cache.peek('/shop')).toBeUndefined()
})

test('an answer that belongs to one request is never handed to another', async () => {
  const { cache } = openCache()
  const kitchen = later<Produced<Price, string>>()
  const anna = cache.fill('/me', () => kitchen.promise)
  const ben = cache.fill('/me', async () => ({ own: 'Ben' }))
  kitchen.resolve({ own: 'Anna' })

  expect([await anna, await ben]).toEqual([{ own: 'Anna' }, { own: 'Ben' }])
})

test('a failed computation fails only the one who started it', async () => {
  const { cache } = openCache()
  const early = cache.fill('/shop', async () => Promise.reject(new Error('down')))
  const late = cache.fill('/shop', shared(price('1 €')))

  await expect(early).rejects.toThrow('down')
  expect(await late).toMatchObject({ shared: { text: '1 €' } })
})

test('the cache stays within its bytes and forgets the tags of what left', async () => {
  const { cache } = openCache({ maxBytes: 40 })
  for (let index = 0; index < 20; index += 1) await cache.fill(`/${index}`, shared(price('x')))

  expect(cache.size()).toEqual({ entries: 4, bytes: 40 })
  cache.drop(['products'])
  expect(cache.size().entries).toBe(0)
})

test('while the database is away, what was kept last is read, also beyond its time', async () => {
  const { cache, world } = openCache()
  await cache.fill('/shop', shared(price('1 €', { expiresAtMs: 2000 })))
  Object.assign(world, { isTrusted: false, isAway: true, nowMs: 3000 })
  const produce = vi.fn<() => Promise<Produced<Price, never>>>()

  expect(cache.peek('/shop')?.text).toBe('1 €')
  expect(await cache.fill('/shop', produce)).toMatchObject({ shared: { text: '1 €' } })
  expect(produce).not.toHaveBeenCalled()
})

test('whoever is the first to notice that the database is away gets what was kept; a fault stays one', async () => {
  const { cache, world } = openCache()
  await cache.fill('/shop', shared(price('1 €')))
  world.isTrusted = false
  const fail = (error: Error) => async (): Promise<Produced<Price, never>> => {
    throw error
  }

  expect(await cache.fill('/shop', fail(new Refused('unavailable')))).toMatchObject({
    shared: { text: '1 €' },
  })
  await expect(cache.fill('/cart', fail(new Refused('unavailable')))).rejects.toThrow('nicht erreichbar')
  await expect(cache.fill('/shop', fail(new Error('kaputt')))).rejects.toThrow('kaputt')
})

test('what is kept is answered without a computation', async () => {
  const { cache } = openCache()
  const produce = vi.fn<() => Promise<{ shared: Price }>>(shared(price('1 €')))
  await cache.fill('/shop', produce)

  expect(await cache.fill('/shop', produce)).toEqual({ shared: price('1 €') })
  expect(produce).toHaveBeenCalledTimes(1)
})

test('one of several tags is enough to end an answer, also while it is computed', async () => {
  const { cache } = openCache()
  const kitchen = later<Produced<Price, never>>()
  await cache.fill('/kept', shared(price('1 €', { tags: ['products', 'menus'] })))
  const early = cache.fill('/late', () => kitchen.promise)
  cache.drop(['menus'])
  kitchen.resolve({ shared: price('1 €', { tags: ['products', 'menus'] }) })
  await early

  expect([cache.peek('/kept'), cache.peek('/late')]).toEqual([undefined, undefined])
})

test('what was over before it was computed is not kept, what ends later is', async () => {
  const { cache } = openCache()
  await cache.fill('/over', shared(price('1 €', { expiresAtMs: 1000 })))
  await cache.fill('/later', shared(price('1 €', { expiresAtMs: 1001 })))

  expect(cache.size().entries).toBe(1)
  expect(cache.peek('/later')).toBeDefined()
})

test('what has ended leaves its place at once', async () => {
  const { cache, world } = openCache()
  await cache.fill('/shop', shared(price('1 €', { expiresAtMs: 2000 })))
  world.nowMs = 2000
  cache.peek('/shop')

  expect(cache.size()).toEqual({ entries: 0, bytes: 0 })
})

test('what is computed while changes cannot be heard is not kept', async () => {
  const { cache, world } = openCache()
  const kitchen = later<Produced<Price, never>>()
  const early = cache.fill('/shop', () => kitchen.promise)
  world.isTrusted = false
  kitchen.resolve({ shared: price('old') })
  await early
  world.isTrusted = true

  expect(cache.size().entries).toBe(0)
})
