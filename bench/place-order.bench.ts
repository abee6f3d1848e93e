import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'

import { createClient, type Call } from './harness/load.ts'
import { measure, pronounce, runPairs } from './harness/measure.ts'
import { createWorld, root, startProduct } from './harness/product.ts'

const orders = 600
const connections = 8

/** A validated, priced order through the API against one hand-written transaction with the same rows. */
export async function runPlaceOrder(): Promise<boolean> {
  const world = await createWorld()
  const product = await startProduct(world, { ROLE: 'web', ADMIN: 'off' })
  const client = createClient(product.url, connections)
  const body = await composeOrder(client)
  let counter = 0
  const call = (): Call => ({
    path: '/api/orders',
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'idempotency-key': `bench-${(counter += 1)}-key` },
  })
  const isPlaced = (answer: { status: number }) => answer.status === 201
  await client.hammer(1, call, isPlaced)

  const bare = fork(join(root, 'bench/baselines/bare-order.ts'), {
    execArgv: [],
    env: { ...world.environment, CONNECTIONS: String(connections) },
  })
  await once(bare, 'message')

  const result = await runPairs(
    {
      name: 'Theke',
      run: () => measure([product.pid, world.postgresPid], () => client.hammer(orders, call, isPlaced)),
    },
    {
      name: 'bare',
      run: () =>
        measure([bare.pid ?? 0, world.postgresPid], async () => {
          bare.send({ amount: orders })
          await once(bare, 'message')
          return orders
        }),
    },
  )
  client.close()
  bare.kill('SIGTERM')
  await product.stop()
  await world.close()
  return pronounce('place-order', { ratio: result.cpuRatio, goal: 6, bound: 'most' })
}

async function composeOrder(client: ReturnType<typeof createClient>) {
  const answer = await client.send({ path: '/api/branches/grosse-karte/shop' })
  const shop = JSON.parse(answer.body.toString()) as BranchShopView
  const simple = shop.products.filter((product) => product.config.parts.every((part) => part.optional))
  return JSON.stringify({
    branch: 'grosse-karte',
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
