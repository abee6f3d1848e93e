import 'temporal-polyfill/global'

import { changeOrders, changesIn, inviteGuests, type Link, pathOf } from './harness/guests.ts'
import { type Answer, createClient } from './harness/load.ts'
import { type Judged, measure, pronounce, runPairs, type Side } from './harness/measure.ts'
import { openHouse } from './harness/past-orders.ts'
import { type Running, startProduct, startScript, withWorld, type World } from './harness/product.ts'

const guests = 5000
const connections = 20

/**
 * 5,000 guests who each ask once for their order, as a browser does every ten seconds that has no stream, while some of
 * the orders change: in processor time of the server and PostgreSQL against a bare Express route that answers the same.
 */
export function runGuestsPolling(): Promise<Judged> {
  return withWorld(async (world) => {
    const product = await startProduct(world, { ADMIN: 'off' })
    const house = await openHouse(world, product, 10_000)
    const links = await inviteGuests(house, guests)
    const bare = await startScript(world, 'bench/baselines/bare-status.ts')
    let changed = 0
    const changeSome = () => {
      const some = Array.from({ length: changesIn(guests) }, () => links[(changed += 1) % guests] as Link) // there are as many
      return changeOrders(house.database, some)
    }
    const ours = sideOf(world, product, links, { name: 'Theke', before: changeSome })
    const theirs = sideOf(world, bare, links, { name: 'Express', before: changeSome })
    const { cpuRatio } = await runPairs(ours, theirs, { pairs: 7, warmUps: 2 })

    return pronounce('guests-polling', [{ ratio: cpuRatio, goal: 0.5, bound: 'most' }], {
      isSound: await areAlike([product, bare], links),
    })
  })
}

type Asking = { name: string; before: () => Promise<void> }

function sideOf(world: World, { url, pid }: Running, links: Link[], { name, before }: Asking): Side {
  const client = createClient(url, connections)
  world.cleanups.add(client.close)
  const calls = links.map((link) => ({ path: pathOf(link) }))
  const isRight = ({ status, body }: Answer) => status === 200 && body.length > 1000

  return {
    name,
    run: async () => {
      await before()
      return measure([pid, world.postgresPid], () =>
        client.hammer(guests, (index) => calls[index % guests] ?? { path: '/' }, isRight),
      )
    },
  }
}

async function areAlike(servers: readonly Running[], links: readonly Link[]): Promise<boolean> {
  const clients = servers.map(({ url }) => createClient(url, 1))
  let are = true
  for (const link of links.slice(0, 100)) {
    const [ours, theirs] = await Promise.all(clients.map(({ send }) => send({ path: pathOf(link) })))
    are &&= ours?.body.equals(theirs?.body ?? Buffer.alloc(0)) ?? false
  }
  for (const client of clients) client.close()
  if (!are) console.log('  ✗ both answer something else')

  return are
}
