import pg from 'pg'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'

import { type Answer, type Call, createClient } from './harness/load.ts'
import { type Judged, measure, pronounce, runPairs } from './harness/measure.ts'
import { orderOf } from './harness/order-of.ts'
import { countOrders, untilDelivered } from './harness/placed-orders.ts'
import { haveDone, startProduct, startScript, withWorld } from './harness/product.ts'

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
    const product = await startProduct(world, { ADMIN: 'off' })
    const database = new pg.Pool({ connectionString: world.environment.DATABASE_URL, max: 1 })
    world.cleanups.add(() => database.end())
    const client = createClient(product.url, connections)
    world.cleanups.add(client.close)
    const body = await composeOrder(client, world.branch)
    let placed = 0
    const call = (): Call => ({
      path: '/api/orders',
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'idempotency-key': `bench-${(placed += 1)}-key` },
    })
    const isPlaced = ({ status }: Answer) => status === 201
    // The bare transaction copies an order, so there has to be one.
    await client.hammer(1, call, isPlaced)
    const bare = await startScript(world, 'bench/baselines/bare-order.ts', {
      CONNECTIONS: String(connections),
    })

    const delivered = async () => {
      await client.hammer(orders, call, isPlaced)
      await untilDelivered(database)
      return orders
    }
    const result = await runPairs(
      { name: 'Theke', run: () => measure([product.pid, world.postgresPid], delivered) },
      {
        name: 'bare',
        run: () => measure([bare.pid, world.postgresPid], () => haveDone(bare, orders)),
      },
      { pairs, warmUps },
    )
    const areAllThere = await countOrders(database, { placed, bare: orders * (pairs + warmUps) })
    return pronounce('place-order', [{ ratio: result.cpuRatio, goal: 8, bound: 'most' }], {
      isSound: areAllThere,
    })
  })
}

async function composeOrder(client: ReturnType<typeof createClient>, branch: string) {
  const answer = await client.send({ path: `/api/branches/${branch}/shop` })
  return JSON.stringify(orderOf(JSON.parse(answer.body.toString()) as BranchShopView, branch)) // our own contract
}
