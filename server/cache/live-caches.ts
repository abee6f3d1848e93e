import { type CacheBus, openCache } from '#kernel/live/open-cache.ts'
import type { TaggedCache } from '#kernel/live/tagged-cache.ts'

import type { StoredAnswer } from './stored-answer.ts'

type Sizes = { pageBytes: number | null; recordBytes: number | null; nowMs: () => number }

export type LiveCaches = {
  pages: TaggedCache<StoredAnswer> | undefined
  /** Answers of the API, and what they are made of. */
  records: TaggedCache | undefined
  dispose: () => void
}

/** The caches of this process; a size of null is for none. */
export function createLiveCaches(bus: CacheBus, { pageBytes, recordBytes, nowMs }: Sizes): LiveCaches {
  // Records first: a page must not be rendered again from records that are about to be dropped.
  const records = recordBytes === null ? undefined : openCache(bus, { maxBytes: recordBytes, nowMs })
  const pages = pageBytes === null ? undefined : openCache<StoredAnswer>(bus, { maxBytes: pageBytes, nowMs })

  return {
    pages,
    records,
    dispose: () => {
      records?.close()
      pages?.close()
    },
  }
}
