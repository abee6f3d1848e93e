import { once } from 'node:events'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'

import { createClient, type Answer, type Call } from './harness/load.ts'
import { measure, pronounce, runPairs } from './harness/measure.ts'
import { startProduct, startScript, withWorld } from './harness/product.ts'

const orders = 600
const connections = 8

/** A validated, priced order through the API against one hand-written transaction with the same rows. */
export function runPlaceOrder(): Promise<boolean> {
  return withWorld(async (world) => {
    const product = await startProduct(world, { ROLE: 'web', ADMIN: 'off' })
    const client = createClient(product.url, connections)
    world.cleanups.add(client.close)
    const body = await composeOrder(client, world.branch)
    let counter = 0
    const call = (): Call => ({
      path: '/api/orders',
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'idempotency-key': `bench-${(counter += 1)}-key` },
    })
    const isPlaced = ({ status }: Answer) => status === 201
    // The bare transaction copies an order, so there has to be one.
    await client.hammer(1, call, isPlaced)
    const bare = await startScript(world, 'bench/baselines/bare-order.ts', {
      CONNECTIONS: String(connections),
    })

    const result = await runPairs(
      {
        name: 'Theke',
        run: () => measure([product.pid, world.postgresPid], () => client.hammer(orders, call, isPlaced)),
      },
      {
        name: 'bare',
        run: () =>
          measure([bare.pid, world.postgresPid], async () => {
            bare.child.send({ amount: orders })
            await once(bare.child, 'message')
            return orders
          }),
      },
    )
    return pronounce('place-order', { ratio: result.cpuRatio, goal: 6, bound: 'most' })
  })
}

async function composeOrder(client: ReturnType<typeof createClient>, branch: string) {
  const answer = await client.send({ path: `/api/branches/${branch}/shop` })
  const shop = JSON.parse(answer.body.toString()) as BranchShopView
  const simple = shop.products.filter((product) => product.config.parts.every((part) => part.optional))
  return JSON.stringify({
    branch,
    isDelivery: false,
    isDineIn: false,
    firstName: 'Anna',
    lastName: 'Muster',
    email: 'anna@gast.example',
    phone: '+436641234567',
    paymentMethod: 'cash',
    legalInstructions: true,
    privacyPolicy: true,
    items: simple.slice(0, 4).map((product) => ({
      product: product.id,
      amount: product.defaultQuantity ?? product.minimumQuantity ?? 1,
      unit: product.unit,
      parts: [],
    })),
  })
}
