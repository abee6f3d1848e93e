import { expect, test, vi } from 'vitest'

import { Refused } from '#collections/shared/refused.ts'

import { createTaggedCache, type Produced, type Taggable } from './tagged-cache.ts'

type Price = Taggable & { text: string }
const price = (text: string, more: Partial<Price> = {}): Price => ({
  text,
  tags: ['products'],
  bytes: 10,
  ...more,
})
const shared = (entry: Price) => async () => ({ shared: entry })

function openCache(more: { maxBytes?: number } = {}) {
  const world = { nowMs: 1000, isTrusted: true, isAway: false }
  const cache = createTaggedCache<Price>({
    maxBytes: more.maxBytes ?? 1000,
    nowMs: () => world.nowMs,
    isTrusted: () => world.isTrusted,
    isAway: () => world.isAway,
  })
  return { cache, world }
}

function later<Value>() {
  let resolve: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

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

test('while changes cannot be heard, nobody joins the computation of somebody else', async () => {
  const { cache, world } = openCache()
  const kitchen = later<Produced<Price, never>>()
  const early = cache.fill('/shop', () => kitchen.promise)
  world.isTrusted = false

  expect(await cache.fill('/shop', shared(price('own')))).toEqual({ shared: price('own') })
  kitchen.resolve({ shared: price('old') })
  await early
})

test('after a gap in the news nobody joins what was begun before it', async () => {
  const { cache } = openCache()
  const before = later<Produced<Price, never>>()
  const early = cache.fill('/shop', () => before.promise)
  cache.clear()
  const late = cache.fill('/shop', shared(price('new')))
  before.resolve({ shared: price('old') })

  expect([await early, await late]).toEqual([{ shared: price('old') }, { shared: price('new') }])
  expect(cache.peek('/shop')?.text).toBe('new')
})

test('an old computation that ends late leaves the newer one to those who wait for it', async () => {
  const { cache } = openCache()
  const [before, after] = [later<Produced<Price, never>>(), later<Produced<Price, never>>()]
  const early = cache.fill('/shop', () => before.promise)
  cache.drop(['orders'])
  const late = cache.fill('/shop', () => after.promise)
  before.resolve({ own: undefined as never })
  await early
  const produce = vi.fn<() => Promise<{ shared: Price }>>(shared(price('third')))
  const third = cache.fill('/shop', produce)
  after.resolve({ shared: price('new') })

  expect([await late, await third]).toEqual([{ shared: price('new') }, { shared: price('new') }])
  expect(produce).not.toHaveBeenCalled()
})

test('a computation that is done is joined by nobody', async () => {
  const { cache } = openCache()
  await cache.fill('/me', async () => ({ own: 'Anna' }))
  const produce = vi.fn<() => Promise<{ own: string }>>(async () => ({ own: 'Ben' }))

  expect(await cache.fill('/me', produce)).toEqual({ own: 'Ben' })
  expect(produce).toHaveBeenCalledTimes(1)
})

test('what weighs more than a quarter of the cache is not kept, and no news reach for it', async () => {
  const { cache } = openCache({ maxBytes: 40 })
  await cache.fill('/large', shared(price('x', { bytes: 11 })))
  await cache.fill('/fits', shared(price('x', { bytes: 9.2 })))

  expect(cache.size()).toEqual({ entries: 1, bytes: 10 })
})

test('an answer that is replaced by one with other tags ends by those alone', async () => {
  const { cache, world } = openCache()
  await cache.fill('/shop', shared(price('1 €', { tags: ['menus'], expiresAtMs: 2000 })))
  world.nowMs = 2000
  await cache.fill('/shop', shared(price('2 €', { tags: ['products'] })))
  cache.drop(['menus'])

  expect(cache.peek('/shop')?.text).toBe('2 €')
})
