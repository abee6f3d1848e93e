import { expect, test } from 'vitest'

import { noteRead } from '#kernel/live/readings.ts'

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
