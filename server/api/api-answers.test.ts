import { expect, test } from 'vitest'

import { keptHere, keptHereHeader } from '#kernel/api/kept-here.ts'
import { noteRead, noteUntil } from '#kernel/live/readings.ts'

import type { ServedApp } from '../apps/served-app.ts'
import { openServer } from '../testing/open-server.ts'

test('a page that is made of an answer kept before ends with what that was made of', async () => {
  const shop = { price: 1, reads: 0 }
  const served: ServedApp = {
    name: 'storefront',
    isShared: true,
    serves: () => true,
    readsQuery: () => new Set(),
    respond: async (_request, { fetch }) => {
      const { price } = (await (await fetch('/api/shop')).json()) as { price: number }
      return new Response(`${price}`, { headers: { 'x-page-until': 'changed' } })
    },
  }
  const handleApi = async () => {
    shop.reads += 1
    noteRead(['products'])
    return Response.json({ price: shop.price })
  }
  const { get, bus } = await openServer({ apps: [served], handleApi })
  const read = async (path: string) => (await get(path)).text()
  expect([await read('/store'), await read('/store/linz'), shop.reads]).toEqual(['1', '1', 1])

  shop.price = 2
  expect(await read('/store/linz')).toBe('1')
  bus.tell('products')
  expect(await read('/store/linz')).toBe('2')
})

test('what follows the clock ends by it, and with it each page that is made of it', async () => {
  const clock = { now: Temporal.Instant.from('2026-11-30T12:00:00Z') }
  const served: ServedApp = {
    name: 'site',
    isShared: true,
    serves: () => true,
    readsQuery: () => new Set(),
    respond: async (_request, { fetch }) =>
      new Response(await (await fetch('/api/shop')).text(), { headers: { 'x-page-until': 'changed' } }),
  }
  const edge = Temporal.Instant.from('2026-11-30T12:01:00Z')
  const handleApi = async () => {
    const isBefore = Temporal.Instant.compare(clock.now, edge) < 0
    if (isBefore) noteUntil(edge.epochMilliseconds)
    return Response.json(isBefore ? 'vorher' : 'nachher')
  }
  const { get } = await openServer({ apps: [served], handleApi, now: () => clock.now })
  const readAt = async (now: string) => {
    clock.now = Temporal.Instant.from(now)
    return Promise.all(['/store', '/api/shop'].map(async (path) => (await get(path)).json()))
  }

  expect(await readAt('2026-11-30T12:00:00Z')).toEqual(['vorher', 'vorher'])
  expect(await readAt('2026-11-30T12:00:59Z')).toEqual(['vorher', 'vorher'])
  // A page that the clock has ended is handed out for a second more, while it is made anew.
  expect(await readAt('2026-11-30T12:01:02Z')).toEqual(['nachher', 'nachher'])
})

test('what is kept here alone is asked for once, kept by nobody on the way, and no stray however it is spelled', async () => {
  let reads = 0
  const handleApi = async () => {
    reads += 1
    noteRead(['products'])
    return Response.json({ text: 'x'.repeat(2000) }, keptHere)
  }
  const { get, bus } = await openServer({ handleApi, env: { DATA_CACHE_MB: '1' } })
  // More than strays have room for.
  const paths = Array.from({ length: 100 }, (_, nth) => `/api/products/Geheim-${nth}`)
  const readAll = async () => {
    for (const path of paths) {
      const { headers } = await get(path)
      expect([headers.get('cache-control'), headers.get(keptHereHeader)]).toEqual(['no-store', null])
    }
    return reads
  }

  expect([await readAll(), await readAll()]).toEqual([100, 100])
  bus.tell('products')
  expect(await readAll()).toBe(200)
})
