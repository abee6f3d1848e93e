import type pg from 'pg'

import { listen, type Listening } from './listen.ts'
import type { LiveMessage } from './live-message.ts'

/** Changes of all processes as PostgreSQL tells them, over one connection per process. */
export type LiveBus = {
  /** Hears every message until the returned function is called. */
  subscribe: (hear: (message: LiveMessage) => void) => () => void
  /** Hears what this process itself has changed, before it comes round from the database as well. */
  onOwn: (hear: (message: LiveMessage) => void) => () => void
  tellOwn: (message: LiveMessage) => void
  /** Called after a lost connection came back: messages may be missing, so drop what depends on them. */
  onGap: (refill: () => void) => () => void
  /** Called when this process shuts down, for streams that would otherwise hold it open. */
  onClose: (end: () => void) => () => void
  isConnected: () => boolean
  /** True while the whole database cannot be reached: what was known last is better than nothing then. */
  isAway: () => boolean
  close: () => Promise<void>
}

export type LiveBusOptions = Listening & {
  /** Whether statements still arrive while nothing is heard, where that is known; others may be changing things then. */
  isDatabaseThere?: () => Promise<boolean | undefined>
}

const shortestPauseMs = 100
const longestPauseMs = 1000

/** Resolves once the first LISTEN stands, so that nothing committed afterwards can be missed. */
// oxlint-disable-next-line max-lines-per-function -- functions of a few lines each around one state, which stays in here
export async function createLiveBus(options: LiveBusOptions): Promise<LiveBus> {
  const listeners = new Set<(message: LiveMessage) => void>()
  const ownListeners = new Set<(message: LiveMessage) => void>()
  const gapListeners = new Set<() => void>()
  const closeListeners = new Set<() => void>()
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | undefined
  let isAway = false
  let isClosed = false
  let isReported = false

  /** Once per outage: it may last for hours, and is tried again every second. */
  const report = (error: Error) => {
    if (!isReported) options.onProblem?.(error)
    isReported = true
  }

  const connect = async () => {
    const hear = (message: LiveMessage) => tellAll(listeners, message, options.onProblem)
    const next = await listen({ ...options, onProblem: report }, hear)
    if (isClosed) return void next.end()
    next.once('end', () => {
      client = null
      reconnect(0)
    })
    // What was kept is dropped before anything kept is trusted again.
    tellAll(gapListeners, undefined, options.onProblem)
    client = next
    isAway = false
    isReported = false
  }

  const reconnect = (pauseMs: number) => {
    if (isClosed) return
    retry = setTimeout(() => {
      connect().catch(async (error: Error) => {
        report(error)
        const isThere = options.isDatabaseThere ? await options.isDatabaseThere() : false
        if (isThere !== undefined) isAway = !isThere
        reconnect(Math.min(Math.max(pauseMs * 2, shortestPauseMs), longestPauseMs))
      })
    }, pauseMs)
  }

  const close = async () => {
    isClosed = true
    clearTimeout(retry)
    tellAll(closeListeners, undefined, options.onProblem)
    const last = client
    client = null
    await last?.end().catch(() => undefined)
  }

  await connect()
  return {
    subscribe: (hear) => enlist(listeners, hear),
    onOwn: (hear) => enlist(ownListeners, hear),
    tellOwn: (message) => tellAll(ownListeners, message, options.onProblem),
    onGap: (refill) => enlist(gapListeners, refill),
    onClose: (end) => enlist(closeListeners, end),
    isConnected: () => client !== null,
    isAway: () => isAway,
    close,
  }
}

function enlist<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** One listener that throws must not keep the others from hearing. */
function tellAll<Value>(
  listeners: Set<(value: Value) => void>,
  value: Value,
  onProblem: LiveBusOptions['onProblem'],
): void {
  // A listener may leave or bring others while it is told.
  for (const listener of Array.from(listeners)) {
    try {
      listener(value)
    } catch (error) {
      onProblem?.(error as Error)
    }
  }
}
