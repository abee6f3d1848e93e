import { LRUCache } from 'lru-cache'

import { isOutageRefusal } from '../database/tell-failure.ts'

/** Something that stays true until one of its tags changes or its time is over. */
export type Taggable = { tags: readonly string[]; bytes: number; expiresAtMs?: number }

/** Either an answer that others may get as well, or one that belongs to this request alone. */
export type Produced<Entry, Own> = { shared: Entry } | { own: Own }

export type TaggedCache<Entry extends Taggable = Taggable> = {
  peek: (key: string) => Entry | undefined
  /** A key belongs to whoever fills it, and holds nothing but what they produce. */
  fill: <Some extends Entry, Own>(
    key: string,
    produce: () => Promise<Produced<Some, Own>>,
  ) => Promise<Produced<Some, Own>>
  drop: (tags: readonly string[]) => void
  clear: () => void
  size: () => { entries: number; bytes: number }
}

export type TaggedCacheOptions = {
  maxBytes: number
  nowMs: () => number
  /** False while changes might go unheard: then nothing is kept, or read where it can be computed. */
  isTrusted: () => boolean
  /** True while nothing can be computed: then what was kept last is read, also beyond its time. */
  isAway: () => boolean
}

type Flight<Entry> = {
  /** Tags that changed since the computation began; an answer that carries one may already be old. */
  changed: Set<string>
  isVoid: boolean
  result: Promise<Produced<Entry, unknown>>
}

// oxlint-disable-next-line max-lines-per-function -- functions of a few lines each around one state, which stays in here
export function createTaggedCache<Entry extends Taggable>(options: TaggedCacheOptions): TaggedCache<Entry> {
  const { maxBytes, nowMs, isTrusted, isAway } = options
  const keysOfTag = new Map<string, Set<string>>()
  const joinable = new Map<string, Flight<Entry>>()
  const running = new Set<Flight<Entry>>()
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 4),
    sizeCalculation: ({ bytes }) => Math.max(1, Math.ceil(bytes)),
    dispose: (entry, key) => unlink(keysOfTag, key, entry.tags),
  })

  const peek = (key: string) => {
    if (!isTrusted()) return isAway() ? entries.get(key) : undefined
    const entry = entries.get(key)
    if (entry?.expiresAtMs === undefined || entry.expiresAtMs > nowMs()) return entry
    entries.delete(key)
    return undefined
  }

  const keep = (key: string, entry: Entry, flight: Flight<Entry>) => {
    const isOld = flight.isVoid || entry.tags.some((tag) => flight.changed.has(tag))
    const isOver = entry.expiresAtMs !== undefined && entry.expiresAtMs <= nowMs()
    if (isOld || isOver || !isTrusted()) return
    entries.set(key, entry)
    if (entries.has(key)) link(keysOfTag, key, entry.tags)
  }

  const launch = <Some extends Entry, Own>(key: string, produce: () => Promise<Produced<Some, Own>>) => {
    const flight: Flight<Entry> = {
      changed: new Set(),
      isVoid: false,
      result: Promise.resolve({ own: null }),
    }
    running.add(flight)
    joinable.set(key, flight)
    const result = produce()
      .then((produced) => {
        if ('shared' in produced) keep(key, produced.shared, flight)
        return produced
      })
      .finally(() => {
        running.delete(flight)
        if (joinable.get(key) === flight) joinable.delete(key)
      })
    flight.result = result
    return result
  }

  /** Whoever computes is the first to notice that the database is away. */
  const produceOrKeep = async <Some extends Entry, Own>(
    key: string,
    produce: () => Promise<Produced<Some, Own>>,
  ): Promise<Produced<Some, Own>> => {
    try {
      return await produce()
    } catch (error) {
      const entry = isOutageRefusal(error) ? entries.get(key) : undefined
      if (entry) return { shared: entry as Some } // of whoever has filled this key
      throw error
    }
  }

  const fill: TaggedCache<Entry>['fill'] = async <Some extends Entry, Own>(
    key: string,
    produce: () => Promise<Produced<Some, Own>>,
  ) => {
    const entry = peek(key)
    if (entry) return { shared: entry as Some } // as above
    if (!isTrusted()) return produceOrKeep(key, produce)

    const flight = joinable.get(key)
    if (!flight) return launch(key, produce)
    const joined = (await flight.result.catch(() => null)) as Produced<Some, unknown> | null
    return joined && 'shared' in joined ? joined : produce()
  }

  const drop = (tags: readonly string[]) => {
    // Whoever asks after a change must not join a computation that began before it.
    joinable.clear()
    for (const tag of tags) {
      for (const flight of running) flight.changed.add(tag)
      for (const key of keysOfTag.get(tag) ?? []) entries.delete(key)
    }
  }

  const clear = () => {
    joinable.clear()
    for (const flight of running) flight.isVoid = true
    entries.clear()
  }

  return { peek, fill, drop, clear, size: () => ({ entries: entries.size, bytes: entries.calculatedSize }) }
}

function link(keysOfTag: Map<string, Set<string>>, key: string, tags: readonly string[]): void {
  for (const tag of tags) {
    const keys = keysOfTag.get(tag)
    if (keys) keys.add(key)
    else keysOfTag.set(tag, new Set([key]))
  }
}

function unlink(keysOfTag: Map<string, Set<string>>, key: string, tags: readonly string[]): void {
  for (const tag of tags) {
    const keys = keysOfTag.get(tag)
    keys?.delete(key)
    if (keys?.size === 0) keysOfTag.delete(tag)
  }
}
