import { compareCachedPage } from './harness/cached-page.ts'
import { websiteHost, withWebsite } from './harness/website.ts'
import type { Judged } from './harness/measure.ts'

/** The cached home page of the website against `res.end` of the very same bytes. */
export function runHomePage(): Promise<Judged> {
  return withWebsite((world) =>
    compareCachedPage(world, { name: 'home-page', path: '/', host: websiteHost, goal: 2.2 }),
  )
}
