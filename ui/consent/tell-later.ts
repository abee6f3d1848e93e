const key = 'told-later'
const most = 20

/** Keeps an entry of the data layer for the next page of this visit that loads the tag manager. */
export function tellLater(entry: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...kept(), entry].slice(-most)))
  } catch {
    // Storage may be blocked; then the tag manager does not learn of it.
  }
}

/** What waits to be told; it is told once. */
export function toldLater(): object[] {
  try {
    const entries = kept()
    sessionStorage.removeItem(key)
    return entries
  } catch {
    return []
  }
}

// Written by `tellLater` only.
const kept = (): object[] => JSON.parse(sessionStorage.getItem(key) ?? '[]') as object[]
