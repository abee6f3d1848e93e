import { isUuid } from '#domain/api/is-uuid.ts'
import { apiAlias } from '../http/routed-target.ts'
import { isSoundTarget } from '../http/sound-target.ts'
import { knownSegments } from './known-segments.data.ts'

const hidden = '***'

/**
 * Pages with a key in them, by their first part: whoever reads the log must neither be able to open the page nor
 * learn who did. Routes match in any case, so do these. Each pattern splits a path into what may be read, what is
 * hidden, and what may be read again.
 */
const keyPages: Record<string, RegExp> = {
  status: /^(\/status\/[^/]+\/)[^/]+(.*)$/i,
  frontdesk: /^(\/frontdesk\/[^/]+\/)[^/]+(.*)$/i,
  backoffice: /^(\/backoffice\/[^/]+\/)[^/]+(.*)$/i,
  backend: /^(\/backend\/(?:reset|verify)\/)[^/]+(.*)$/i,
  upload: /^(\/upload\/)[^/]+(.*)$/i,
  questionnaires: /^(\/questionnaires\/)[^/]+(.*)$/i,
}

/**
 * Editors and builds name pages and files, so these are no list; what a client makes of them without a page may
 * be anybody's address or number.
 */
const plainSegment = /^(?!\d{5,}$)[\p{L}\p{M}\d_.~-]{0,80}$/u

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
  return hideKey(path) !== path
}

function redactPath(sentPath: string): string {
  const [alias = ''] = apiAlias.exec(sentPath) ?? []
  const path = sentPath.slice(alias.length)
  const mayBeRead = /^\/api(?:\/|$)/i.test(path) ? isOfApi : isOfPage

  return `${alias}${segmentsOf(hideKey(path), mayBeRead)}`
}

function hideKey(path: string): string {
  const pattern = keyPages[path.slice(1, path.indexOf('/', 1)).toLowerCase()]
  const [, before, after = ''] = pattern?.exec(path) ?? []

  return before === undefined ? path : `${before}${hidden}${after}`
}

/** The shape stays, and of what stands in it only what cannot be a person, a key or the name of a file. */
function segmentsOf(path: string, mayBeRead: (segment: string) => boolean): string {
  return path
    .split('/')
    .map((segment) => (segment === hidden || mayBeRead(segment) ? segment : hidden))
    .join('/')
}

/** A sound target can be decoded. */
const isOfPage = (segment: string): boolean => plainSegment.test(decodeURIComponent(segment))

/** People are looked up by their user names, files by theirs: what is no word of the API is read as an id alone. */
function isOfApi(segment: string): boolean {
  return segment === '' || knownSegments.has(segment.toLowerCase()) || isUuid(segment)
}

function redactQuery(query: string): string {
  return query
    .split('&')
    .map((pair) => {
      const [name = '', ...rest] = pair.split('=')
      const value = rest.join('=')
      if (openQuery.has(name) && plainValue.test(value)) return pair
      return `${plainName.test(name) ? name : hidden}=${hidden}`
    })
    .join('&')
}
