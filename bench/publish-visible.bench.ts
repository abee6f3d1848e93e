import { signIn, type Staff, staffWith } from '#scripts/testing/staff.ts'

import { createClient } from './harness/load.ts'
import { type Judged, median, pronounce } from './harness/measure.ts'
import { startProduct, startScript } from './harness/product.ts'
import { websiteHost, withWebsite } from './harness/website.ts'

const longestMilliseconds = 2000
const goal = 3
const rounds = 15
const warmUps = 3

/**
 * From publishing a change on one process until every process shows it, two of them on one database: against two
 * processes of Payload alone, which keep nothing and read the page anew for each question.
 */
export function runPublishVisible(): Promise<Judged> {
  return withWebsite(async (world) => {
    const products = [await startProduct(world), await startProduct(world)]
    const bare = [
      await startScript(world, 'bench/baselines/bare-payload.ts'),
      await startScript(world, 'bench/baselines/bare-payload.ts'),
    ]
    const staff = await signIn(String(products[0]?.url))
    const bareStaff = staffWith(String(bare[0]?.url), staff.token)
    const { docs } = await staff.get<{ docs: { id: string }[] }>(
      '/sites?where[path][equals]=ueber-uns&limit=1&depth=0',
    )
    const site = `/sites/${docs[0]?.id}`
    const ours = asking(products, '/ueber-uns')
    const theirs = asking(bare, `/api/pages?host=${websiteHost}&path=/ueber-uns`)

    const delays: { ours: number; theirs: number }[] = []
    for (let round = 1; round <= rounds + warmUps; round += 1) {
      const delay = {
        ours: await timeUntilShown(staff, site, `Runde ${round}`, ours),
        theirs: await timeUntilShown(bareStaff, site, `Vergleich ${round}`, theirs),
      }
      if (round > warmUps) delays.push(delay)
    }
    const told = delays.map((delay) => `${delay.ours.toFixed(0)}/${delay.theirs.toFixed(0)}`)
    console.log(`  ${told.join(', ')} ms until both showed it`)
    const worst = Math.max(...delays.map((delay) => delay.ours))
    return pronounce('publish-visible', [
      { part: 'of Payload alone', ratio: ratioOf(delays), goal, bound: 'most' },
      {
        part: 'longest of 2 s',
        ratio: worst / longestMilliseconds,
        goal: 1,
        bound: 'most',
        reachedSlowed: 'a promise to people, far above what it takes; the ratio is what guards it',
      },
    ])
  })
}

const ratioOf = (delays: { ours: number; theirs: number }[]): number =>
  median(delays.map(({ ours, theirs }) => ours / theirs))

type Showing = (name: string) => Promise<boolean>

/** Whether all servers show a name on the page. */
function asking(servers: { url: string }[], path: string): Showing {
  const clients = servers.map(({ url }) => createClient(url, 1))

  return async (name) => {
    const answers = await Promise.all(
      clients.map(({ send }) => send({ path, headers: { host: websiteHost } })),
    )
    const wrong = answers.find(({ status }) => status !== 200)
    if (wrong) throw new Error(`${path} answered ${wrong.status}`)
    return answers.every(({ body }) => body.includes(name))
  }
}

async function timeUntilShown(staff: Staff, site: string, name: string, showing: Showing): Promise<number> {
  // All hold the page before each change, so that what is measured is dropping it and making it anew.
  await showing(name)
  const started = performance.now()
  await staff.patch(site, { name, _status: 'published' })
  while (!(await showing(name))) await new Promise((wait) => setTimeout(wait, 5))
  return performance.now() - started
}
