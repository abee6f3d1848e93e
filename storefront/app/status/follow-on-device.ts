import { callOf } from '#domain/api/call-of.ts'
import type {
  followOrderContract,
  pushKeyContract,
  unfollowOrderContract,
} from '#domain/operations/messages/push.contract.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'

const readKey = callOf<typeof pushKeyContract>('get', '/api/push/key')
const follow = callOf<typeof followOrderContract>('post', '/api/orders/public/{uid}/{hash}/push')
const unfollow = callOf<typeof unfollowOrderContract>('post', '/api/orders/public/{uid}/{hash}/push-off')

type Link = Pick<PublicOrder, 'uid' | 'hash'>
type Told = { isOn: boolean; said: string }

const keyOf = (uid: string) => `theke-follow-${uid}`
// Loaded with the first wish: few guests have one.
const loadBrowser = () => import('#domain/operations/messages/push-in-browser.ts')

/** Whether this device was switched on for an order; what keeps nothing, such as a private window, says no. */
export function isFollowed(uid: string): boolean {
  try {
    return localStorage.getItem(keyOf(uid)) !== null
  } catch {
    return false
  }
}

export async function followOnDevice({ uid, hash }: Link): Promise<Told> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return off('Dieser Browser kann keine Benachrichtigungen empfangen.')
  if ((await Notification.requestPermission()) !== 'granted')
    return off('Ohne Ihre Erlaubnis kann der Browser nichts anzeigen.')
  const key = await readKey(fetch)
  const { subscribeForPush } = await loadBrowser()
  const body =
    key.ok && (await subscribeForPush(navigator.serviceWorker, key.body.publicKey).catch(() => null))
  if (!body) return off(failed)
  const followed = await follow(fetch, { params: { uid, hash }, body })
  if (!followed.ok) return off(followed.errors[0]?.message ?? failed)
  remember(uid, true)

  return { isOn: true, said: 'Wir benachrichtigen Sie auf diesem Gerät.' }
}

export async function unfollowOnDevice({ uid, hash }: Link): Promise<Told> {
  const { currentSubscription } = await loadBrowser()
  const current = await currentSubscription(navigator.serviceWorker)
  const body = { endpoint: current?.endpoint ?? '' }
  const gone = current === null || (await unfollow(fetch, { params: { uid, hash }, body })).ok
  if (!gone) return notDone(true)
  remember(uid, false)

  return off('Wir benachrichtigen Sie nicht mehr.')
}

/** It stays as it was. */
export const notDone = (isOn: boolean): Told => ({
  isOn,
  said: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
})

const off = (said: string): Told => ({ isOn: false, said })
const failed = 'Die Benachrichtigungen ließen sich nicht einschalten.'

function remember(uid: string, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(keyOf(uid), '1')
    else localStorage.removeItem(keyOf(uid))
  } catch {
    // The device keeps nothing: its next page does not know, and says so by offering it again.
  }
}
