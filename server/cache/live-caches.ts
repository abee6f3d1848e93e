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

/** Searches, unknown addresses and whatever else can be asked for without end. */
const shareOfStrays = 1 / 4
/** While a page that the clock has ended is made anew; what somebody has changed is never shown as it was. */
const pageGraceMs = 1000

/** The caches of this process; a size of null is for none. */
export function createLiveCaches(bus: CacheBus, { pageBytes, recordBytes, nowMs }: Sizes): LiveCaches {
  // Records first: a page must not be rendered again from records that are about to be dropped.
  const records = recordBytes === null ? undefined : openCache(bus, { ...split(recordBytes), nowMs })
  const pages =
    pageBytes === null
      ? undefined
      : openCache<StoredAnswer>(bus, { ...split(pageBytes), graceMs: pageGraceMs, nowMs })

  return {
    pages,
    records,
    dispose: () => {
      records?.close()
      pages?.close()
    },
  }
}

function split(bytes: number): { maxBytes: number; strayBytes: number } {
  return { maxBytes: bytes * (1 - shareOfStrays), strayBytes: bytes * shareOfStrays }
}
