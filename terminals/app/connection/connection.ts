import { formatTime } from '#domain/time/format.ts'

/** How a screen stands to the server. Instants are ms of the device's clock. */
export type Connection = {
  /** Whether changes are told as they happen. */
  isLive: boolean
  /** As of when everything on the screen is known to be so; null before the first list. */
  freshAt: number | null
  /** Since when nothing comes back; null while something does. */
  lostSince: number | null
  /** Its key opens nothing any more. */
  isUnpaired: boolean
}

export type ConnectionEvent =
  | { type: 'stream-opened' | 'stream-lost' | 'refused-key' }
  /** A list came, which was asked for at an instant. */
  | { type: 'read'; askedAt: number }
  /** Something was told. */
  | { type: 'heard'; at: number }
  | { type: 'unreachable'; at: number }

export const unconnected: Connection = { isLive: false, freshAt: null, lostSince: null, isUnpaired: false }

export function connectionAfter(before: Connection, event: ConnectionEvent): Connection {
  switch (event.type) {
    case 'stream-opened':
      return { ...before, isLive: true, lostSince: null }
    case 'stream-lost':
      return { ...before, isLive: false }
    case 'refused-key':
      return { ...before, isLive: false, isUnpaired: true }
    case 'read':
      return { ...before, freshAt: latest(before.freshAt, event.askedAt), lostSince: null }
    case 'heard':
      return { ...before, freshAt: latest(before.freshAt, event.at), lostSince: null }
    case 'unreachable':
      return { ...before, lostSince: before.lostSince ?? before.freshAt ?? event.at }
  }
}

const latest = (one: number | null, other: number): number => Math.max(one ?? other, other)

type Told = { now: number; timeZone: string }

/** „Keine Verbindung seit 2 Minuten – Stand 12:04“; null while there is one. */
export function lostText(
  { lostSince, freshAt }: Pick<Connection, 'lostSince' | 'freshAt'>,
  { now, timeZone }: Told,
): string | null {
  if (lostSince === null) return null
  const asOf =
    freshAt === null
      ? 'noch nichts geladen'
      : `Stand ${formatTime(Temporal.Instant.fromEpochMilliseconds(freshAt), timeZone)}`

  return `Keine Verbindung ${sinceText(now - lostSince)} – ${asOf}`
}

function sinceText(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return 'seit wenigen Sekunden'
  if (minutes < 120) return minutes === 1 ? 'seit einer Minute' : `seit ${minutes} Minuten`

  return `seit ${Math.floor(minutes / 60)} Stunden`
}
