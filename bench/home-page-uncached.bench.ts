import { timeRenders } from './harness/uncached-page.ts'
import { websiteHost, withWebsite } from './harness/website.ts'

/** Processor time of one render of the website's home page. */
export function runHomePageUncached(): Promise<boolean> {
  return withWebsite((world) =>
    timeRenders(world, {
      name: 'home-page-uncached',
      path: '/',
      host: websiteHost,
      leastBytes: 30_000,
      budgetMilliseconds: 3,
    }),
  )
}
