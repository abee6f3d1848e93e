import type { LiveBus } from '#kernel/live/live-bus.ts'

import type { StoredAnswer } from './stored-answer.ts'
import { createTaggedCache, type TaggedCache } from '#kernel/live/tagged-cache.ts'

export type CacheBus = Pick<LiveBus, 'subscribe' | 'onGap' | 'isConnected' | 'isAway'>

type Sizes = { pageBytes: number | null; recordBytes: number | null; nowMs: () => number }

export type LiveCaches = {
  pages: TaggedCache<StoredAnswer> | undefined
  records: TaggedCache<StoredAnswer> | undefined
  dispose: () => void
}

/** The caches of this process, kept true by what the bus tells; without it they are used only while nothing else can be. */
export function createLiveCaches(bus: CacheBus, { pageBytes, recordBytes, nowMs }: Sizes): LiveCaches {
  const open = (maxBytes: number | null) =>
    maxBytes === null
      ? undefined
      : createTaggedCache<StoredAnswer>({ maxBytes, nowMs, isTrusted: bus.isConnected, isAway: bus.isAway })

  // Records first: a page must not be rendered again from records that are about to be dropped.
  const records = open(recordBytes)
  const pages = open(pageBytes)
  const all = [records, pages].filter((cache) => cache !== undefined)

  const leaveBus = followBus(bus, all)
  return { pages, records, dispose: leaveBus }
}

export function followBus(bus: CacheBus, caches: readonly Pick<TaggedCache<never>, 'drop' | 'clear'>[]) {
  const leave = bus.subscribe(({ tags }) => {
    for (const cache of caches) cache.drop(tags)
  })
  const leaveGap = bus.onGap(() => {
    for (const cache of caches) cache.clear()
  })
  return () => {
    leave()
    leaveGap()
  }
}
