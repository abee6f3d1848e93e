import { CacheFirst, ExpirationPlugin, Serwist, setCacheNameDetails, type SerwistPlugin } from 'serwist'

import { shopScope } from '#domain/url-space.data.ts'
import { cacheNames } from './cache-names.data.ts'
import { keepOfflinePage, keepPage, pages } from './kept-pages.ts'
import { dropPagesWithout, keptSinceOf } from './page-rules.ts'
import { isLasting, keptKindOf, type KeptKind } from './what-is-kept.ts'
import type { WorkerMessageEvent, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope
declare const __WORKER_BUILD__: string

const monthSeconds = 30 * 86_400
// Read once: this is where the build puts the list.
const parts = self.__SW_MANIFEST

const onlyLasting: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => (isLasting(response) ? response : null),
}

/** What never changes under its address. */
const lasting = (cacheName: string, maxEntries: number) =>
  new CacheFirst({
    cacheName,
    matchOptions: { ignoreVary: true },
    plugins: [
      onlyLasting,
      new ExpirationPlugin({ maxEntries, maxAgeSeconds: monthSeconds, purgeOnQuotaError: true }),
    ],
  })

const kinds: Record<KeptKind, CacheFirst | typeof pages> = {
  page: pages,
  part: lasting(cacheNames.parts, 80),
  picture: lasting(cacheNames.pictures, 120),
}

setCacheNameDetails({ prefix: cacheNames.prefix })

const worker = new Serwist({
  precacheEntries: parts,
  precacheOptions: { concurrency: 4 },
  // A page is asked for while the worker is still starting.
  navigationPreload: true,
  clientsClaim: true,
  runtimeCaching: (Object.keys(kinds) as KeptKind[]).map((kind) => ({
    matcher: ({ request, url, sameOrigin }) =>
      keptKindOf({
        method: request.method,
        mode: request.mode,
        destination: request.destination,
        url,
        isSameOrigin: sameOrigin,
      }) === kind,
    handler: kinds[kind],
  })),
})

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()))
self.addEventListener('activate', (event) =>
  event.waitUntil(dropPagesWithout(`manifest-${__WORKER_BUILD__}.js`)),
)
self.addEventListener('message', (event) => event.waitUntil(answer(event)))
worker.addEventListeners()

async function answer(event: WorkerMessageEvent): Promise<void> {
  const { data, source, ports } = event
  switch (data.type) {
    case 'keep':
      return keepPage(data.path, event).catch(() => undefined)
    case 'kept-since':
      return ports[0]?.postMessage(keptSinceOf(source?.id))
    case 'build':
      return ports[0]?.postMessage(__WORKER_BUILD__)
    case 'take-over':
      if (!data.isPolite || !(await areOthersOpen())) await self.skipWaiting()
  }
}

/** Those have been built with the worker that would go. */
async function areOthersOpen(): Promise<boolean> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })

  return windows.filter(({ url }) => new URL(url).pathname.startsWith(shopScope)).length > 1
}
