import pg from 'pg'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'

import { type Answer, type Call, createClient } from './load.ts'
import { orderOf } from './order-of.ts'
import { untilDelivered } from './placed-orders.ts'
import { startProduct, type World } from './product.ts'
import { burden } from './twice.ts'

export type Ordering = {
  /** The product and its PostgreSQL. */
  pids: number[]
  database: pg.Pool
  place: (count: number) => Promise<unknown>
  /** Places orders and waits until all that they promise was delivered. Answers how many. */
  deliver: (count: number) => Promise<number>
  /** How many were placed by now. */
  placed: () => number
}

/** A product whose guests order the same four things again and again. */
export async function openOrdering(
  world: World,
  connections: number,
  environment: Record<string, string> = {},
  burdens = burden(),
): Promise<Ordering> {
  const product = await startProduct(world, { ADMIN: 'off', ...environment }, burdens)
  const database = new pg.Pool({ connectionString: world.environment.DATABASE_URL, max: 1 })
  world.cleanups.add(() => database.end())
  const client = createClient(product.url, connections)
  world.cleanups.add(client.close)
  const answer = await client.send({ path: `/api/branches/${world.branch}/shop` })
  // Our own contract.
  const body = JSON.stringify(orderOf(JSON.parse(answer.body.toString()) as BranchShopView, world.branch))
  let placed = 0
  const call = (): Call => ({
    path: '/api/orders',
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'idempotency-key': `bench-${(placed += 1)}-key` },
  })
  const isPlaced = ({ status }: Answer) => status === 201
  const place = (count: number) => client.hammer(count, call, isPlaced)

  return {
    pids: [product.pid, world.postgresPid],
    database,
    place,
    deliver: async (count) => {
      await place(count)
      await untilDelivered(database)
      return count
    },
    placed: () => placed,
  }
}
