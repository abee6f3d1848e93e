/**
 * Runs in a browser below its own address, answers no request and keeps nothing: it shows what is pushed, and opens
 * what that is about. Told to the browser as text, for it is no part of any app that is built.
 */
export const pushWorker = `'use strict'
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('push', (event) => {
  let told = {}
  try { told = event.data ? event.data.json() : {} } catch {}
  const { title = 'Neuigkeit', body = '', url = '/', tag = 'theke', isUrgent = false } = told
  event.waitUntil(self.registration.showNotification(title, {
    body, tag, renotify: true, requireInteraction: isUrgent, lang: 'de',
    icon: '/icon-192.png', data: { url },
  }))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data.url, self.location.origin)
  if (url.origin !== self.location.origin) return
  event.waitUntil((async () => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const open = windows.find((each) => new URL(each.url).pathname === url.pathname)
    if (!open) return self.clients.openWindow(url.href)
    await open.focus()
    if (open.url !== url.href) await open.navigate(url.href).catch(() => self.clients.openWindow(url.href))
  })())
})
`
