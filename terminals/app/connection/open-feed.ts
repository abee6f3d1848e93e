import type { Outcome } from '#domain/api/call-of.ts'

import type { ConnectionEvent } from './connection.ts'

/** As long as news come the list is read now and then all the same: a dead line tells nobody that it is. */
const pollMs = { live: 20_000, lost: 4000 }
const readTimeoutMs = 10_000
/** A browser gives a refused stream up for good, such as while the server starts. */
const reopenMs = 4000

export type FeedParts<Body> = {
  read: (signal: AbortSignal) => Promise<Outcome<Body>>
  /** Where news are told, and by which names; `ready` and `gap` have the list read again. */
  events: string
  news: Readonly<Record<string, (data: string) => void>>
  onRead: (body: Body, askedAt: number) => void
  tell: (event: ConnectionEvent) => void
}

export type Feed = { reload: () => void; close: () => void }

/** Keeps a screen up to date: a list, news of it, and the list again and again where there are none. */
export function openFeed<Body>(parts: FeedParts<Body>): Feed {
  const { tell } = parts
  const line = { isLive: false, isClosed: false }
  let timer: ReturnType<typeof setTimeout> | undefined
  let reading: Promise<void> | null = null
  let isWanted = false

  const close = () => {
    line.isClosed = true
    clearTimeout(timer)
    stream.close()
    window.removeEventListener('online', reload)
    window.removeEventListener('offline', onOffline)
  }
  const readOnce = async () => {
    clearTimeout(timer)
    const outcome = await readList(parts)
    if (line.isClosed) return
    if (outcome === 'refused') {
      tell({ type: 'refused-key' })
      return close()
    }
    timer = setTimeout(reload, pollMs[line.isLive && outcome === 'read' ? 'live' : 'lost'])
  }
  // What is wanted while a list is on its way is wanted of a later one.
  const reload = () => {
    if (line.isClosed) return
    isWanted = true
    reading ??= (async () => {
      while (isWanted && !line.isClosed) {
        isWanted = false
        await readOnce()
      }
    })().finally(() => {
      reading = null
    })
  }
  const onOffline = () => tell({ type: 'unreachable', at: Date.now() })
  const stream = openStream(parts, {
    onLive: (isLive) => {
      line.isLive = isLive
      tell({ type: isLive ? 'stream-opened' : 'stream-lost' })
      reload()
    },
    reload,
  })

  window.addEventListener('online', reload)
  window.addEventListener('offline', onOffline)
  reload()

  return { reload, close }
}

async function readList<Body>({ read, onRead, tell }: FeedParts<Body>): Promise<'read' | 'lost' | 'refused'> {
  const askedAt = Date.now()
  const answer = await read(AbortSignal.timeout(readTimeoutMs))
  if (answer.ok) {
    onRead(answer.body, askedAt)
    tell({ type: 'read', askedAt })
    return 'read'
  }
  if (answer.status === 401) return 'refused'
  tell({ type: 'unreachable', at: Date.now() })

  return 'lost'
}

type Heard = { onLive: (isLive: boolean) => void; reload: () => void }

function openStream<Body>(
  { events, news, tell }: Pick<FeedParts<Body>, 'events' | 'news' | 'tell'>,
  { onLive, reload }: Heard,
): { close: () => void } {
  let source: EventSource
  let again: ReturnType<typeof setTimeout> | undefined
  const open = () => {
    source = new EventSource(events)
    source.addEventListener('ready', () => onLive(true))
    source.addEventListener('gap', reload)
    for (const [name, hear] of Object.entries(news)) {
      source.addEventListener(name, ({ data }) => {
        hear(data)
        tell({ type: 'heard', at: Date.now() })
      })
    }
    source.addEventListener('error', () => {
      onLive(false)
      if (source.readyState !== EventSource.CLOSED) return
      clearTimeout(again)
      again = setTimeout(open, reopenMs)
    })
  }
  open()

  return {
    close: () => {
      clearTimeout(again)
      source.close()
    },
  }
}
