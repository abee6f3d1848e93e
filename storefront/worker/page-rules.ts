import type { SerwistPlugin } from 'serwist'

import { offlinePath, shopScope } from '#domain/url-space.data.ts'
import { cacheNames } from './cache-names.data.ts'
import { isSearch, mayBeKept, pageKeyOf } from './what-is-kept.ts'
import type { KeptSince } from './worker-messages.ts'
import type { NavigationEvent } from './worker-scope.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Under which address a page is kept, whether it is, and what stands for it where nobody answers. */
export const pageRules: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKeyOf(new URL(request.url)) ?? request,
  cacheWillUpdate: async ({ request, response }) => {
    const url = new URL(request.url)
    // A branch that is gone must not come back as it was.
    if (response.status === 404 || response.status === 410) await forget(url.pathname)
    return pageKeyOf(url) !== null && mayBeKept(response) ? response : null
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

/** Which open pages are shown as they were kept. The worker may forget it, and with it no more than a hint. */
const keptSince = new Map<string, number>()

export const keptSinceOf = (client: string | undefined): KeptSince => keptSince.get(client ?? '') ?? null

/** What the worker lacks of what it should have once a page is shown: that page, and where the app opens. */
export async function missingPages(path: string): Promise<string[]> {
  const shown = pageKeyOf(new URL(path, location.href))
  const wanted = [
    { page: shown, youngestMs: minuteMs },
    { page: shopScope, youngestMs: dayMs },
  ]
  const missing = new Set<string>()
  for (const { page, youngestMs } of wanted) {
    if (page !== null && !(await isYoung(cacheNames.pages, page, youngestMs))) missing.add(page)
  }
  return [...missing]
}

/** Its look is that of the shop, which may change. */
export const isOfflinePageYoung = () => isYoung(cacheNames.shell, offlinePath, dayMs)

async function isYoung(cacheName: string, path: string, youngestMs: number): Promise<boolean> {
  const known = await caches.match(path, { cacheName, ignoreVary: true })

  return known !== undefined && Date.now() - dateOf(known) < youngestMs
}

/** A page of another build asks for files that are no longer there. */
export async function dropPagesWithout(part: string): Promise<void> {
  const cache = await caches.open(cacheNames.pages)
  for (const request of await cache.keys()) {
    const page = await cache.match(request, { ignoreVary: true })
    if (page && !(await page.text()).includes(part)) await cache.delete(request, { ignoreVary: true })
  }
}

async function forget(path: string): Promise<void> {
  const cache = await caches.open(cacheNames.pages)
  await Promise.all([path, `${path}/checkout`].map((gone) => cache.delete(gone, { ignoreVary: true })))
}

const dateOf = ({ headers }: Response): number => Date.parse(headers.get('date') ?? '') || 0
