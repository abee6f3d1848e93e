/** What somebody has written and not yet sent, for as long as the browser tab lives. */
export function readDraft(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function writeDraft(key: string, draft: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Without storage it lives as long as the page.
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // What could not be written need not be removed.
  }
}
