import { type Call, createClient } from './load.ts'
import type { Running, World } from './product.ts'
import { websiteHost } from './website.ts'

const shopHost = 'localhost'
const legalPaths = ['terms-and-conditions', 'privacy', 'imprint', 'allergens'].map((name) => `/site/${name}`)

/** The page of a branch as a browser asks for it. */
export const shopPage: Call = {
  path: '/store/filiale-1',
  headers: { host: shopHost, 'accept-encoding': 'br' },
}

/** Sixty addresses of the demo's shop and websites, from the favourite on; the same in every run. */
export async function sixtyPages(world: World, product: Running): Promise<Call[]> {
  const { send, close } = createClient(product.url, 1)
  world.cleanups.add(close)
  const at = (host: string) => (path: string) => ({ path, headers: { host, 'accept-encoding': 'br' } })
  const mapped = async (host: string) => {
    const { body } = await send({ path: '/sitemap.xml', headers: { host } })
    return [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  }
  const { body } = await send({ path: `/api/shop?host=${shopHost}` })
  const { branches } = JSON.parse(body.toString()) as { branches: { identifier: string }[] } // `ShopView`
  const shops = branches.flatMap(({ identifier }) => [
    `/store/${identifier}`,
    `/store/${identifier}/checkout`,
  ])
  const ofShop = ['/store', ...shops, ...legalPaths, ...(await mapped(shopHost))].map(at(shopHost))
  const ofWebsite = (await mapped(websiteHost)).map(at(websiteHost))

  const calls = takingTurns(ofShop, ofWebsite).slice(0, 60)
  if (calls.length < 60) throw new Error(`There are only ${calls.length} pages`)
  return calls
}

/** So that favourites are found in both. */
function takingTurns(ones: Call[], others: Call[]): Call[] {
  const longest = Math.max(ones.length, others.length)

  return Array.from({ length: longest }, (_, index) => [ones[index], others[index]])
    .flat()
    .filter((call) => call !== undefined)
}
