import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'

import { settings, shopView } from '#domain/catalogue/shop.fixture.ts'
import { openServer } from '#server/testing/open-server.ts'
import type { ServedApp } from '#server/apps/served-app.ts'
import { apiContext } from '../shop/load-context.ts'
import type { ShopReader } from '../shop/shop-reader.ts'
import { leavingWorker } from './leaving-worker.data.ts'
import { loader as manifest } from './manifest.route.ts'
import { loader as worker } from './worker.route.ts'

/** A shop that is an app or not, behind the server as it is. */
async function openShop(enablePluginPWA: boolean) {
  const reader = { shop: async () => shopView({ settings: settings({ enablePluginPWA }) }) }
  const served: ServedApp = {
    name: 'storefront',
    isShared: true,
    serves: () => true,
    respond: (request) => {
      const context = new RouterContextProvider()
      context.set(apiContext, reader as unknown as ShopReader) // what the loaders ask for
      const load = new URL(request.url).pathname === '/worker.js' ? worker : manifest
      // Of what React Router hands over, all that they look at.
      return load({ context, request, params: {} } as never)
    },
  }
  return openServer({ apps: [served] })
}

it.each([true, false])(
  'what answers for the worker may ask this server only, and is never old: switched on %s',
  async (isOn) => {
    const { get } = await openShop(isOn)
    const answers = [await get('/worker.js'), await get('/worker.js')]

    for (const { status, headers } of answers) {
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      expect(headers.get('cache-control')).toBe('no-cache')
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      // Its reach is what pages ask for, which lies below where it does.
      expect(headers.has('service-worker-allowed')).toBe(false)
    }
  },
)

it('the manifest is there where the shop is an app', async () => {
  const { get } = await openShop(true)
  const answer = await get('/shop.webmanifest')

  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
  expect(await answer.json()).toMatchObject({ id: '/store', display: 'standalone' })
})

it('where it is none there is no manifest, and the worker is one that leaves', async () => {
  const { get } = await openShop(false)

  expect((await get('/shop.webmanifest')).status).toBe(404)
  expect(await (await get('/worker.js')).text()).toBe(leavingWorker)
})

it('the worker that leaves takes over at once, drops all that was kept and unregisters', async () => {
  const done: string[] = []
  const hears = new Map<string, (event: { waitUntil: (work: Promise<void>) => void }) => void>()
  let work: Promise<void> | undefined
  const scope = {
    addEventListener: hears.set.bind(hears),
    skipWaiting: () => done.push('skipWaiting'),
    caches: {
      keys: async () => ['shop-pages', 'shop-parts'],
      delete: async (name: string) => done.push(name),
    },
    registration: { unregister: async () => done.push('unregister') },
  }
  // It is a script of its own, with nothing but the scope of a worker.
  // oxlint-disable-next-line no-implied-eval, no-new-func
  new Function(...Object.keys(scope), leavingWorker)(...Object.values(scope))
  for (const type of ['install', 'activate']) hears.get(type)?.({ waitUntil: (waiting) => (work = waiting) })
  await work

  expect(done).toEqual(['skipWaiting', 'shop-pages', 'shop-parts', 'unregister'])
  expect([...hears.keys()]).not.toContain('fetch')
})
