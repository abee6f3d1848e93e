import type { ServedApp } from '../apps/served-app.ts'

const longestTarget = 1000

export type PageKey = { key: string; target: string }

type QueryReader = Pick<ServedApp, 'readsQuery'>

/**
 * Which stored page answers an address; `null` if it has to be rendered for itself. `origin` is what visitors see,
 * since pages name their own address. Until it is known which app answers, it may be any.
 */
export type PageKeyOf = (
  origin: string | undefined,
  target: string,
  answering?: readonly QueryReader[],
) => PageKey | null

/**
 * What no route reads of a query, such as the mark of a campaign, is no part of the page and does not reach it: so
 * it neither makes a copy nor poisons one.
 */
export function createPageKeys(apps: readonly QueryReader[]): PageKeyOf {
  return (origin, target, answering = apps) => {
    if (origin === undefined || target.length > longestTarget) return null
    const mark = target.indexOf('?')
    if (mark < 0) return { key: origin + target, target }

    const path = target.slice(0, mark)
    const query = new URLSearchParams(target.slice(mark + 1))
    // Shown to one person alone.
    if (query.has('preview')) return null
    const shared = path + textOf(namesRead(query, path, answering))
    return { key: origin + shared, target: shared }
  }
}

function namesRead(query: URLSearchParams, path: string, apps: readonly QueryReader[]): [string, string][] {
  const reading = apps.map((app) => app.readsQuery?.(path))

  return [...query].filter(([name]) => reading.some((names) => names?.has(name)))
}

function textOf(pairs: [string, string][]): string {
  if (pairs.length === 0) return ''

  pairs.sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0))
  return `?${new URLSearchParams(pairs).toString()}`
}
