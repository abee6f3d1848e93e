import { shopScope } from '#domain/url-space.data.ts'

/** What of a request the worker answers from what it keeps; everything else goes past it, untouched. */
export type KeptKind = 'page' | 'part' | 'picture'

type Asked = Pick<Request, 'method' | 'mode' | 'destination'> & { url: URL; isSameOrigin: boolean }

/**
 * Pages of the menu, the files that they are built of, and pictures. Nothing that is sent, nothing of the staff, no
 * preview, no order and no answer of the API: what is not named here is none of the worker's business.
 */
export function keptKindOf({ method, mode, destination, url, isSameOrigin }: Asked): KeptKind | null {
  const { pathname } = url
  if (method !== 'GET' || !isSameOrigin) return null
  if (mode === 'navigate') return isOfShop(pathname) && !url.searchParams.has('preview') ? 'page' : null
  if (pathname.startsWith('/assets/storefront/')) return 'part'
  if (destination === 'font' && pathname.startsWith('/api/fonts/file/')) return 'part'

  return destination === 'image' && pathname.startsWith('/image/') ? 'picture' : null
}

const isOfShop = (path: string): boolean => path === shopScope || path.startsWith(`${shopScope}/`)

const keptPages = new RegExp(`^${shopScope}(?:/[^/]+(?:/checkout)?)?/?$`)

/** The address under which a page is kept: one for all its spellings. Null for a page that is not kept. */
export function pageKeyOf(url: URL): string | null {
  const { pathname } = url
  if (!keptPages.test(pathname) || url.searchParams.has('preview') || isSearch(url)) return null

  return pathname.replace(/\/$/, '')
}

/** The list of branches is made for what is searched; nothing else of a query reaches the server's pages. */
export const isSearch = ({ pathname, searchParams }: URL): boolean =>
  pathname.replace(/\/$/, '') === shopScope && (searchParams.has('q') || searchParams.has('tag'))

/** What the server promises to be the same for ever: no picture that stands in for one that is still being made. */
export function isLasting(response: Response): boolean {
  return mayBeKept(response) && /\bimmutable\b/.test(response.headers.get('cache-control') ?? '')
}

/** Only a whole answer that is the same for everybody, and that came from where it was asked for. */
export function mayBeKept({ status, redirected, type, headers }: Response): boolean {
  const control = headers.get('cache-control') ?? ''

  return status === 200 && !redirected && type === 'basic' && !/\b(?:no-store|private)\b/.test(control)
}
