import { addressOf } from '#domain/api/call-of.ts'
import type { orderEventsContract } from '#domain/ordering/order-calls.contract.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { isOrderEnded } from '#domain/ordering/order-status.ts'
import { readOrder } from '../shop/shop-reader.ts'

export type Connection = 'connecting' | 'live' | 'polling' | 'offline' | 'ended'

type Follow = {
  order: PublicOrder
  onOrder: (order: PublicOrder) => void
  onConnection: (connection: Connection) => void
}

/** Spec: storefront 4, "the page reloads every 10 s". */
const POLL_MS = 10_000
/** Another process of the server may hear of a change a moment after the one that announced it. */
const AGAIN_MS = 1000

const eventsPath = '/api/orders/public/{uid}/{hash}/events'

/**
 * Keeps one order up to date: by server-sent events, and by asking every 10 seconds whenever the stream is
 * down. Ends by itself with the order; the returned function ends it when the page is left.
 */
export function followOrder({ order, onOrder, onConnection }: Follow): () => void {
  const params = { uid: order.uid, hash: order.hash }
  const leaving = new AbortController()
  const { signal } = leaving
  // The stream begins by telling the present version, so nothing is missed between page and stream.
  const stream = new EventSource(addressOf<typeof orderEventsContract>(eventsPath, { params }))
  let [version, latest] = [order.version, order.version]

  const reload = async () => {
    const answer = await readOrder(fetch, { params, signal, cache: 'no-store' })
    if (signal.aborted) return
    if (!answer.ok) return onConnection('offline')

    const fresh = answer.body
    onConnection(stream.readyState === EventSource.OPEN ? 'live' : 'polling')
    if (fresh.version < latest) setTimeout(() => signal.aborted || void reload(), AGAIN_MS)
    // Two answers may overtake each other; the older one must not turn the page back.
    if (fresh.version < version) return
    version = fresh.version
    onOrder(fresh)
    if (!isOrderEnded(fresh.status)) return
    stop()
    onConnection('ended')
  }

  const poll = every(POLL_MS, reload)
  const stop = () => {
    leaving.abort()
    stream.close()
    poll.stop()
  }

  listen(stream, signal, {
    onUp: () => {
      poll.stop()
      onConnection('live')
    },
    onDown: () => poll.start() && onConnection('polling'),
    onVersion: (announced) => {
      latest = Math.max(latest, announced)
      if (announced > version) void reload()
    },
  })
  watchPage(signal, { onBack: reload, onOffline: () => onConnection('offline') })

  return stop
}

type StreamListener = { onUp: () => void; onDown: () => void; onVersion: (version: number) => void }

function listen(stream: EventSource, signal: AbortSignal, { onUp, onDown, onVersion }: StreamListener): void {
  stream.addEventListener('open', onUp, { signal })
  stream.addEventListener('error', onDown, { signal })
  stream.addEventListener('message', ({ data }) => onVersion(announcedVersion(String(data))), { signal })
}

/** A phone that wakes up or finds its network again has missed what happened meanwhile. */
function watchPage(
  signal: AbortSignal,
  { onBack, onOffline }: { onBack: () => Promise<void>; onOffline: () => void },
) {
  document.addEventListener('visibilitychange', () => document.hidden || void onBack(), { signal })
  window.addEventListener('online', () => void onBack(), { signal })
  window.addEventListener('offline', onOffline, { signal })
}

/** `start` answers whether it was standing still. */
function every(milliseconds: number, run: () => Promise<void>) {
  let timer: ReturnType<typeof setInterval> | undefined

  return {
    start: () => {
      if (timer !== undefined) return false
      timer = setInterval(() => void run(), milliseconds)
      return true
    },
    stop: () => {
      clearInterval(timer)
      timer = undefined
    },
  }
}

function announcedVersion(message: string): number {
  try {
    return Number(JSON.parse(message).version) || 0
  } catch {
    return 0
  }
}
