type RequestHeaders = { get: (name: string) => string | null | undefined }

const longestTarget = 2000

/** Under what an answer of the API may be shared; `null` for everything that could depend on who asks. */
export function dataKey(
  method: string,
  host: string,
  target: string,
  headers: RequestHeaders,
): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  if (target.length > longestTarget || !isAnonymous(headers)) return null
  if (headers.get('accept')?.includes('text/event-stream')) return null
  return host + target
}

function isAnonymous(headers: RequestHeaders): boolean {
  return !headers.get('authorization') && !headers.get('cookie')?.includes('payload-')
}
