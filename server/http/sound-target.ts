/** Letters, digits and dots never need an escape; whoever writes one wants to be read differently by somebody. */
const needlessEscape = /%(?:2e|3\d|4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a])/i
/** Routers match names up to the end of a line, and know no page behind one. */
const lineBreak = /%0[ad]|%e2%80%a[89]/i

/**
 * Whether everybody who reads this address reads the same one. `URL` walks dot segments, turns backslashes and
 * drops what follows `#`; routers decode escapes. Limits, caches and the log look at the address as it was sent,
 * so one that means another is refused before they do.
 */
export function isSoundTarget(target: string): boolean {
  const [path = ''] = target.split('?', 1)

  return isSoundPath(path) && !unreadable.test(target)
}

const unreadable = /[\\#\0]|%00/

/** The same for an address without its query. */
export function isSoundPath(path: string): boolean {
  if (!path.startsWith('/') || unreadable.test(path)) return false
  if (/%5c/i.test(path) || needlessEscape.test(path) || lineBreak.test(path)) return false
  if (path.includes('//') || path.split('/').some((segment) => segment === '.' || segment === '..'))
    return false

  return isDecodable(path)
}

/** The same address with single slashes, which a link put together by hand may miss. */
export function withSingleSlashes(target: string): string {
  return withPath(target, (path) => path.replace(/\/{2,}/g, '/'))
}

/** The same address with a percent sign that begins no letter as a sign of its own. */
export function withPlainPercents(target: string): string {
  return withPath(target, (path) =>
    path.replace(/(?:%[0-9a-f]{2})+|%/gi, (escapes) =>
      isDecodable(escapes) ? escapes : escapes.replaceAll('%', '%25'),
    ),
  )
}

function withPath(target: string, change: (path: string) => string): string {
  const [path = ''] = target.split('?', 1)

  return change(path) + target.slice(path.length)
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
