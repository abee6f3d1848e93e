const hidden = '***'

/** Paths whose last parts are keys: whoever reads the log must not be able to open the page. */
const keyPaths: readonly RegExp[] = [
  /^(\/status\/[^/]+\/)[^/]+(.*)$/,
  /^(\/(?:frontdesk|backoffice)\/[^/]+\/)[^/]+(.*)$/,
  /^(\/api\/orders\/public\/[^/]+\/)[^/]+(.*)$/,
  /^(\/upload\/)[^/]+(.*)$/,
  /^(\/questionnaires\/)[^/]+(.*)$/,
  /^(\/api\/questionnaires\/public\/)[^/]+(.*)$/,
  /^(\/(?:api\/|custom\/api\/)?(?:time-tracking|time-clock|terminals?)(?:\/[a-z-]+)*?\/)[A-Za-z0-9_-]{16,}(.*)$/,
]

/** Only names whose values are plain words may be read; any other value could be a secret or a person. */
const openQuery = new Set([
  'page',
  'limit',
  'depth',
  'sort',
  'type',
  'tag',
  'locale',
  'draft',
  'pagination',
  'v',
])

/** The request target as it may be written down. */
export function redactTarget(target: string): string {
  const mark = target.indexOf('?')
  if (mark < 0) return redactPath(target)
  return `${redactPath(target.slice(0, mark))}?${redactQuery(target.slice(mark + 1))}`
}

/** True for pages that are opened by a key in their path. */
export function carriesKey(path: string): boolean {
  return redactPath(path) !== path
}

function redactPath(path: string): string {
  for (const keyPath of keyPaths) {
    const [, before, after] = keyPath.exec(path) ?? []
    if (before !== undefined) return `${before}${hidden}${after ?? ''}`
  }
  return path
}

function redactQuery(query: string): string {
  return query
    .split('&')
    .map((pair) => {
      const [name = ''] = pair.split('=', 1)
      return openQuery.has(name) ? pair : `${name}=${hidden}`
    })
    .join('&')
}
