/**
 * What a browser gets in the place of the worker where the shop is no app: it lets go of every page, takes along all
 * that was kept, and never comes again. So a browser recovers that has an old worker, whatever that one does.
 */
export const leavingWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await registration.unregister()
}
`
