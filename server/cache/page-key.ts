/** Query names that a page may read; any other makes a request uncacheable, so none can poison a page. */
const readByPages = new Set([
  '_routes',
  'q',
  'search',
  'tag',
  'tags',
  'category',
  'product',
  'type',
  'table',
  'page',
])
/** Marks of campaigns and mail programs: no page reads them, and each would make a copy of its own. */
const readByNobody = /^(?:utm_[a-z_]+|fbclid|gclid|gbraid|wbraid|msclkid|mc_[ce]id|_ga|ref)$/

const longestTarget = 1000

export type PageKey = { key: string; target: string }

/**
 * Which stored page answers this address; `null` if it has to be rendered for itself. `origin` is what
 * visitors see, since pages name their own address.
 */
export function pageKey(origin: string | undefined, target: string): PageKey | null {
  if (origin === undefined || target.length > longestTarget) return null
  const mark = target.indexOf('?')
  if (mark < 0) return { key: origin + target, target }

  const path = target.slice(0, mark)
  const query = sharedQuery(target.slice(mark + 1))
  if (query === null) return null
  const shared = query === '' ? path : `${path}?${query}`
  return { key: origin + shared, target: shared }
}

function sharedQuery(query: string): string | null {
  const kept: [string, string][] = []
  for (const [name, value] of new URLSearchParams(query)) {
    if (readByPages.has(name)) kept.push([name, value])
    else if (!readByNobody.test(name)) return null
  }
  kept.sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0))
  return new URLSearchParams(kept).toString()
}
