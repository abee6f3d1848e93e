import { type UrlPlace, urlSpace } from './url-space.data.ts'

const places: ReadonlyMap<string, UrlPlace> = new Map(Object.entries(urlSpace))

/** The first step of a path, as far as the product itself answers below it. Routes match in any case, so does this. */
export function firstStepOf(path: string): string | null {
  const [, first = ''] = path.toLowerCase().split('/', 2)

  return places.has(first) ? first : null
}

/** Who answers below the first step of a path, or null where pages may stand. */
export function urlPlaceOf(path: string): UrlPlace | null {
  return places.get(firstStepOf(path) ?? '') ?? null
}

/** Which step of a path is a key that opens it, counted from 0; null for most. */
export function keyStepOf(path: string): number | null {
  const { keyAt, keyBehind } = urlPlaceOf(path) ?? {}
  if (keyAt === undefined) return null
  const steps = path.slice(1).split('/')
  if (keyBehind && !keyBehind.includes(steps[1]?.toLowerCase() ?? '')) return null

  return steps[keyAt] ? keyAt : null
}

/** Whether a page is opened by a key in its path. */
export const carriesKey = (path: string): boolean => keyStepOf(path) !== null

/** A path as it may be counted and kept: of a page that is opened by a key only which kind it is. */
export const countedPath = (path: string): string => (carriesKey(path) ? `/${firstStepOf(path)}` : path)

/** Below these nothing is for search engines. */
export const closedPaths: readonly string[] = [...places].flatMap(([first, { isClosed }]) =>
  isClosed ? [`/${first}/`] : [],
)
