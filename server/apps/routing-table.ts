import type { PagePlace } from '#domain/content/page.contract.ts'

import { screenKindIn } from '#domain/operations/device-screens.ts'
import { urlPlaceOf } from '#domain/url-space.ts'

import type { AppShape } from './load-app.ts'

/** Pages of the website and old addresses that lead to them. Decisions 1. */
export const siteShape: AppShape = {
  name: 'site',
  isShared: true,
  serves: async (path, findPlace) => {
    const by = urlPlaceOf(path)?.by
    if (by === 'site') return true
    // The storefront's browser asks for the data of its own pages.
    if (by === 'storefront' || path.endsWith('.data')) return false

    return belongsToSite(path, await findPlace())
  },
}

/** The storefront also answers what nobody else knows. */
export const storefrontShape: AppShape = {
  name: 'storefront',
  isShared: true,
  serves: () => true,
}

/** What the screens of the house show. Their addresses carry keys, so nothing of them is kept. */
export const terminalsShape: AppShape = {
  name: 'terminals',
  isShared: false,
  serves: (path) => screenKindIn(path) !== null,
}

/** In the order in which they are asked. */
export const appShapes: readonly AppShape[] = [terminalsShape, siteShape, storefrontShape]

/** The texts of the law are pages of the storefront, also where a website has the say in everything else. */
function belongsToSite(path: string, { kind, hasWebsite }: PagePlace): boolean {
  if (kind !== 'none') return true

  return hasWebsite && !path.startsWith('/site/')
}
