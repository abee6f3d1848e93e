const hidden = '***'

/**
 * Paths with a key in them, by their first part: whoever reads the log must not be able to open the page.
 * Routes match in any case, so do these. Each pattern splits a path into what may be read, the key, and what may be read again.
 */
const keyPaths: Record<string, RegExp> = {
  status: /^(\/status\/[^/]+\/)[^/]+(.*)$/i,
  frontdesk: /^(\/frontdesk\/[^/]+\/)[^/]+(.*)$/i,
  backoffice: /^(\/backoffice\/[^/]+\/)[^/]+(.*)$/i,
  upload: /^(\/upload\/)[^/]+(.*)$/i,
  questionnaires: /^(\/questionnaires\/)[^/]+(.*)$/i,
  api: /^(\/api\/(?:orders\/public\/[^/]+|questionnaires\/public|(?:time-[a-z]+|terminals)(?:\/[a-z-]+)*?)\/)(?![a-z-]+(?:\/|$))[^/]+(.*)$/i,
  custom: /^(\/custom\/api\/(?:orders\/public\/[^/]+|questionnaires\/public)\/)[^/]+(.*)$/i,
}

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
  const keyPath = keyPaths[path.slice(1, path.indexOf('/', 1)).toLowerCase()]
  const [, before, after] = keyPath?.exec(path) ?? []
  return before === undefined ? path : `${before}${hidden}${after ?? ''}`
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
