import { createECDH, randomBytes } from 'node:crypto'

import type { BrowserContext, Page } from '@playwright/test'

/**
 * A browser that may be reached: those of the tests have no service that does. The worker is the product's own; where
 * it is reached is the address of a service that nobody calls, for nothing in these tests goes out.
 */
export async function allowPush(context: BrowserContext, page: Page): Promise<void> {
  await context.grantPermissions(['notifications'])
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url')
  const auth = randomBytes(16).toString('base64url')
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('hex')}`
  await page.addInitScript(
    (told) => {
      const subscription = {
        ...told,
        options: {},
        toJSON: () => told,
        unsubscribe: () => Promise.resolve(true),
      } as unknown as PushSubscription // as much of one as the product asks for
      const keptHere = 'push-in-tests'
      PushManager.prototype.subscribe = () => {
        localStorage.setItem(keptHere, '1')
        return Promise.resolve(subscription)
      }
      PushManager.prototype.getSubscription = () =>
        Promise.resolve(localStorage.getItem(keptHere) ? subscription : null)
      Notification.requestPermission = () => Promise.resolve('granted')
      // Without a window of its own Chromium shows none, and says so whatever it was allowed.
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    },
    { endpoint, keys: { p256dh, auth } },
  )
}
