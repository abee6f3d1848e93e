import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { readShopAgain, shopReadAt } from './browser-shop.ts'

type Follow = { identifier: string; onShop: (shop: BranchShopView) => void }

const askAfterMs = 60_000
/** Guests who opened the menu together, for a code on their table, do not ask together. */
const atMostLaterMs = 20_000
/** Whoever turns back and forth between two windows asks no more often. */
const restMs = 5_000

/**
 * Asks about once a minute whether the catalogue of a branch has changed, and at once when the guest comes back to the
 * page or to the network. Nothing is asked while nobody looks. The returned function ends it. Source: decision 59.
 */
export function followShop({ identifier, onShop }: Follow): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  let timer: ReturnType<typeof setTimeout> | undefined
  let askedAt = shopReadAt(identifier)

  const plan = (milliseconds: number) => {
    clearTimeout(timer)
    const isWatched = !document.hidden && navigator.onLine && !signal.aborted
    timer = isWatched ? setTimeout(() => void ask(), milliseconds) : undefined
  }
  const planNext = () => plan(askAfterMs + Math.random() * atMostLaterMs)
  const ask = async () => {
    askedAt = Date.now()
    const fresh = await readShopAgain(identifier, signal)
    if (fresh && !signal.aborted) onShop(fresh)
    planNext()
  }
  const lookAgain = () => plan(Math.max(0, askedAt + restMs - Date.now()))

  document.addEventListener('visibilitychange', lookAgain, { signal })
  window.addEventListener('online', lookAgain, { signal })
  window.addEventListener('offline', lookAgain, { signal })
  // What another page of the shop has read may be old already.
  if (Date.now() - askedAt > askAfterMs) lookAgain()
  else planNext()

  return () => {
    leaving.abort()
    clearTimeout(timer)
  }
}
