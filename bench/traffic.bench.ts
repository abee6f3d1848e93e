import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'

import { signIn, type Staff } from '#scripts/testing/staff.ts'

import { type Call, createClient } from './harness/load.ts'
import { type Judged, type Measure, measure, median, pronounce, runPairs } from './harness/measure.ts'
import { type Running, startProduct, withWorld, type World } from './harness/product.ts'
import { shopPage, sixtyPages } from './harness/sixty-pages.ts'

/** Of a simulated minute: ten a second. */
const requests = 600
const connections = 8
/** One in twenty asks for what nobody has asked for: a search, or a page with the mark of a mail. */
const uniqueEvery = 20
const idleSeconds = 5
const firstVisits = 25
/** For the news of a change to reach a server that keeps pages; it has to be gone before somebody asks. */
const newsMilliseconds = 100

/**
 * A favourite among sixty pages, the next one asked for half as often, the third a third as often (Zipf), while
 * somebody changes a product or a page of the website every minute: against the same build that keeps nothing. What
 * a server uses while nobody asks is no part of it. Then the first to ask after a change, against whoever asks the
 * one that keeps nothing.
 */
export function runTraffic(): Promise<Judged> {
  return withWorld(async (world) => {
    const keeping = await startProduct(world)
    const making = await startProduct(world, { HTML_CACHE: 'off', DATA_CACHE: 'off' }, [])
    const pages = await sixtyPages(world, keeping)
    const [ours, theirs] = await Promise.all(
      [keeping, making].map((product) => sideOf(world, product, pages)),
    )
    if (!ours || !theirs) throw new Error('There are two sides')

    const { cpuRatio, oursCpu, theirsCpu } = await runPairs(
      { name: 'Theke', run: ours.minute },
      { name: 'keeping nothing', run: theirs.minute },
      { pairs: 7, warmUps: 1 },
    )
    console.log(`  ${oursCpu.toFixed(2)} CPU-ms a request, ${theirsCpu.toFixed(2)} when nothing is kept`)
    const waits = await firstWaits([ours, theirs])
    return pronounce('traffic', [
      { part: 'times cheaper', ratio: 1 / cpuRatio, goal: 8, bound: 'least' },
      { part: 'first visitor after a change', ratio: waits, goal: 1.2, bound: 'most' },
    ])
  }, 'bench/harness/seed-traffic.ts')
}

type Sided = {
  change: (text: string) => Promise<void>
  minute: () => Promise<Measure>
  /** Milliseconds that a visitor waits for the page of a branch, which has to show the text. */
  visit: (text: string) => Promise<number>
}

async function sideOf(world: World, product: Running, pages: Call[]): Promise<Sided> {
  const pids = [product.pid, world.postgresPid]
  const client = createClient(product.url, connections)
  world.cleanups.add(client.close)
  const change = await changing(await signIn(product.url))
  const idle = await measure(pids, () => wait(idleSeconds * 1000, 1))
  const next = visitors(pages)
  const busy = async () => {
    await change(`Minute ${performance.now()}`)
    return client.hammer(requests, next, ({ status, body }) => status === 200 && body.length > 0)
  }

  return {
    change,
    minute: async () => {
      const used = await measure(pids, busy)
      const unasked = (idle.cpuMilliseconds / idle.seconds) * used.seconds
      return { ...used, cpuMilliseconds: used.cpuMilliseconds - unasked }
    },
    visit: async (text) => {
      const started = performance.now()
      const { body } = await client.send(shopPage)
      const waited = performance.now() - started
      if (!brotliDecompressSync(body).includes(text)) throw new Error(`the page does not show “${text}”`)
      return waited
    },
  }
}

/** A product and a page of the website in turn. */
async function changing(staff: Staff): Promise<Sided['change']> {
  const idOf = async (list: string) => {
    const { docs } = await staff.get<{ docs: { id: string }[] }>(list)
    return docs[0]?.id ?? ''
  }
  const product = await idOf('/products?limit=1&depth=0&sort=name&where[isEnabled][equals]=true')
  const page = await idOf('/sites?limit=1&depth=0&where[path][equals]=ueber-uns')
  let changes = 0

  return async (text) => {
    changes += 1
    if (changes % 2 === 0) await staff.patch(`/products/${product}`, { description: text })
    else await staff.patch(`/sites/${page}`, { name: text, _status: 'published' })
  }
}

/** Who comes in which order is the same in every run, and never the same unique query twice. */
function visitors(pages: readonly Call[]): () => Call {
  const weights = pages.map((_, index) => 1 / (index + 1))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let visits = 0

  return () => {
    visits += 1
    // The golden ratio spreads points over the stretch more evenly than chance would.
    let left = ((visits * 0.618_033_988_749_895) % 1) * all
    const index = weights.findIndex((weight) => (left -= weight) < 0)
    const call = pages[index] ?? shopPage
    if (visits % uniqueEvery !== 0) return call
    const isSearch = visits % (2 * uniqueEvery) === 0
    return isSearch
      ? { ...shopPage, path: `/store?q=${visits}` }
      : { ...call, path: `${call.path}?utm_content=${visits}` }
  }
}

async function firstWaits([ours, theirs]: [Sided, Sided]): Promise<number> {
  const ratios: number[] = []
  for (let visit = 0; visit < firstVisits; visit += 1) {
    // Every second change is that of a product.
    const text = `Besuch ${visit}.`
    await ours.change(text)
    await ours.change(text)
    await wait(newsMilliseconds)
    ratios.push((await ours.visit(text)) / (await theirs.visit(text)))
  }
  return median(ratios)
}
