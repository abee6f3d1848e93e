import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'

import { liveBusOf } from '#kernel/live/bus-of.ts'

type Part = { json: Promise<string>; tags: readonly string[] }
type Parts = LRUCache<string, Part>

const mostCharacters = 64 * 2 ** 20
const caches = new WeakMap<Payload, Parts>()

/**
 * Serialised JSON by key, kept while the live bus tells of changes and made anew each time while it
 * cannot. Whoever asks at once waits for the same reading.
 */
export function knownPart(
  payload: Payload,
  key: string,
  tags: readonly string[],
  read: () => Promise<string>,
): Promise<string> {
  if (!liveBusOf(payload)?.isConnected()) return read()

  const parts = partsOf(payload)
  const known = parts.get(key)
  if (known) return known.json

  // The promise itself is kept: what a change drops while it is being read is not put back afterwards.
  const part: Part = { json: read(), tags }
  parts.set(key, part, { size: 1 })
  part.json.then(
    (json) => {
      if (parts.peek(key) === part) parts.set(key, part, { size: json.length + 1 })
    },
    () => {
      if (parts.peek(key) === part) parts.delete(key)
    },
  )
  return part.json
}

function partsOf(payload: Payload): Parts {
  const known = caches.get(payload)
  if (known) return known

  const parts: Parts = new LRUCache({ maxSize: mostCharacters, maxEntrySize: mostCharacters })
  const bus = liveBusOf(payload)
  bus?.onGap(() => parts.clear())
  bus?.subscribe(({ tags }) => {
    for (const [key, part] of Array.from(parts.entries())) {
      if (part.tags.some((tag) => tags.includes(tag))) parts.delete(key)
    }
  })
  caches.set(payload, parts)
  return parts
}
