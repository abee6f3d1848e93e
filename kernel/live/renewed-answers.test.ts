import { expect, test, vi } from 'vitest'

import { later, openCache, price, shared, type Price } from './tagged-cache.fixture.ts'
import type { Produced } from './tagged-cache.ts'

const ending = (text: string) => price(text, { expiresAtMs: 2000 })

/** A cache whose answer to `/shop` has just ended. */
async function openEnded() {
  const opened = openCache({ graceMs: 1000 })
  await opened.cache.fill('/shop', shared(ending('old')))
  opened.world.nowMs = 2000
  return opened
}

test('what has just ended is handed out while the next is made, once for all who ask', async () => {
  const { cache } = await openEnded()
  const kitchen = later<Produced<Price, never>>()
  const produce = vi.fn<() => Promise<Produced<Price, never>>>(() => kitchen.promise)

  const asked = await Promise.all([cache.fill('/shop', produce), cache.fill('/shop', produce)])
  expect(asked).toEqual([{ shared: ending('old') }, { shared: ending('old') }])
  expect(produce).toHaveBeenCalledTimes(1)

  kitchen.resolve({ shared: price('new') })
  await vi.waitFor(() => expect(cache.peek('/shop')?.text).toBe('new'))
})

test('a second after its end nobody gets the old one, also while the new one is still being made', async () => {
  const { cache, world } = await openEnded()
  const kitchen = later<Produced<Price, never>>()
  await cache.fill('/shop', () => kitchen.promise)
  world.nowMs = 2999
  expect(await cache.fill('/shop', shared(price('x')))).toEqual({ shared: ending('old') })

  world.nowMs = 3000
  const late = cache.fill('/shop', shared(price('x')))
  kitchen.resolve({ shared: price('new') })
  expect(await late).toEqual({ shared: price('new') })
})

test('whoever joins a computation of before the end does not get it once the second is over', async () => {
  const { cache, world } = openCache({ graceMs: 1000 })
  const kitchen = later<Produced<Price, never>>()
  const early = cache.fill('/shop', () => kitchen.promise)
  world.nowMs = 3000
  const late = cache.fill('/shop', shared(price('new')))
  kitchen.resolve({ shared: ending('old') })

  expect([await early, await late]).toEqual([{ shared: ending('old') }, { shared: price('new') }])
})

test('after a change the old one is handed out to nobody, also in that second', async () => {
  const { cache } = await openEnded()
  cache.drop(['products'])

  expect(await cache.fill('/shop', shared(price('new')))).toEqual({ shared: price('new') })
})

test('a change while the next is made keeps it out, as any other', async () => {
  const { cache } = await openEnded()
  const kitchen = later<Produced<Price, never>>()
  await cache.fill('/shop', () => kitchen.promise)
  cache.drop(['products'])
  kitchen.resolve({ shared: price('of before') })
  await kitchen.promise

  expect(await cache.fill('/shop', shared(price('new')))).toEqual({ shared: price('new') })
})

test('of what ends at once no more than two are made beside what is asked for', async () => {
  const { cache, world } = openCache({ graceMs: 1000 })
  const keys = ['/a', '/b', '/c', '/d']
  for (const key of keys) await cache.fill(key, shared(ending(key)))
  world.nowMs = 2000
  const kitchen = later<Produced<Price, never>>()
  const produce = vi.fn<() => Promise<Produced<Price, never>>>(() => kitchen.promise)
  const ask = () => Promise.all(keys.map((key) => cache.fill(key, produce)))

  expect((await ask()).map((answer) => 'shared' in answer && answer.shared.text)).toEqual(keys)
  expect(produce).toHaveBeenCalledTimes(2)
  kitchen.resolve({ shared: price('new') })
  await vi.waitFor(() => expect(cache.peek('/b')?.text).toBe('new'))
  await ask()
  expect(produce).toHaveBeenCalledTimes(4)
})

test('what cannot be made anew is asked for again, and its fault is told after the second', async () => {
  const { cache, world } = await openEnded()
  const fail = async (): Promise<Produced<Price, never>> => Promise.reject(new Error('kaputt'))

  expect(await cache.fill('/shop', fail)).toEqual({ shared: ending('old') })
  expect(await cache.fill('/shop', fail)).toEqual({ shared: ending('old') })
  world.nowMs = 3000
  await expect(cache.fill('/shop', fail)).rejects.toThrow('kaputt')
})
