import type { Payload } from 'payload'

import type { TaggedCache } from './tagged-cache.ts'

// The admin bundle loads this module a second time; one Payload instance must still see one cache.
const registry = Symbol.for('theke.caches')
type Registry = { [registry]?: WeakMap<Payload, TaggedCache> }

/** Gives a Payload instance the cache of this process; without one everything is read anew. */
export function attachCache(payload: Payload, cache: TaggedCache): void {
  const holder = globalThis as Registry
  holder[registry] ??= new WeakMap()
  holder[registry].set(payload, cache)
}

export const cacheOf = (payload: Payload): TaggedCache | undefined =>
  (globalThis as Registry)[registry]?.get(payload)
