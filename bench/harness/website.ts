import type { Running, World } from './product.ts'
import { withWorld } from './product.ts'

/** The cleaning company of the demo, which is known by its host. */
export const websiteHost = 'reinwerk.localhost'
/** The page with the most sections besides the home page. */
export const heaviestPath = '/techniken/trockeneis'

/** A world with both websites of the demo. */
export function withWebsite<Result>(work: (world: World) => Promise<Result>): Promise<Result> {
  return withWorld(work, 'bench/harness/seed-website.ts')
}

/** The address of the website in a browser, where names below localhost lead here by themselves. */
export const siteOf = ({ url }: Running): string => `http://${websiteHost}:${new URL(url).port}`
