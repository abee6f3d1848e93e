import { signIn } from '#scripts/testing/staff.ts'

import { createClient } from './harness/load.ts'
import { pronounce } from './harness/measure.ts'
import { startProduct } from './harness/product.ts'
import { websiteHost, withWebsite } from './harness/website.ts'

const budgetMilliseconds = 2000
const rounds = 15
const headers = { host: websiteHost }

/** From publishing a change on one process until every process shows it, two of them on one database. */
export function runPublishVisible(): Promise<boolean> {
  return withWebsite(async (world) => {
    const products = [await startProduct(world), await startProduct(world)]
    const clients = products.map(({ url }) => createClient(url, 1))
    for (const { close } of clients) world.cleanups.add(close)
    const staff = await signIn(String(products[0]?.url))
    const { docs } = await staff.get<{ docs: { id: string }[] }>(
      '/sites?where[path][equals]=ueber-uns&limit=1&depth=0',
    )
    const showing = async (name: string) => {
      const pages = clients.map(({ send }) => shows(send, name))
      return (await Promise.all(pages)).every(Boolean)
    }
    // Both hold the page before each change, so that what is measured is dropping and rendering it anew.
    await showing('')

    const delays: number[] = []
    for (let round = 1; round <= rounds; round += 1) {
      const name = `Runde ${round}`
      const started = performance.now()
      await staff.patch(`/sites/${docs[0]?.id}`, { name, _status: 'published' })
      while (!(await showing(name))) await new Promise((wait) => setTimeout(wait, 5))
      delays.push(performance.now() - started)
    }

    const worst = Math.max(...delays)
    console.log(`  ${delays.map((delay) => delay.toFixed(0)).join(', ')} ms until both showed it`)
    return pronounce('publish-visible', { ratio: worst / budgetMilliseconds, goal: 1, bound: 'most' })
  })
}

async function shows(send: ReturnType<typeof createClient>['send'], name: string): Promise<boolean> {
  const { status, body } = await send({ path: '/ueber-uns', headers })
  if (status !== 200) throw new Error(`the page answered ${status}`)

  return body.includes(name)
}
