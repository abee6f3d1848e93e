import { isReloadDue } from '#domain/ordering/kiosk-idle.ts'

const openedAt = performance.timeOrigin

/** Whether the server can be reached, and has this page. */
export async function isServerThere(): Promise<boolean> {
  return (await statusOf(window.location.pathname)) === 200
}

/** Loads the page anew where a newer build has taken its place, or it has grown old. Only while nobody uses it. */
export async function reloadIfDue(timeZone: string): Promise<void> {
  const now = Temporal.Now.instant()
  const isOld = isReloadDue({
    openedAt: Temporal.Instant.fromEpochMilliseconds(Math.floor(openedAt)),
    now,
    timeZone,
  })
  const isDue = isOld || (await statusOf(import.meta.url)) === 404

  // Without a server the browser would show an error, and nobody stands by to press anything.
  if (isDue && (await isServerThere())) window.location.reload()
}

async function statusOf(address: string): Promise<number> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status
  } catch {
    return 0
  }
}
