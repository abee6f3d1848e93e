import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'

import { liveBusOf } from '#kernel/live/bus-of.ts'
import { type OrderableBranch, readBranchShop } from './operations/read-branch-shop.ts'

/** The collections and globals that a shop view is made of; a change of any of them makes it stale. */
export const shopTags = ['config', 'branches', 'menus', 'categories', 'products', 'tags', 'tables', 'images']

type Entries = LRUCache<string, Promise<OrderableBranch | null>>

const caches = new WeakMap<Payload, Entries>()

/**
 * All that is needed to order at a branch, by identifier or id in any case; null when no public branch has this
 * key. Kept in memory while the live bus tells of changes, and read anew each time while it cannot.
 */
export function cachedBranchShop(payload: Payload, named: string): Promise<OrderableBranch | null> {
  // One spelling, or every other one would keep a catalogue of its own.
  const key = named.trim().toLowerCase()
  if (!liveBusOf(payload)?.isConnected()) return readBranchShop({ payload, key })

  const entries = entriesOf(payload)
  const known = entries.get(key)
  if (known) return known

  // The promise itself is kept: what a change drops while it is being read is not put back afterwards.
  const reading = readBranchShop({ payload, key })
  entries.set(key, reading)
  const forget = () => {
    if (entries.peek(key) === reading) entries.delete(key)
  }
  reading.then((shop) => shop ?? forget(), forget)
  return reading
}

function entriesOf(payload: Payload): Entries {
  const known = caches.get(payload)
  if (known) return known

  const entries: Entries = new LRUCache({ max: 500 })
  const bus = liveBusOf(payload)
  bus?.onGap(() => entries.clear())
  bus?.subscribe(({ tags }) => {
    if (tags.some((tag) => shopTags.includes(tag))) entries.clear()
  })
  caches.set(payload, entries)
  return entries
}
