import { createClient } from './load.ts'
import { type Judged, measure, pronounce, runPairs, type Side } from './measure.ts'
import { haveDone, type Running, startProduct, startScript, type World } from './product.ts'

/** So many that the ticks of the clock by which processors are billed, 10 ms, are less than a hundredth of a round. */
const renders = 900

type Page = {
  name: string
  app: 'storefront' | 'site'
  path: string
  host: string
  leastBytes: number
  goal: number
}

/**
 * Processor time of a page that is made anew (HTML cache off, data cache warm), PostgreSQL included, against
 * React's `renderToString` of the same tree with the same data. Identity on both sides.
 */
export async function compareRenders(world: World, page: Page): Promise<Judged> {
  const product = await startProduct(world, { HTML_CACHE: 'off' })
  const bare = await startScript(world, 'bench/baselines/bare-render.ts', {
    APP: page.app,
    PAGE_URL: `http://${page.host}${page.path}`,
    PRODUCT_URL: product.url,
  })
  const result = await runPairs(sideOfProduct(world, product, page), sideOfReact(bare), {
    pairs: 9,
    warmUps: 2,
  })
  console.log(`  ${result.oursCpu.toFixed(2)} CPU-ms, React alone ${result.theirsCpu.toFixed(2)}`)

  return pronounce(page.name, [{ ratio: result.cpuRatio, goal: page.goal, bound: 'most' }])
}

function sideOfProduct(world: World, product: Running, { path, host, leastBytes }: Page): Side {
  const client = createClient(product.url, 4)
  world.cleanups.add(client.close)
  const call = { path, headers: { host } }
  return {
    name: 'Theke',
    run: () =>
      measure([product.pid, world.postgresPid], () =>
        client.hammer(
          renders,
          () => call,
          ({ status, body }) => status === 200 && body.length > leastBytes && body.includes('</html>'),
        ),
      ),
  }
}

const sideOfReact = (bare: Running): Side => ({
  name: 'renderToString',
  run: () => measure([bare.pid], () => haveDone(bare, renders)),
})
