import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type Answer, createClient } from './harness/load.ts'
import { type Judged, measure, median, pronounce, runPairs } from './harness/measure.ts'
import {
  openHome,
  type Running,
  runScript,
  startProduct,
  startScript,
  withWorld,
  type World,
} from './harness/product.ts'

const admin = { OFFICE_EMAIL: 'buero@theke.example', OFFICE_PASSWORD: 'Theke-im-Test-2026' }
const rounds = 15
const timesFaster = 5
/** Of the processor time that it takes to write the same records as JSON and nothing else. */
const goalOfJson = 2.3
const asksARound = 50
/** As many as a browser opens to one host. */
const connections = 6

const lists =
  'divisions branches menus categories products tags tables sites navigations blocks nodes donatees'
/** What `init` stands for, each read by its own call and as large as a page gets. */
const separate = [
  '/api/config',
  '/api/users/me',
  ...lists.split(' ').map((slug) => `/api/${slug}?limit=500&depth=0`),
]

/**
 * The first call of a back office with 2,000 products, 200 pages and 500 blocks: against the 14 calls that it
 * stands for, A B A B, which are favoured because they bring only the first 500 products; and against a server that
 * writes the same records as JSON.
 */
export function runInit(): Promise<Judged> {
  return withWorld(async (world) => {
    await runScript(world, 'bench/harness/seed-office.ts', admin)
    const product = await startProduct(world, { ADMIN: 'off' })
    const { url } = product
    const headers = { authorization: `Bearer ${await signIn(url)}` }
    const client = createClient(url, connections)
    world.cleanups.add(client.close)
    const ask = async (path: string) => checked(await client.send({ path, headers }), path)
    const init = () => timed(() => ask('/api/init'))
    const all = () => timed(() => Promise.all(separate.map(ask)))

    console.log(`  first init after the start: ${(await init()).toFixed(0)} ms`)
    await all()
    const faster = await timesFasterInTurn(init, all)
    const changed = await afterChange(world, url, headers, init)
    console.log(`  init after a change of one product: ${changed.toFixed(0)} ms`)

    const ofJson = await compareWithJson(world, product, headers)
    return pronounce('init', [
      {
        part: 'times faster',
        ratio: faster,
        goal: timesFaster,
        bound: 'least',
        reachedSlowed: 'the separate calls are of the product and slow as well; the other part bounds it',
      },
      { part: 'of writing JSON', ratio: ofJson, goal: goalOfJson, bound: 'most' },
    ])
  })
}

async function timesFasterInTurn(init: () => Promise<number>, all: () => Promise<number>): Promise<number> {
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    ours.push(await init())
    theirs.push(await all())
    console.log(
      `  round ${round}:  init ${ours.at(-1)?.toFixed(0)} ms   14 calls ${theirs.at(-1)?.toFixed(0)} ms`,
    )
  }
  return median(theirs) / median(ours)
}

/** The same answer from a server that has the records in its memory, in processor time. */
async function compareWithJson(
  world: World,
  product: Running,
  headers: Record<string, string>,
): Promise<number> {
  const ours = createClient(product.url, 1)
  const path = '/api/init'
  const file = join(await openHome(world.cleanups), 'init.json')
  await writeFile(file, checked(await ours.send({ path, headers }), path).body)
  const bare = await startScript(world, 'bench/baselines/bare-json.ts', { BYTES_FILE: file })
  const theirs = createClient(bare.url, 1)
  for (const { close } of [ours, theirs]) world.cleanups.add(close)
  const isRight = ({ status }: Answer) => status === 200
  const { cpuRatio } = await runPairs(
    {
      name: 'init',
      run: () =>
        measure([product.pid, world.postgresPid], () =>
          ours.hammer(asksARound, () => ({ path, headers }), isRight),
        ),
    },
    {
      name: 'JSON',
      run: () => measure([bare.pid], () => theirs.hammer(asksARound, () => ({ path }), isRight)),
    },
  )
  return cpuRatio
}

/** Only told: the list that has changed is read anew, everything else is still known. */
async function afterChange(
  { cleanups }: World,
  url: string,
  headers: Record<string, string>,
  init: () => Promise<number>,
): Promise<number> {
  const client = createClient(url, 1)
  cleanups.add(client.close)
  const list = await client.send({ path: '/api/products?limit=1&depth=0', headers })
  const { docs } = JSON.parse(list.body.toString()) as { docs: { id: string }[] }
  const results: number[] = []
  for (let nth = 0; nth < 3; nth += 1) {
    const body = JSON.stringify({ description: `Neu ${nth}` })
    const path = `/api/products/${docs[0]?.id}`
    checked(
      await client.send({
        method: 'PATCH',
        path,
        body,
        headers: { ...headers, 'content-type': 'application/json' },
      }),
      path,
    )
    // The news of a change takes a moment to arrive.
    await new Promise((wait) => setTimeout(wait, 100))
    results.push(await init())
  }
  return median(results)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

function checked(answer: Answer, path: string): Answer {
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return answer
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin.OFFICE_EMAIL, password: admin.OFFICE_PASSWORD }),
  })
  const { token } = (await answer.json()) as { token: string }
  return token
}
