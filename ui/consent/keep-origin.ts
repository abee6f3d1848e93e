import { visitOriginKey, visitOriginOf } from '#domain/insight/visit-origin.ts'

/** Keeps how this visit began, from the first page on that is counted, until it is no longer wanted. A sent form tells it. */
export function keepOrigin({ referrer }: Document, isWanted: boolean): void {
  try {
    if (!isWanted) return sessionStorage.removeItem(visitOriginKey)
    if (sessionStorage.getItem(visitOriginKey) !== null) return
    const origin = visitOriginOf({ address: location.href, referrer, now: new Date().toISOString() })
    sessionStorage.setItem(visitOriginKey, JSON.stringify(origin))
  } catch {
    // Storage may be blocked; then nobody learns where a request came from.
  }
}
