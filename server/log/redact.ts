import { isUuid } from '#domain/api/is-uuid.ts'
import { keyStepOf } from '#domain/url-space.ts'
import { isSoundTarget } from '../http/sound-target.ts'
import { routedTarget } from '../policy/address.ts'
import type { Policy } from '../policy/policy-table.ts'

const hidden = '***'

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
export function redactTarget(target: string, policy: Pick<Policy, 'isApi' | 'steps'>): string {
  // Such an address is refused; where in it a key stands nobody can say.
  if (!isSoundTarget(target)) return hidden
  const mark = target.indexOf('?')
  if (mark < 0) return redactPath(target, policy)
  return `${redactPath(target.slice(0, mark), policy)}?${redactQuery(target.slice(mark + 1))}`
}

/** The shape stays, and of what stands in it only what cannot be a person, a key or the name of a file. */
function redactPath(path: string, { isApi, steps }: Pick<Policy, 'isApi' | 'steps'>): string {
  const [, ...sent] = path.split('/')
  const mayBeRead = isApi ? readableInApi(path, sent.length, steps) : readableInPage(path)

  return `/${sent.map((step, at) => (step === '' || mayBeRead(step, at) ? step : hidden)).join('/')}`
}

/** What an address is called by instead of `/api` has no rule of its own. */
function readableInApi(path: string, length: number, steps: Policy['steps']) {
  const before = length + 1 - routedTarget(path).split('/').length

  return (step: string, at: number): boolean =>
    at < before || isUuid(step) || (steps[at - before]?.(step) ?? false)
}

function readableInPage(path: string) {
  const key = keyStepOf(path)

  // A sound target can be decoded.
  return (step: string, at: number): boolean => at !== key && plainSegment.test(decodeURIComponent(step))
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
