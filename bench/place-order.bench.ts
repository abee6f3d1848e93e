import type pg from 'pg'

import { openOrdering } from './harness/ordering.ts'
import { type Judged, measure, pronounce, runPairs } from './harness/measure.ts'
import { countOrders } from './harness/placed-orders.ts'
import { haveDone, startScript, withWorld, type World } from './harness/product.ts'
import { unpackVersion } from './harness/unpack-version.ts'

const orders = 300
const connections = 8
const pairs = 9
const warmUps = 2

/**
 * A validated, priced order through the API until its mails are composed, against the same rows written and worked
 * off by hand with named statements. Every order has to be in the database, with gapless numbers.
 */
export function runPlaceOrder(): Promise<Judged> {
  return withWorld(async (world) => {
    const ordering = await openOrdering(world, connections)
    // The bare transaction copies an order, so there has to be one.
    await ordering.place(1)
    const bare = await startScript(world, 'bench/baselines/bare-order.ts', {
      CONNECTIONS: String(connections),
    })

    const result = await runPairs(
      { name: 'Theke', run: () => measure(ordering.pids, () => ordering.deliver(orders)) },
      {
        name: 'bare',
        run: () => measure([bare.pid, world.postgresPid], () => haveDone(bare, orders)),
      },
      { pairs, warmUps },
    )
    const areAllThere = await countOrders(ordering.database, {
      placed: ordering.placed(),
      bare: orders * (pairs + warmUps),
    })
    return pronounce('place-order', [{ ratio: result.cpuRatio, goal: 8, bound: 'most' }], {
      isSound: areAllThere,
    })
  })
}

/**
 * The same order by the version that was there before orders had a ledger, online payments, slips and a log of
 * messages, each on a database of its own, in one run and in turn.
 */
export function runPlaceOrderBefore(): Promise<Judged> {
  return withWorld(async (world) => {
    const folder = await unpackVersion(world.cleanups, before)

    return withWorld(async (former) => comparePlacing(world, former), 'bench/harness/seed.ts', folder)
  })
}

/** The last version before the ledger. */
const before = '2f8e9b34'

async function comparePlacing(world: World, former: World): Promise<Judged> {
  const now = await openOrdering(world, connections)
  // Where the product is slowed, what it is compared with is not.
  const then = await openOrdering(former, connections, {}, [])
  const result = await runPairs(
    { name: 'now', run: () => measure(now.pids, () => now.deliver(orders)) },
    { name: 'before', run: () => measure(then.pids, () => then.deliver(orders)) },
    { pairs, warmUps },
  )
  const isSound =
    (await isStored(now.database, now.placed())) && (await isStored(then.database, then.placed()))

  return pronounce('place-order-before', [{ ratio: result.cpuRatio, goal: 1.5, bound: 'most' }], { isSound })
}

async function isStored(database: pg.Pool, placed: number): Promise<boolean> {
  const { rows } = await database.query<{ orders: number; failed: number }>(
    `select (select count(*)::int from orders) as orders,
            (select count(*)::int from outbox where failed_at is not null) as failed`,
  )
  const [row] = rows
  if (row?.orders !== placed || row.failed > 0) console.log(`  ✗ ${JSON.stringify(row)} instead of ${placed}`)

  return row?.orders === placed && row.failed === 0
}
