import { ExpirationPlugin, NetworkFirst, type SerwistPlugin } from 'serwist'

import { offlinePath, shopScope } from '#domain/url-space.data.ts'
import { cacheNames } from './cache-names.data.ts'
import { isSearch, mayBeKept, pageKeyOf } from './what-is-kept.ts'
import type { KeptSince } from './worker-messages.ts'
import type { LastingEvent, NavigationEvent } from './worker-scope.ts'

/** Longer than a slow network takes, shorter than a guest waits. */
const patienceSeconds = 4
const minute = 60
const day = 86_400
/** What the menu said two weeks ago is of no use to anybody. */
const longestAgeSeconds = 14 * day

/** Which open pages are shown as they were kept. The worker may forget it, and with it no more than a hint. */
const keptSince = new Map<string, number>()

export const keptSinceOf = (client: string | undefined): KeptSince => keptSince.get(client ?? '') ?? null

const rules: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKeyOf(new URL(request.url)) ?? request,
  cacheWillUpdate: async ({ request, response }) => {
    const { pathname } = new URL(request.url)
    // A branch that is gone must not come back as it was.
    if (response.status === 404 || response.status === 410) await forget(pathname)
    return pageKeyOf(new URL(request.url)) !== null && mayBeKept(response) ? response : null
  },
  cachedResponseWillBeUsed: async ({ event, cachedResponse }) => {
    const { resultingClientId } = event as NavigationEvent // or another event, which has none
    if (cachedResponse && resultingClientId) keptSince.set(resultingClientId, dateOf(cachedResponse))
    return cachedResponse
  },
  handlerDidError: async ({ request }) => {
    const url = new URL(request.url)
    // Its search was the server's; what is left is to look through all of them.
    return isSearch(url) ? Response.redirect(url.pathname) : (await caches.match(offlinePath))?.clone()
  },
}

/** From the network, or as it was when it was seen last, or else a page that says why there is none. */
export const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: patienceSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [
    rules,
    new ExpirationPlugin({
      maxEntries: 12,
      maxAgeSeconds: longestAgeSeconds,
      matchOptions: { ignoreVary: true },
      purgeOnQuotaError: true,
    }),
  ],
})

/** Asks for a page that nobody navigated to, unless it has just been asked for, and for those that it has to have. */
export async function keepPage(path: string, event: LastingEvent): Promise<void> {
  const key = pageKeyOf(new URL(path, location.href))
  const keep = (page: string) => Promise.all(pages.handleAll({ event, request: new Request(page) }))

  if (key !== null && !(await isYoung(cacheNames.pages, key, minute))) await keep(key)
  // There the app opens.
  if (!(await isYoung(cacheNames.pages, shopScope, day))) await keep(shopScope)
  // Its look is that of the shop, which may change.
  if (!(await isYoung(cacheNames.shell, offlinePath, day))) await keepOfflinePage()
}

export async function keepOfflinePage(): Promise<void> {
  const [cache, response] = await Promise.all([caches.open(cacheNames.shell), fetch(offlinePath)])
  if (!mayBeKept(response)) throw new Error(`${offlinePath} answers ${response.status}`)
  await cache.put(offlinePath, response)
}

async function isYoung(cacheName: string, path: string, seconds: number): Promise<boolean> {
  const known = await caches.match(path, { cacheName, ignoreVary: true })

  return known !== undefined && Date.now() - dateOf(known) < seconds * 1000
}

/** A page of another build asks for files that are no longer there. */
export async function dropPagesWithout(part: string): Promise<void> {
  const cache = await caches.open(cacheNames.pages)
  for (const request of await cache.keys()) {
    const page = await cache.match(request, { ignoreVary: true })
    if (page && !(await page.text()).includes(part)) await cache.delete(request)
  }
}

async function forget(path: string): Promise<void> {
  const cache = await caches.open(cacheNames.pages)
  await Promise.all([path, `${path}/checkout`].map((gone) => cache.delete(gone, { ignoreVary: true })))
}

const dateOf = ({ headers }: Response): number => Date.parse(headers.get('date') ?? '') || 0
