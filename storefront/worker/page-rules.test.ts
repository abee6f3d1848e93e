import type { SerwistPlugin } from 'serwist'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { dropPagesWithout, keptSinceOf, missingPages, pageRules } from './page-rules.ts'

const origin = 'https://shop.example'
let stores: Map<string, Map<string, Response>>

/** As much of a browser's caches as the worker uses, by path. */
const keyOf = (asked: Request | string) =>
  new URL(typeof asked === 'string' ? asked : asked.url, origin).pathname
const openStore = async (name: string) => {
  const store = stores.get(name) ?? new Map<string, Response>()
  stores.set(name, store)
  return {
    keys: async () => [...store.keys()].map((path) => new Request(origin + path)),
    match: async (asked: Request | string) => store.get(keyOf(asked))?.clone(),
    put: async (asked: Request | string, response: Response) => void store.set(keyOf(asked), response),
    delete: async (asked: Request | string) => store.delete(keyOf(asked)),
  }
}

beforeEach(() => {
  stores = new Map()
  vi.stubGlobal('location', new URL(`${origin}/worker.js`))
  vi.stubGlobal('caches', {
    open: openStore,
    match: async (asked: string, { cacheName }: { cacheName?: string } = {}) => {
      const names = cacheName ? [cacheName] : [...stores.keys()]
      const found = names.map((name) => stores.get(name)?.get(keyOf(asked)))
      return found.find((response) => response !== undefined)
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const keep = async (cacheName: string, path: string, text = '', headers: Record<string, string> = {}) =>
  (await openStore(cacheName)).put(path, new Response(text, { headers }))
const keptPaths = () => [...(stores.get('shop-pages')?.keys() ?? [])]
/** Calls a rule with what it looks at. */
function judge(name: keyof SerwistPlugin, given: object): unknown {
  const rule = pageRules[name] as ((given: object) => unknown) | undefined // each takes an object of its own
  return rule?.(given)
}

it('pages of another build are dropped, whose files are gone', async () => {
  await keep('shop-pages', '/store', '<script src="/assets/storefront/entry.client-NEW.js">')
  await keep('shop-pages', '/store/linz', '<script src="/assets/storefront/entry.client-OLD.js">')
  await dropPagesWithout('/assets/storefront/entry.client-NEW.js')

  expect(keptPaths()).toEqual(['/store'])
})

it('a branch that is gone is forgotten, with the form to order there', async () => {
  for (const path of ['/store/linz', '/store/linz/checkout', '/store/wels']) await keep('shop-pages', path)
  const answer = {
    request: new Request(`${origin}/store/linz`),
    response: new Response(null, { status: 404 }),
  }

  expect(await judge('cacheWillUpdate', answer)).toBeNull()
  expect(keptPaths()).toEqual(['/store/wels'])
})

it('a failing server takes nothing away', async () => {
  await keep('shop-pages', '/store/linz')
  const answer = {
    request: new Request(`${origin}/store/linz`),
    response: new Response(null, { status: 503 }),
  }

  expect(await judge('cacheWillUpdate', answer)).toBeNull()
  expect(keptPaths()).toEqual(['/store/linz'])
})

it('where nobody answers, a search becomes the whole list and anything else says that it is offline', async () => {
  await keep('shop-shell', '/shop-offline', 'Sie sind offline')
  const shown = async (path: string) =>
    (await judge('handlerDidError', { request: new Request(origin + path) })) as Response // as the rule says

  expect(await (await shown('/store/nie-gesehen')).text()).toBe('Sie sind offline')
  vi.stubGlobal('Response', { redirect: (path: string) => path })
  expect(await shown('/store?q=linz')).toBe('/store')
})

it('a page that is shown as it was kept can be asked since when', async () => {
  const at = 'Mon, 23 Nov 2026 17:00:00 GMT'
  const event = { resultingClientId: 'tab' }
  const cachedResponse = new Response('', { headers: { date: at } })

  expect(keptSinceOf('tab')).toBeNull()
  expect(await judge('cachedResponseWillBeUsed', { event, cachedResponse })).toBe(cachedResponse)
  expect([keptSinceOf('tab'), keptSinceOf('another'), keptSinceOf(undefined)]).toEqual([
    Date.parse(at),
    null,
    null,
  ])
})

it('a page is asked for again unless it has just been kept, and the first page of the app once a day', async () => {
  const ago = (seconds: number) => ({ date: new Date(Date.now() - seconds * 1000).toUTCString() })
  expect(await missingPages('/store/linz?produkt=1')).toEqual(['/store/linz', '/store'])
  expect(await missingPages('/status/a/b')).toEqual(['/store'])

  await keep('shop-pages', '/store', '', ago(3600))
  await keep('shop-pages', '/store/linz', '', ago(1))
  await keep('shop-pages', '/store/wels', '', ago(120))
  expect(await missingPages('/store/linz')).toEqual([])
  expect(await missingPages('/store/wels')).toEqual(['/store/wels'])
  expect(await missingPages('/store')).toEqual(['/store'])
})
