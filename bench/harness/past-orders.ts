import pg from 'pg'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { storeManyOrders } from '#plugins/ordering/testing/many-orders.ts'
import { signIn, type Staff } from '#scripts/testing/staff.ts'

import { createClient } from './load.ts'
import { orderOf } from './order-of.ts'
import type { Running, World } from './product.ts'

export type House = {
  database: pg.Pool
  staff: Staff
  /** Ids of three branches; the first is the world's, where orders can be placed. */
  branches: string[]
  /** Body of an order at the first branch. */
  order: string
}

/** A house with three branches and so many orders behind it. */
export async function openHouse(world: World, { url }: Running, orders: number): Promise<House> {
  const database = new pg.Pool({ connectionString: world.environment.DATABASE_URL, max: 2 })
  world.cleanups.add(() => database.end())
  const staff = await signIn(url)
  const client = createClient(url, 1)
  const answer = await client.send({ path: `/api/branches/${world.branch}/shop` })
  const order = JSON.stringify(orderOf(JSON.parse(answer.body.toString()) as BranchShopView, world.branch)) // our own contract
  // The past is made of this one.
  const placed = await client.send({ ...placing(order), path: '/api/orders' })
  if (placed.status !== 201) throw new Error(`an order was answered ${placed.status}`)
  client.close()
  const first = (JSON.parse(placed.body.toString()) as { branch: { id: string } }).branch.id
  const branches = [first, await openBranch(staff, 'zweite'), await openBranch(staff, 'dritte')]
  await storeManyOrders(database, { count: orders, branches })

  return { database, staff, branches, order }
}

/** A call that places an order, each under a key of its own. */
export function placing(order: string) {
  return {
    path: '/api/orders',
    method: 'POST',
    body: order,
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
  }
}

const openBranch = (staff: Staff, identifier: string): Promise<string> =>
  staff.create('branches', {
    name: identifier,
    identifier,
    timeZone: 'Europe/Vienna',
    slotMinutes: 15,
    businessDayStartsAt: '05:00',
  })
