import { visitOriginKey, visitOriginOf } from '#domain/insight/visit-origin.ts'

/** Keeps how this visit began, from the first page on that is counted. A sent form tells it. */
export function rememberOrigin({ referrer }: Document): void {
  try {
    if (sessionStorage.getItem(visitOriginKey) !== null) return
    const origin = visitOriginOf({ address: location.href, referrer, now: new Date().toISOString() })
    sessionStorage.setItem(visitOriginKey, JSON.stringify(origin))
  } catch {
    // Storage may be blocked; then nobody learns where a request came from.
  }
}

export function forgetOrigin(): void {
  try {
    sessionStorage.removeItem(visitOriginKey)
  } catch {
    // Where nothing can be kept, nothing is.
  }
}
