import { ExpirationPlugin, NetworkFirst } from 'serwist'

import { offlinePath } from '#domain/url-space.data.ts'
import { cacheNames } from './cache-names.data.ts'
import { isOfflinePageYoung, missingPages, pageRules } from './page-rules.ts'
import { mayBeKept } from './what-is-kept.ts'
import type { LastingEvent } from './worker-scope.ts'

/** Longer than a slow network takes, shorter than a guest waits. */
const patienceSeconds = 4
/** What the menu said two weeks ago is of no use to anybody. */
const longestAgeSeconds = 14 * 86_400

/** From the network, or as it was when it was seen last, or else a page that says why there is none. */
export const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: patienceSeconds,
  matchOptions: { ignoreVary: true },
  // What is too old is nothing that the rules could show.
  plugins: [
    new ExpirationPlugin({
      maxEntries: 12,
      maxAgeSeconds: longestAgeSeconds,
      matchOptions: { ignoreVary: true },
      purgeOnQuotaError: true,
    }),
    pageRules,
  ],
})

/** Asks for a page that nobody navigated to, and for those that the app has to have. */
export async function keepPage(path: string, event: LastingEvent): Promise<void> {
  for (const page of await missingPages(path)) {
    await Promise.all(pages.handleAll({ event, request: new Request(page) }))
  }
  if (!(await isOfflinePageYoung())) await keepOfflinePage()
}

export async function keepOfflinePage(): Promise<void> {
  const [cache, response] = await Promise.all([caches.open(cacheNames.shell), fetch(offlinePath)])
  if (!mayBeKept(response)) throw new Error(`${offlinePath} answers ${response.status}`)
  await cache.put(offlinePath, response)
}
