import { signIn } from '#scripts/testing/staff.ts'

import { createClient } from './load.ts'
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

/** The addresses of all pages of both websites, as their sitemaps list them. */
export async function pagesOfWebsites({ url }: Running): Promise<string[]> {
  const { send, close } = createClient(url, 1)
  const pages: string[] = []
  for (const hostname of ['localhost', websiteHost]) {
    const host = `${hostname}:${new URL(url).port}`
    const { body } = await send({ path: '/sitemap.xml', headers: { host } })
    const paths = [...String(body).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    )
    if (paths.length === 0) throw new Error(`the sitemap of ${hostname} lists nothing`)
    pages.push(...paths.map((path) => `http://${host}${path}`))
  }
  close()

  return pages
}

/** The website without the question for consent, as a house has it that counts nobody. */
export async function countNobody({ url }: Running): Promise<void> {
  const staff = await signIn(url)
  const { id } = await staff.get<{ id: string }>('/divisions/reinwerk')
  const tracking = { isOwn: true, enableAnalytics: false, conversionUrl: null }
  await staff.patch(`/divisions/${id}`, { tracking })
}
