import { compareRenders } from './harness/uncached-page.ts'
import { websiteHost, withWebsite } from './harness/website.ts'
import type { Judged } from './harness/measure.ts'

/** The website's home page, made anew, against React alone. */
export function runHomePageUncached(): Promise<Judged> {
  return withWebsite((world) =>
    compareRenders(world, {
      name: 'home-page-uncached',
      app: 'site',
      path: '/',
      host: websiteHost,
      leastBytes: 30_000,
      goal: 4,
    }),
  )
}
