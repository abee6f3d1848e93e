import { createTaggedCache } from './tagged-cache.ts'
import type { Taggable } from './tagged-entries.ts'

export type Price = Taggable & { text: string }
export const price = (text: string, more: Partial<Price> = {}): Price => ({
  text,
  tags: ['products'],
  bytes: 10,
  ...more,
})
export const shared = (entry: Price) => async () => ({ shared: entry })

export function openCache(more: { maxBytes?: number; strayBytes?: number; graceMs?: number } = {}) {
  const world = { nowMs: 1000, isTrusted: true, isAway: false }
  const cache = createTaggedCache<Price>({
    maxBytes: 1000,
    ...more,
    nowMs: () => world.nowMs,
    isTrusted: () => world.isTrusted,
    isAway: () => world.isAway,
  })
  return { cache, world }
}

/** A computation that ends when the test says so. */
export function later<Value>() {
  let resolve: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
