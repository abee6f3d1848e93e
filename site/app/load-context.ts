import { createContext } from 'react-router'

import type { PageMap, PagePlace, PageView, TypedPage, WebsiteView } from '#domain/content/page.contract.ts'

/** What the website reads of the API, for one host. */
export type SiteReader = {
  website: (preview: string | null) => Promise<WebsiteView>
  place: (path: string, preview: string | null) => Promise<PagePlace>
  page: (path: string, preview: string | null) => Promise<PageView>
  /** How a page looks with what is being typed, for whoever may write it. */
  typed: (page: TypedPage) => Promise<PageView>
  map: () => Promise<PageMap>
}

/** What the server hands to every loader of one request. */
export const readerContext = createContext<(host: string) => SiteReader>()
