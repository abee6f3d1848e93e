/** What this tab remembers until it is closed; null as well where storage is blocked. */
export function recall(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

/** Storage may be blocked: then nothing is remembered, and nobody is told. */
export function remember(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value)
  } catch {
    // The page is as good without it.
  }
}
