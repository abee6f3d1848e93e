import type { Payload } from 'payload'

import { kept } from '#kernel/live/kept.ts'

import { type OrderableBranch, readBranchShop } from './operations/read-branch-shop.ts'

/** All that is needed to order at a branch, by identifier or id in any case; null when no public branch has this key. */
export function cachedBranchShop(payload: Payload, named: string): Promise<OrderableBranch | null> {
  // One spelling, or every other one would keep a catalogue of its own.
  const key = named.trim().toLowerCase()

  return kept({
    payload,
    key: `shop ${key}`,
    read: (req) => readBranchShop(req, key),
    bytesOf: ({ shop }) => JSON.stringify(shop).length * 2,
  })
}
