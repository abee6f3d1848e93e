import type { LiveBus } from './live-bus.ts'
import type { LiveMessage } from './live-message.ts'
import { createTaggedCache, type TaggedCache, type TaggedCacheOptions } from './tagged-cache.ts'
import type { Taggable } from './tagged-entries.ts'
import { tagsThatEnd } from './tags.ts'

export type CacheBus = Pick<LiveBus, 'subscribe' | 'onOwn' | 'onGap' | 'isConnected' | 'isAway'>

/** A cache kept true by what the bus tells; without it, it is used only while nothing else can be. */
export function openCache<Entry extends Taggable = Taggable>(
  bus: CacheBus,
  options: Omit<TaggedCacheOptions, 'isTrusted' | 'isAway'>,
): TaggedCache<Entry> & { close: () => void } {
  const cache = createTaggedCache<Entry>({
    ...options,
    isTrusted: bus.isConnected,
    isAway: bus.isAway,
  })
  const hear = ({ tags }: LiveMessage) => cache.drop(tagsThatEnd(tags))
  const leaves = [bus.subscribe(hear), bus.onOwn(hear), bus.onGap(() => cache.clear())]

  return {
    ...cache,
    close: () => {
      for (const leave of leaves) leave()
    },
  }
}
