import { compareCachedPage } from './harness/cached-page.ts'
import { websiteHost, withWebsite } from './harness/website.ts'

/** The cached home page of the website against an Express route that sends the very same bytes. */
export function runHomePage(): Promise<boolean> {
  return withWebsite((world) => compareCachedPage(world, { name: 'home-page', path: '/', host: websiteHost }))
}
