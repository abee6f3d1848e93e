import type { PushSubscription as Subscription } from './push.contract.ts'

/** Below an address of its own, where it answers no page: another worker may stand beside it. */
export const pushWorkerPath = '/api/push/worker.js'
export const pushScope = '/api/push/'

/** As much of a browser as is needed; it is passed in, for here nothing is asked for. */
export type PushWorkers = Pick<ServiceWorkerContainer, 'register' | 'getRegistration'>

/** Has the browser name where it is reached; it asks the person first, unless they have said so before. */
export async function subscribeForPush(workers: PushWorkers, publicKey: string): Promise<Subscription> {
  const registration = await workers.register(pushWorkerPath, { scope: pushScope })
  await untilActive(registration)
  const { pushManager } = registration
  const kept = await pushManager.getSubscription()
  // Of another key, and so of no use any more.
  if (kept && keyIn(kept) !== publicKey) await kept.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })

  return asTold(subscription)
}

/** Where this browser is reached by now; null where it is not. */
export async function currentSubscription(workers: PushWorkers): Promise<Subscription | null> {
  const registration = await workers.getRegistration(pushScope)
  const kept = await registration?.pushManager?.getSubscription()

  return kept ? asTold(kept) : null
}

const asTold = (subscription: PushSubscription): Subscription => {
  const { endpoint = '', keys = {} } = subscription.toJSON()

  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
}

function keyIn({ options }: PushSubscription): string | null {
  const key = options?.applicationServerKey
  if (!key) return null
  const letters = String.fromCharCode(...new Uint8Array(key))

  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function untilActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting
  if (active || !coming) return Promise.resolve()

  return new Promise((resolve, reject) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve()
      if (coming.state === 'redundant') reject(new Error('The worker did not start'))
    })
  })
}
