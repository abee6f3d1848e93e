import { expect, test } from 'vitest'

import { aboutNothing } from '#kernel/api/about-nothing.ts'
import { noteRead } from '#kernel/live/readings.ts'

import { createStrayRule } from './cache/stray-addresses.ts'
import { countingApp, openServer } from './testing/open-server.ts'

/** So small a store that a flood of a few hundred would wash out everything. */
const small = { HTML_CACHE_MB: '1', DATA_CACHE_MB: '1', RATE_LIMIT_GENERAL: '0' }
const floodSize = 600

const unknownPage = (request: Request) =>
  new Response(`${request.url}${'.'.repeat(2000)}`, {
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-page-until': 'changed' },
  })

test.each<[string, (index: number) => string]>([
  ['searches', (index) => `/store?q=${index}`],
  ['tags that nothing has', (index) => `/store?tag=${index}&q=a`],
  ['queries that no route reads', (index) => `/store?x${index}=1`],
  ['unknown addresses', (index) => `/nirgends-${index}`],
  ['other spellings', (index) => `/st%C3%B6re-${index}`],
])('a flood of %s leaves the pages of the others as they are', async (_what, addressOf) => {
  const { app, served } = countingApp()
  const respond: typeof served.respond = async (request, context) =>
    new URL(request.url).pathname.startsWith('/nirgends')
      ? unknownPage(request)
      : served.respond(request, context)
  const { get } = await openServer({ apps: [{ ...served, respond }], env: small })
  await get('/store')
  for (let index = 0; index < floodSize; index += 1) await get(addressOf(index))
  const before = app.renders
  await get('/store')

  expect(app.renders).toBe(before)
})

test('what no route reads of a query costs no page of its own', async () => {
  const { app, served } = countingApp()
  const { get } = await openServer({ apps: [served] })
  for (const query of ['', '?utm_source=mail', '?fbclid=1', '?x=1&y=2']) await get(`/store${query}`)

  expect([app.renders, new URL(app.seen[0]?.url ?? '').search]).toEqual([1, ''])
})

test('a search is kept for whoever asks the same', async () => {
  const { app, served } = countingApp()
  const { get } = await openServer({ apps: [served] })
  await get('/store?q=linz')
  await get('/store?utm_source=mail&q=linz')

  expect([app.renders, new URL(app.seen[0]?.url ?? '').search]).toEqual([1, '?q=linz'])
})

test('a search where a page of the website answers is that page, whatever the shop would read there', async () => {
  const { app, served } = countingApp()
  const shop = countingApp()
  const { readsQuery: _, ...site } = { ...served, name: 'site', serves: (path: string) => path === '/' }
  const { get } = await openServer({ apps: [site, shop.served] })
  for (const target of ['/', '/?q=a', '/?q=b&tag=c', '/?q=a']) await get(target)

  expect([app.renders, shop.app.renders]).toEqual([1, 0])
  expect(app.seen.map(({ url }) => new URL(url).search)).toEqual([''])
})

test('an unknown address is kept until something is there', async () => {
  const { app, served } = countingApp(unknownPage)
  const { get, bus } = await openServer({ apps: [served] })
  expect([(await get('/neu')).status, (await get('/neu')).status, app.renders]).toEqual([404, 404, 1])

  bus.tell('products')
  await get('/neu')
  expect(app.renders).toBe(2)
})

test.each<[string, (index: number) => string]>([
  ['queries', (index) => `/api/products?limit=${index}`],
  ['names in queries', (index) => `/api/products?x${index}`],
  ['other spellings', (index) => `/api/products/X-${index}`],
  ['questions about nothing', (index) => `/api/products/nothing-${index}`],
])('a flood of %s leaves the kept answers of the API as they are', async (_what, addressOf) => {
  const asked: string[] = []
  const { get } = await openServer({
    env: small,
    handleApi: async ({ url }) => {
      asked.push(url)
      noteRead(['products'])
      return Response.json(
        { text: '.'.repeat(2000) },
        { headers: url.includes('nothing') ? aboutNothing : {} },
      )
    },
  })
  await get('/api/products')
  for (let index = 0; index < floodSize; index += 1) await get(addressOf(index))
  const before = asked.length
  await get('/api/products')

  expect(asked.length).toBe(before)
})

test.each([
  ['/', false],
  ['/store/linz-2_a', false],
  ['/sitemap.xml', false],
  ['/store/linz.data', false],
  ['/store?q=a', true],
  ['/store?', true],
  ['/Store', true],
  ['/store/', true],
  ['/st%C3%B6re', true],
  ['/store//linz', true],
])('%s is one of endlessly many: %s', async (target, isStray) => {
  expect(await createStrayRule()('localhost', target)).toBe(isStray)
})

test('so is any page of a host by which nobody knows us', async () => {
  const isStray = createStrayRule(async (host) => host === 'eck.example')

  expect([await isStray('eck.example', '/'), await isStray('evil.example', '/')]).toEqual([false, true])
})
