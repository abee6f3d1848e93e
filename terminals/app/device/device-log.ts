import { cleanLog } from '#domain/operations/device-log.ts'

/** Kept over a reload, which is what most people try first, and gone with the tab. */
const kept = 'theke.device-log'

/** What goes wrong again and again is one line, or nothing else would be left of the log. */
const sameAgainMs = 60_000
let last = { text: '', atMs: 0 }

/** Notes what happened to this screen, for whoever looks after it: lost lines, refused calls, errors. */
export function noteLog(text: string): void {
  const now = new Date()
  if (text === last.text && now.getTime() - last.atMs < sameAgainMs) return
  last = { text, atMs: now.getTime() }
  try {
    // What is secret, or endless, is not even kept.
    sessionStorage.setItem(kept, JSON.stringify(cleanLog([...logLines(), `${now.toISOString()} ${text}`])))
  } catch {
    // A browser that keeps nothing has no log.
  }
}

/** The last of it, the oldest first, without anything secret. */
export function logLines(): string[] {
  try {
    const lines: unknown = JSON.parse(sessionStorage.getItem(kept) ?? '[]')
    return Array.isArray(lines) ? cleanLog(lines.filter((line) => typeof line === 'string')) : []
  } catch {
    return []
  }
}

/** Notes whatever goes wrong on the page by itself. */
export function watchErrors(): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  noteLog(
    `Geöffnet: ${window.location.pathname}, ${window.innerWidth} × ${window.innerHeight}, ${navigator.userAgent}`,
  )
  window.addEventListener('error', ({ message }) => noteLog(`Fehler: ${message}`), { signal })
  window.addEventListener('unhandledrejection', ({ reason }) => noteLog(`Fehler: ${String(reason)}`), {
    signal,
  })
  window.addEventListener('online', () => noteLog('Der Browser meldet: wieder im Netz'), { signal })
  window.addEventListener('offline', () => noteLog('Der Browser meldet: nicht im Netz'), { signal })

  return () => leaving.abort()
}
