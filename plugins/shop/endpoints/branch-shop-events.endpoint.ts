import { setTimeout as pause } from 'node:timers/promises'

import { branchShopEventsContract } from '#domain/catalogue/shop-calls.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { liveBusOf } from '#kernel/live/bus-of.ts'
import { openEventStream } from '#kernel/live/event-stream.ts'
import { noteReads } from '#kernel/live/readings.ts'
import { Refused } from '#kernel/refused.ts'

import { cachedBranchShop } from '../shop-cache.ts'

/** An import changes thousands of products one by one, and each would have a catalogue made anew. */
const restMs = 1000

/** Tells whoever looks at a shop that it has become another one, so that they read it again. */
export const branchShopEventsEndpoint = endpointOf(branchShopEventsContract, async (req, { params }) => {
  const { payload, signal } = req
  const read = async () => {
    const branch = await cachedBranchShop(payload, params.key)
    if (!branch) throw new Refused('unknown-branch')

    return branch.shop.version ?? 0
  }
  const { tags } = await noteReads(read)

  return openEventStream({
    bus: liveBusOf(payload),
    // Whatever was read for it; of what it has none of yet, such as a first picture, pages hear within their minute.
    // The first one keeps the streams of one branch apart from those of another.
    tags: [`shop ${params.key.trim().toLowerCase()}`, ...collectionsIn(tags)],
    signal,
    read: async (news) => {
      if (news > 0) await pause(restMs)
      const version = await read()

      return { id: version, event: { version } }
    },
  })
})

/** Of `products:{id}` and `products`, the latter, which is told with each of its records. */
const collectionsIn = (tags: readonly string[]): string[] =>
  [...new Set(tags.map((tag) => tag.split(':', 1)[0] ?? tag))].toSorted()
