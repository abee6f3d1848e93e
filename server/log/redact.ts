import { apiAlias } from '../http/routed-target.ts'
import { isSoundTarget } from '../http/sound-target.ts'

const hidden = '***'

/** People are looked up by their user names; ids and the calls of the API tell nobody. */
const personPath =
  /^(\/api\/(?:users|customers|external-users)\/)(?!(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|login|logout|me|refresh-token|forgot-password|reset-password|reset|unlock|first-register|init|count|access|sessions|versions|verify|export|import)(?:\/|$))[^/]+(.*)$/i

/**
 * Paths with a key or a person in them, by their first part: whoever reads the log must neither be able to open
 * the page nor learn who did. Routes match in any case, so do these. Each pattern splits a path into what may be
 * read, what is hidden, and what may be read again.
 */
const keyPaths: Record<string, readonly RegExp[]> = {
  status: [/^(\/status\/[^/]+\/)[^/]+(.*)$/i],
  frontdesk: [/^(\/frontdesk\/[^/]+\/)[^/]+(.*)$/i],
  backoffice: [/^(\/backoffice\/[^/]+\/)[^/]+(.*)$/i],
  backend: [/^(\/backend\/(?:reset|verify)\/)[^/]+(.*)$/i],
  upload: [/^(\/upload\/)[^/]+(.*)$/i],
  questionnaires: [/^(\/questionnaires\/)[^/]+(.*)$/i],
  api: [
    /^(\/api\/(?:orders\/public\/[^/]+|questionnaires\/public)\/)[^/]+(.*)$/i,
    // Behind the key of a terminal stands who stamps.
    /^(\/api\/(?:time-[a-z]+|terminals)(?:\/[a-z-]+)*?\/)(?![a-z-]+(?:\/|$))/i,
    personPath,
  ],
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

const plainValue = /^[\w,.-]{0,40}$/
/** Names of fields in all depths; what looks otherwise may be a text that was pasted behind the address. */
const plainName = /^[\w.[\]-]{1,80}$/

/** The request target as it may be written down. */
export function redactTarget(target: string): string {
  // Such an address is refused; where in it a key stands nobody can say.
  if (!isSoundTarget(target)) return hidden
  const mark = target.indexOf('?')
  if (mark < 0) return redactPath(target)
  return `${redactPath(target.slice(0, mark))}?${redactQuery(target.slice(mark + 1))}`
}

/** True for pages that are opened by a key in their path. */
export function carriesKey(path: string): boolean {
  return redactPath(path) !== path
}

function redactPath(sentPath: string): string {
  const [alias = ''] = apiAlias.exec(sentPath) ?? []
  const path = sentPath.slice(alias.length)
  const patterns = keyPaths[path.slice(1, path.indexOf('/', 1)).toLowerCase()] ?? []
  for (const pattern of patterns) {
    const [, before, after = ''] = pattern.exec(path) ?? []
    if (before !== undefined) return `${alias}${before}${hidden}${after}`
  }
  return sentPath
}

function redactQuery(query: string): string {
  return query
    .split('&')
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2)
      if (openQuery.has(name) && plainValue.test(value)) return pair
      return `${plainName.test(name) ? name : hidden}=${hidden}`
    })
    .join('&')
}
