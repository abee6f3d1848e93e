type Follow = {
  /** When it was last known to be true, in milliseconds of the epoch. */
  knownAt: number
  ask: (leaving: AbortSignal) => Promise<void>
}

const askAfterMs = 60_000
/** Guests who opened the menu together, for a code on their table, do not ask together. */
const atMostLaterMs = 20_000
/** Whoever turns back and forth between two windows asks no more often. */
const restMs = 5_000

/**
 * Asks about once a minute, and at once when the guest comes back to the page or to the network. Nothing is asked while
 * nobody looks. The returned function ends it. Source: decision 59.
 */
export function follow({ knownAt, ask }: Follow): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  let timer: ReturnType<typeof setTimeout> | undefined
  let askedAt = knownAt

  const plan = (milliseconds: number) => {
    clearTimeout(timer)
    const isWatched = !document.hidden && navigator.onLine && !signal.aborted
    timer = isWatched ? setTimeout(() => void askNow(), milliseconds) : undefined
  }
  const planNext = () => plan(askAfterMs + Math.random() * atMostLaterMs)
  const askNow = async () => {
    askedAt = Date.now()
    await ask(signal)
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
