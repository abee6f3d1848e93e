import { normalisePath } from '../../content/paths.ts'
import { isFetchedAhead } from '../is-fetched-ahead.ts'
import { countedPath, urlPlaceOf } from '../../url-space.ts'

type Asked = {
  method: string
  /** As it was asked for, with its query. */
  target: string
  header: (name: string) => string | undefined
  status: number
  isBot: boolean
}

/** Longer than any page that people are led to. */
const longestPath = 200

/**
 * The page that a request counts for, or null where it counts for none: pages that a person has opened and seen, and no
 * other things of the house. Whoever asks not to be followed is not counted, though nobody is followed here; the team is
 * not, nor are programs, and pages that a browser fetches in case that somebody wants them. Of a page that is opened by
 * a key only its kind is told. Nothing else of a request is looked at.
 */
export function countedRequest({ method, target, header, status, isBot }: Asked): string | null {
  const path = target.replace(/[?#].*$/s, '')
  const isSeen = method === 'GET' && (status === 200 || status === 304)
  const place = urlPlaceOf(path)
  // Screens of the house are no pages; what a guest opens by a key is.
  const isPage =
    place === null || (place.by === 'storefront' && (!place.isClosed || place.keyAt !== undefined))
  const isUnwanted = header('sec-gpc') === '1' || header('dnt') === '1'
  const isTeam = header('cookie')?.includes('payload-token=') ?? false
  if (!isSeen || !isPage || isBot || isFetchedAhead(header)) return null
  if (isUnwanted || isTeam || !isDocument(header)) return null

  return `/${normalisePath(countedPath(path))}`.slice(0, longestPath).toWellFormed()
}

/** What is shown in a window of its own; a browser that does not say so asks for a page in words. */
function isDocument(header: Asked['header']): boolean {
  const shownAs = header('sec-fetch-dest')

  return shownAs === undefined ? (header('accept')?.includes('text/html') ?? false) : shownAs === 'document'
}
