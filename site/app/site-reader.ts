import { bodyOf, callOf, type Fetch } from '#domain/api/call-of.ts'
import type {
  newsFeedContract,
  pageContract,
  pageMapContract,
  pagePlaceContract,
  typedPageContract,
  websiteContract,
} from '#domain/content/website-calls.contract.ts'

import type { SiteReader } from './load-context.ts'

const readWebsite = callOf<typeof websiteContract>('get', '/api/website')
const readPlace = callOf<typeof pagePlaceContract>('get', '/api/pages/place')
const readPage = callOf<typeof pageContract>('get', '/api/pages')
const drawTyped = callOf<typeof typedPageContract>('post', '/api/pages/preview')
const readMap = callOf<typeof pageMapContract>('get', '/api/pages/map')
const readNews = callOf<typeof newsFeedContract>('get', '/api/pages/news')

/** The calls of the API behind the website; what is refused becomes the status of the page that needs it. */
export const createSiteReader =
  (fetch: Fetch) =>
  (host: string): SiteReader => ({
    website: (shown) => readWebsite(fetch, { query: { host, ...shown } }).then(bodyOf),
    place: (path, shown) => readPlace(fetch, { query: { path, host, ...shown } }).then(bodyOf),
    page: (path, shown) => readPage(fetch, { query: { path, host, ...shown } }).then(bodyOf),
    typed: (body) => drawTyped(fetch, { body }).then(bodyOf),
    news: () => readNews(fetch, { query: { host } }).then(bodyOf),
    map: () => readMap(fetch, { query: { host } }).then(bodyOf),
  })
