import { LRUCache } from 'lru-cache'

/** Something that stays true until one of its tags changes or its time is over. */
export type Taggable = {
  tags: readonly string[]
  bytes: number
  expiresAtMs?: number
  /**
   * Of a kind that anybody can ask for in endless ways, such as a search: these have a store of their own, so that
   * they take the place of nothing but each other.
   */
  isStray?: boolean
}

type Bytes = { maxBytes: number; strayBytes?: number | undefined }

/**
 * Entries by key and by tag, each kind within its bytes; what was not asked for the longest leaves first. None may
 * weigh more than a quarter of all.
 */
export function createTaggedEntries<Entry extends Taggable>({ maxBytes, strayBytes }: Bytes) {
  const keysOfTag = new Map<string, Set<string>>()
  const openStore = (bytes: number, largestBytes: number) =>
    new LRUCache<string, Entry>({
      maxSize: bytes,
      maxEntrySize: Math.ceil(largestBytes),
      sizeCalculation: (entry) => Math.max(1, Math.ceil(entry.bytes)),
      dispose: (entry, key) => unlink(keysOfTag, key, entry.tags),
    })
  const usual = openStore(maxBytes, (maxBytes + (strayBytes ?? 0)) / 4)
  const strays = strayBytes === undefined ? usual : openStore(strayBytes, strayBytes / 4)
  const stores = [...new Set([usual, strays])]
  const remove = (key: string) => stores.forEach((store) => store.delete(key))

  return {
    get: (key: string): Entry | undefined => usual.get(key) ?? strays.get(key),
    set: (key: string, entry: Entry) => {
      remove(key)
      const store = entry.isStray ? strays : usual
      store.set(key, entry)
      if (store.has(key)) link(keysOfTag, key, entry.tags)
    },
    delete: remove,
    deleteTagged: (tag: string) => keysOfTag.get(tag)?.forEach(remove),
    clear: () => stores.forEach((store) => store.clear()),
    size: () => ({
      entries: stores.reduce((sum, { size }) => sum + size, 0),
      bytes: stores.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0),
    }),
  }
}

function link(keysOfTag: Map<string, Set<string>>, key: string, tags: readonly string[]): void {
  for (const tag of tags) {
    const keys = keysOfTag.get(tag)
    if (keys) keys.add(key)
    else keysOfTag.set(tag, new Set([key]))
  }
}

function unlink(keysOfTag: Map<string, Set<string>>, key: string, tags: readonly string[]): void {
  for (const tag of tags) {
    const keys = keysOfTag.get(tag)
    keys?.delete(key)
    if (keys?.size === 0) keysOfTag.delete(tag)
  }
}
