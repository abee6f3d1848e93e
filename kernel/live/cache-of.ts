import { onePerPayload } from './one-per-payload.ts'
import type { TaggedCache } from './tagged-cache.ts'

const caches = onePerPayload<TaggedCache>('theke.caches')

/** Gives a Payload instance the cache of this process; without one everything is read anew. */
export const attachCache = caches.attach

export const cacheOf = caches.of
