import { isOutageRefusal } from '../database/tell-failure.ts'
import { createTaggedEntries, type Taggable } from './tagged-entries.ts'

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
  /** For strays, besides the others; without it they are kept among them. */
  strayBytes?: number | undefined
  /**
   * For how long what has ended by its time alone is still handed out while the next is made, a few at once. What has
   * changed never is: whoever changed it looks at once.
   */
  graceMs?: number | undefined
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

/** When much ends at once, visitors do not wait for all of it to be made anew beside what they have asked for. */
const mostRenewals = 2

// oxlint-disable-next-line max-lines-per-function -- functions of a few lines each around one state, which stays in here
export function createTaggedCache<Entry extends Taggable>(options: TaggedCacheOptions): TaggedCache<Entry> {
  const { graceMs = 0, nowMs, isTrusted, isAway } = options
  const entries = createTaggedEntries<Entry>(options)
  const joinable = new Map<string, Flight<Entry>>()
  const running = new Set<Flight<Entry>>()
  let renewals = 0

  // Nobody asks the clock about what no clock ends; most is asked for often.
  const endedForMs = ({ expiresAtMs = Number.POSITIVE_INFINITY }: Entry) =>
    Number.isFinite(expiresAtMs) ? nowMs() - expiresAtMs : Number.NEGATIVE_INFINITY

  const peek = (key: string) => {
    const entry = entries.get(key)
    if (!isTrusted()) return isAway() ? entry : undefined
    if (!entry || endedForMs(entry) < 0) return entry
    if (endedForMs(entry) >= graceMs) entries.delete(key)
    return undefined
  }

  const keep = (key: string, entry: Entry, flight: Flight<Entry>) => {
    const isOld = flight.isVoid || entry.tags.some((tag) => flight.changed.has(tag))
    if (isOld || endedForMs(entry) >= 0 || !isTrusted()) return
    entries.set(key, entry)
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

  /** Nobody waits for it; if it fails, the next to ask will hear of it. */
  const renew = <Some extends Entry, Own>(key: string, produce: () => Promise<Produced<Some, Own>>) => {
    if (renewals >= mostRenewals) return
    renewals += 1
    const isDone = () => {
      renewals -= 1
    }
    launch(key, produce).then(isDone, isDone)
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
    // Looked at before, it would have left if its time had been over for longer.
    const ended = entries.get(key)
    if (ended) {
      if (!flight) renew(key, produce)
      return { shared: ended as Some } // as above
    }
    if (!flight) return launch(key, produce)
    const joined = (await flight.result.catch(() => null)) as Produced<Some, unknown> | null
    const isGood = joined && 'shared' in joined && endedForMs(joined.shared) < graceMs
    return isGood ? joined : produce()
  }

  const drop = (tags: readonly string[]) => {
    // Whoever asks after a change must not join a computation that began before it.
    joinable.clear()
    for (const tag of tags) {
      for (const flight of running) flight.changed.add(tag)
      entries.deleteTagged(tag)
    }
  }

  const clear = () => {
    joinable.clear()
    for (const flight of running) flight.isVoid = true
    entries.clear()
  }

  return { peek, fill, drop, clear, size: entries.size }
}
