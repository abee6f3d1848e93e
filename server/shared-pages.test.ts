import { expect, test } from 'vitest'

import { noteRead } from '#kernel/live/readings.ts'
import type { ServedApp } from './apps/served-app.ts'
import { countingApp, openServer, until } from './testing/open-server.ts'

test('after a gap in the news every page is made anew', async () => {
  const { app, served } = countingApp()
  const { get, heard } = await openServer({ apps: [served] })
  await get('/store')
  for (const refill of heard.gap) refill()
  await get('/store')

  expect(app.renders).toBe(2)
})

test('a page that sets a cookie is nobody else’s, whatever it says of its end', async () => {
  const { app, served } = countingApp(
    () => new Response('x', { headers: { 'x-page-until': 'changed', 'set-cookie': 'a=1' } }),
  )
  const { get } = await openServer({ apps: [served] })
  await get('/store')
  await get('/store')

  expect(app.renders).toBe(2)
})

test('only an address with a preview is asked for in the name of whoever is signed in, and never kept', async () => {
  const asked: (string | null)[] = []
  const served: ServedApp = {
    name: 'site',
    isShared: true,
    serves: () => true,
    respond: async (_request, { fetch }) =>
      new Response(await (await fetch('/api/pages')).text(), { headers: { 'x-page-until': 'changed' } }),
  }
  const { get } = await openServer({
    apps: [served],
    handleApi: async ({ headers }) => {
      asked.push(headers.get('cookie'))
      return Response.json({ draft: headers.has('cookie') })
    },
  })
  const signedIn = { headers: { cookie: 'payload-token=anna' } }

  expect(await (await get('/seite', signedIn)).json()).toEqual({ draft: false })
  expect(await (await get('/seite?preview=key', signedIn)).json()).toEqual({ draft: true })
  expect(await (await get('/seite?preview=key')).json()).toEqual({ draft: false })
  expect(asked).toEqual([null, 'payload-token=anna'])
})

test.each([
  ['that the API gives to nobody else', '/api/me', () => Response.json({ price: 1 })],
  ['that the API refuses', '/api/shop', () => Response.json({}, { status: 404 })],
])('a page that was made of something %s is not kept, whatever it says', async (_what, path, answer) => {
  const { app, served } = countingApp(() => new Response('x', { headers: { 'x-page-until': 'changed' } }))
  const respond: ServedApp['respond'] = async (request, context) => {
    await context.fetch(path)
    return served.respond(request, context)
  }
  const { get } = await openServer({ apps: [{ ...served, respond }], handleApi: async () => answer() })
  await get('/store')
  await get('/store')

  expect(app.renders).toBe(2)
})

test.each(['soon', ''])('a page that says “%s” of its end is not kept', async (end) => {
  const { app, served } = countingApp(() => new Response('x', { headers: { 'x-page-until': end } }))
  const { get } = await openServer({ apps: [served] })
  await get('/store')
  await get('/store')

  expect(app.renders).toBe(2)
})

test('a page ends when another app takes its address over', async () => {
  const world = { kind: 'none' }
  const site: ServedApp = {
    name: 'site',
    isShared: true,
    serves: async (_path, findPlace) => (await findPlace()).kind === 'page',
    respond: async () => new Response('website', { headers: { 'x-page-until': 'changed' } }),
  }
  const storefront: ServedApp = {
    ...site,
    serves: () => true,
    respond: async () => new Response('shop', { headers: { 'x-page-until': 'changed' } }),
  }
  const { get, bus } = await openServer({
    apps: [site, storefront],
    handleApi: async () => {
      noteRead(['sites'])
      return Response.json({ ...world, hasWebsite: true })
    },
  })
  expect(await (await get('/neu')).text()).toBe('shop')

  world.kind = 'page'
  bus.tell('sites')
  expect(await (await get('/neu')).text()).toBe('website')
})

test('what the clock has ended is made anew once, while it serves all who ask within a second', async () => {
  const clock = { now: Temporal.Instant.from('2026-01-01T12:00:00Z') }
  const world = { release: () => undefined as unknown, isSlow: false }
  const { app, served } = countingApp(
    (_request, count) =>
      new Response(`${count}`, { headers: { 'x-page-until': `2026-01-01T12:0${count}:00Z` } }),
  )
  const respond: ServedApp['respond'] = async (request, context) => {
    if (world.isSlow) await new Promise((done) => (world.release = () => done(null)))
    return served.respond(request, context)
  }
  const { get } = await openServer({ apps: [{ ...served, respond }], now: () => clock.now })
  const text = async () => (await get('/store')).text()
  expect(await text()).toBe('1')

  world.isSlow = true
  clock.now = Temporal.Instant.from('2026-01-01T12:01:00.500Z')
  expect([await text(), await text()]).toEqual(['1', '1'])
  world.release()
  await until(() => app.renders === 2)
  await expect.poll(text).toBe('2')
  expect(app.renders).toBe(2)
})

test('a page is framed by nobody else, and data is no document', async () => {
  const { served } = countingApp()
  const { get } = await openServer({ apps: [served] })
  const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy')

  expect(await policyOf('/store')).toContain(
    "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'",
  )
  expect(await policyOf('/api/nichts')).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
})
