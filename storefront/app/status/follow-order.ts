import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { isOrderEnded } from '#domain/ordering/order-status.ts'

export type Connection = 'connecting' | 'live' | 'polling' | 'offline' | 'ended'

type Follow = {
  order: PublicOrder
  onOrder: (order: PublicOrder) => void
  onConnection: (connection: Connection) => void
}

/** Spec: storefront 4, "the page reloads every 10 s". */
const POLL_MS = 10_000

/**
 * Keeps one order up to date: by server-sent events, and by asking every 10 seconds whenever the stream is
 * down. Ends by itself with the order; the returned function ends it when the page is left.
 */
export function followOrder({ order, onOrder, onConnection }: Follow): () => void {
  const path = orderPath(order)
  let version = order.version
  let timer: ReturnType<typeof setInterval> | undefined
  const abort = new AbortController()
  const stream = new EventSource(`${path}/events`)

  const stop = () => {
    abort.abort()
    stream.close()
    clearInterval(timer)
  }

  const reload = async () => {
    const fresh = await readOrder(path, abort.signal)
    if (abort.signal.aborted) return
    if (fresh === 'unreachable') return onConnection('offline')

    onConnection(stream.readyState === EventSource.OPEN ? 'live' : 'polling')
    // Two answers may overtake each other; the older one must not turn the page back.
    if (fresh.version < version) return
    version = fresh.version
    onOrder(fresh)
    if (isOrderEnded(fresh.status)) {
      stop()
      onConnection('ended')
    }
  }

  // The stream begins by telling the present version, so nothing is missed between page and stream.
  stream.onopen = () => {
    clearInterval(timer)
    timer = undefined
    onConnection('live')
  }
  stream.onmessage = (event: MessageEvent<string>) => {
    if (announcedVersion(event.data) > version) void reload()
  }
  stream.onerror = () => {
    if (timer !== undefined) return
    onConnection('polling')
    timer = setInterval(() => void reload(), POLL_MS)
  }
  document.addEventListener('visibilitychange', () => document.hidden || void reload(), abort)
  window.addEventListener('offline', () => onConnection('offline'), abort)
  window.addEventListener('online', () => void reload(), abort)

  return stop
}

export function orderPath({ uid, hash }: Pick<PublicOrder, 'uid' | 'hash'>): string {
  return `/api/orders/public/${encodeURIComponent(uid)}/${encodeURIComponent(hash)}`
}

async function readOrder(path: string, signal: AbortSignal): Promise<PublicOrder | 'unreachable'> {
  try {
    const response = await fetch(path, { signal, cache: 'no-store' })
    // Our own server's answer; its shape is the contract that the server itself validates.
    return response.ok ? ((await response.json()) as PublicOrder) : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

function announcedVersion(message: string): number {
  try {
    return Number(JSON.parse(message).version) || 0
  } catch {
    return 0
  }
}
