type Follow = {
  /** When it was last known to be true, in milliseconds of the epoch. */
  knownAt: number
  ask: (leaving: AbortSignal) => Promise<void>
  /** Calls whenever there is something to ask about, for as long as the page is looked at. */
  listen?: (hear: () => void) => () => void
}

const askAfterMs = 60_000
/** Guests who opened the menu together, for a code on their table, do not ask together. */
const atMostLaterMs = 20_000
/** Nor do those who are told of the same news. */
const newsWithinMs = 500
/** Whoever turns back and forth between two windows asks no more often. */
const restMs = 5_000

/**
 * Asks about once a minute, at once when the guest comes back to the page or to the network, and when told that there is
 * news. Nothing is asked while nobody looks, and nobody listens. The returned function ends it. Source: decision 59.
 */
export function follow({ knownAt, ask, listen }: Follow): () => void {
  const leaving = new AbortController()
  let isTold = false
  const { signal } = leaving
  let timer: ReturnType<typeof setTimeout> | undefined
  let askedAt = knownAt

  const isWatched = () => !document.hidden && navigator.onLine && !signal.aborted
  const plan = (milliseconds: number) => {
    clearTimeout(timer)
    timer = isWatched() ? setTimeout(() => void askNow(), milliseconds) : undefined
  }
  const hear = () => {
    isTold = true
    plan(Math.random() * newsWithinMs)
  }
  const listenWhileWatched = whileTrue(isWatched, () => listen?.(hear))
  const planNext = () => plan(askAfterMs + Math.random() * atMostLaterMs)
  const askNow = async () => {
    askedAt = Date.now()
    isTold = false
    await ask(signal)
    // What was told while it was asked may be newer than the answer.
    if (isTold) hear()
    else planNext()
  }
  const lookAgain = () => {
    plan(Math.max(0, askedAt + restMs - Date.now()))
    listenWhileWatched()
  }

  document.addEventListener('visibilitychange', lookAgain, { signal })
  window.addEventListener('online', lookAgain, { signal })
  window.addEventListener('offline', lookAgain, { signal })
  // What another page of the shop has read may be old already.
  if (Date.now() - askedAt > askAfterMs) lookAgain()
  else planNext()
  listenWhileWatched()

  return () => {
    leaving.abort()
    clearTimeout(timer)
    listenWhileWatched()
  }
}

/** Begins what goes on as long as something holds, or ends it, each time it is looked at. */
function whileTrue(holds: () => boolean, begin: () => (() => void) | undefined): () => void {
  let end: (() => void) | undefined

  return () => {
    if (holds()) {
      end ??= begin()
      return
    }
    end?.()
    end = undefined
  }
}
