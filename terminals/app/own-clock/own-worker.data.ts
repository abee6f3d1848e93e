import { ownClockPath } from '#domain/workforce/own-device.ts'

export const ownWorkerPath = `${ownClockPath}.worker.js`

/**
 * Keeps the page of the clock and the files that it is made of, which are the same for everybody: telephones close
 * pages, and in a cellar somebody has to be able to open it again. No call and no answer of the API passes through it.
 */
export const ownWorker = `const kept = 'theke-own-clock'
const page = '${ownClockPath}'
const parts = '/assets/terminals/'
const patienceMs = 4000

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('message', (event) => event.waitUntil(keep(event.data.parts)))
addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  if (mode === 'navigate' && pathname === page) event.respondWith(openPage())
  else if (pathname.startsWith(parts)) event.respondWith(openPart(event.request))
})

/** From the server, and as it was where none answers. */
async function openPage() {
  const answer = await fetch(page, { signal: AbortSignal.timeout(patienceMs) }).catch(() => null)
  if (answer && answer.status < 500) return answer
  const cache = await caches.open(kept)

  return (await cache.match(page, { ignoreVary: true })) ?? answer ?? Response.error()
}

/** What never changes under its address. */
async function openPart(request) {
  const cache = await caches.open(kept)

  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request)
}

/** The page as it is now with the parts that it has loaded, and none of another build. */
async function keep(loaded) {
  const cache = await caches.open(kept)
  const known = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => path !== page)
  await cache.addAll([page, ...loaded.filter((path) => path.startsWith(parts) && !known.includes(path))])
  await Promise.all(known.filter((path) => !loaded.includes(path)).map((path) => cache.delete(path)))
}
`
