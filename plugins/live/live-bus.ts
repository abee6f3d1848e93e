import pg from 'pg'

import { type LiveMessage, liveChannel, parseLiveMessage } from './live-message.ts'

/** Changes of all processes as PostgreSQL tells them, over one connection per process. */
export type LiveBus = {
  /** Hears every message until the returned function is called. */
  subscribe: (hear: (message: LiveMessage) => void) => () => void
  /** Called after a lost connection came back: messages may be missing, so drop what depends on them. */
  onGap: (refill: () => void) => () => void
  /** Called when this process shuts down, for streams that would otherwise hold it open. */
  onClose: (end: () => void) => () => void
  isConnected: () => boolean
  close: () => Promise<void>
}

export type LiveBusOptions = {
  connectionString: string
  /** How often a silent connection is probed; a half-open one is noticed within two of these. */
  probeMs?: number
  onProblem?: (error: Error) => void
}

const longestPauseMs = 5000

/** Resolves once the first LISTEN stands, so that nothing committed afterwards can be missed. */
// oxlint-disable-next-line max-lines-per-function -- functions of a few lines each around one state, which stays in here
export async function createLiveBus(options: LiveBusOptions): Promise<LiveBus> {
  const listeners = new Set<(message: LiveMessage) => void>()
  const gapListeners = new Set<() => void>()
  const closeListeners = new Set<() => void>()
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  const connect = async () => {
    const next = await listen(options, (message) => tellAll(listeners, message, options.onProblem))
    next.once('end', () => {
      if (client !== next) return
      client = null
      reconnect(0)
    })
    if (isClosed) await next.end()
    else client = next
  }

  const reconnect = (pauseMs: number) => {
    if (isClosed) return
    retry = setTimeout(() => {
      void connect().then(
        () => tellAll(gapListeners, undefined, options.onProblem),
        (error: Error) => {
          options.onProblem?.(error)
          reconnect(Math.min(Math.max(pauseMs * 2, 100), longestPauseMs))
        },
      )
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
    onGap: (refill) => enlist(gapListeners, refill),
    onClose: (end) => enlist(closeListeners, end),
    isConnected: () => client !== null,
    close,
  }
}

async function listen(options: LiveBusOptions, hear: (message: LiveMessage) => void): Promise<pg.Client> {
  const { connectionString, probeMs = 20_000, onProblem } = options
  const client = new pg.Client({
    connectionString,
    application_name: 'theke-live',
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    query_timeout: probeMs,
  })
  client.on('error', (error) => onProblem?.(error))
  client.on('notification', ({ payload }) => {
    const message = parseLiveMessage(payload)
    if (message) hear(message)
  })

  try {
    await client.connect()
    await client.query(`listen ${liveChannel}`)
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }

  const probe = setInterval(() => {
    client.query('select 1').catch(() => client.connection.stream.destroy())
  }, probeMs)
  probe.unref()
  client.once('end', () => clearInterval(probe))
  return client
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
