import type { Outcome } from '#domain/api/call-of.ts'

import { notesOfConnection } from '../device/note-connection.ts'
import { requestNews } from '../device/requests-told.ts'
import type { ConnectionEvent } from './connection.ts'
import { openStream, type Stream } from './open-stream.ts'

/** As long as news come the list is read now and then all the same: a dead line tells nobody that it is. */
const pollMs = { live: 20_000, asked: 10_000, lost: 4000 }
const readTimeoutMs = 10_000

export type FeedParts<Body> = {
  read: (signal: AbortSignal) => Promise<Outcome<Body>>
  /** Where news are told, and by which names; `ready` and `gap` have the list read again. Null where nobody tells. */
  events: string | null
  news: Readonly<Record<string, (data: string) => void>>
  onRead: (body: Body, askedAt: number) => void
  tell: (event: ConnectionEvent) => void
}

export type OpenFeed = {
  close: () => void
  /** Reads the list at once. */
  reload: () => void
}

/** Keeps a screen up to date: a list, news of it, and the list again and again where there are none. */
export function openFeed<Body>(parts: FeedParts<Body>): OpenFeed {
  const note = notesOfConnection()
  const tell = (event: ConnectionEvent) => {
    note(event)
    parts.tell(event)
  }
  const feed = new Feed({ ...parts, tell })

  return { close: () => feed.close(), reload: () => feed.reload() }
}

class Feed<Body> {
  readonly #parts: FeedParts<Body>
  readonly #leaving = new AbortController()
  readonly #stream: Stream | null
  #isLive = false
  #isReading = false
  #isWanted = false
  #isLost = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(parts: FeedParts<Body>) {
    this.#parts = parts
    const { events } = parts
    const { signal } = this.#leaving
    window.addEventListener('online', () => this.reload(), { signal })
    window.addEventListener('offline', () => this.#onOffline(), { signal })
    this.#stream = events === null ? null : this.#listen(events)
    this.reload()
  }

  #listen(events: string): Stream {
    const { news, tell } = this.#parts

    return openStream(events, {
      news: { ...news, ...requestNews },
      onHeard: () => tell({ type: 'heard', at: Date.now() }),
      onGap: () => this.reload(),
      onLive: (isLive) => {
        this.#isLive = isLive
        tell({ type: isLive ? 'stream-opened' : 'stream-lost' })
        // What was asked of the device meanwhile was told to nobody.
        if (isLive) requestNews.device()
        this.reload()
      },
    })
  }

  close(): void {
    this.#leaving.abort()
    clearTimeout(this.#timer)
    this.#stream?.close()
  }

  /** What is wanted while a list is on its way is wanted of a later one. */
  reload(): void {
    this.#isWanted = true
    if (!this.#isReading) void this.#readWhileWanted()
  }

  /** Asked at once, for browsers are wrong about it as well. */
  #onOffline(): void {
    this.#parts.tell({ type: 'unreachable', at: Date.now() })
    this.reload()
  }

  async #readWhileWanted(): Promise<void> {
    this.#isReading = true
    while (this.#isWanted && !this.#leaving.signal.aborted) {
      this.#isWanted = false
      clearTimeout(this.#timer)
      await this.#readOnce()
    }
    this.#isReading = false
  }

  async #readOnce(): Promise<void> {
    const { read, onRead, tell } = this.#parts
    const askedAt = Date.now()
    const answer = await read(AbortSignal.timeout(readTimeoutMs))
    if (this.#leaving.signal.aborted) return
    if (answer.ok) {
      onRead(answer.body, askedAt)
      if (!this.#stream) this.#hearByAsking()
      tell({ type: 'read', askedAt })
      if (this.#isLost) this.#stream?.reopen()
      this.#isLost = false
    } else if (answer.status === 401) {
      tell({ type: 'refused-key' })
      return this.close()
    } else {
      this.#isLost = true
      if (!this.#stream) tell({ type: 'stream-lost' })
      tell({ type: 'unreachable', at: Date.now() })
    }

    const pace = this.#stream ? (this.#isLive ? 'live' : 'lost') : 'asked'
    this.#timer = setTimeout(() => this.reload(), pollMs[answer.ok ? pace : 'lost'])
  }

  /** Nobody tells, so it is asked often enough to be called live, and what is asked of the device with it. */
  #hearByAsking(): void {
    this.#parts.tell({ type: 'stream-opened' })
    requestNews.device()
  }
}
