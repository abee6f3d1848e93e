import { createContext } from 'react-router'

import type { FrameSlug } from '#domain/content/drafted-slug.ts'
import type {
  NewsFeed,
  PageMap,
  PagePlace,
  PageView,
  TypedPage,
  WebsiteView,
} from '#domain/content/page.contract.ts'

/** What of a page is shown before it is public, and as whose, in the words of its address; nothing to visitors. */
export type Shown = { preview?: string; division?: string; of?: FrameSlug }
/** A preview whose words are about to be written where they stand. */
export type ShownPage = Shown & { isWritten?: 'yes' }

/** What the website reads of the API, for one host. */
export type SiteReader = {
  website: (shown: Shown) => Promise<WebsiteView>
  place: (path: string, shown: Shown) => Promise<PagePlace>
  page: (path: string, shown: ShownPage) => Promise<PageView>
  /** How a page looks with what is being typed, for whoever may write it. */
  typed: (page: TypedPage) => Promise<PageView>
  news: () => Promise<NewsFeed>
  map: () => Promise<PageMap>
}

/** What the server hands to every loader of one request. */
export const readerContext = createContext<(host: string) => SiteReader>()
