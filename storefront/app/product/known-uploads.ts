import { tabStore } from '../shop/browser-store.ts'

/** What the guest called a file, and the picture that stands for it. */
export interface KnownUpload {
  name: string
  picture: string | null
}

const storageKey = 'uploads'
const mostKnown = 100

/** A cart names its files by ids alone, and is opened again after a reload. */
export function knownUpload(id: string): KnownUpload | undefined {
  return read().find(([known]) => known === id)?.[1]
}

export function rememberUpload(id: string, upload: KnownUpload): void {
  tabStore.write(storageKey, [...read(), [id, upload]].slice(-mostKnown))
}

function read(): [string, KnownUpload][] {
  const stored = tabStore.read(storageKey)

  return Array.isArray(stored) ? stored.filter(isEntry) : []
}

function isEntry(entry: unknown): entry is [string, KnownUpload] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1]?.name === 'string'
}
