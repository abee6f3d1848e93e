import { expect, test, vi } from 'vitest'

import { later, openCache, price, type Price, shared } from './tagged-cache.fixture.ts'
import type { Produced } from './tagged-cache.ts'

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
