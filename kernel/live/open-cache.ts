import type { LiveBus } from './live-bus.ts'
import { createTaggedCache, type Taggable, type TaggedCache } from './tagged-cache.ts'

export type CacheBus = Pick<LiveBus, 'subscribe' | 'onGap' | 'isConnected' | 'isAway'>

/** A cache kept true by what the bus tells; without it, it is used only while nothing else can be. */
export function openCache<Entry extends Taggable = Taggable>(
  bus: CacheBus,
  { maxBytes, nowMs }: { maxBytes: number; nowMs: () => number },
): TaggedCache<Entry> & { close: () => void } {
  const cache = createTaggedCache<Entry>({
    maxBytes,
    nowMs,
    isTrusted: bus.isConnected,
    isAway: bus.isAway,
  })
  const leaves = [bus.subscribe(({ tags }) => cache.drop(tags)), bus.onGap(() => cache.clear())]

  return {
    ...cache,
    close: () => {
      for (const leave of leaves) leave()
    },
  }
}
