import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { administrator } from '#scripts/testing/administrator.ts'
import { signIn } from '#scripts/testing/staff.ts'

import { type Answer, type Call, createClient } from './harness/load.ts'
import { type Judged, pronounce } from './harness/measure.ts'
import { orderOf } from './harness/order-of.ts'
import { watchMemory } from './harness/peak-memory.ts'
import { photo } from './harness/photo.ts'
import { residentMegabytes } from './harness/processor-time.ts'
import { startProduct, withWorld } from './harness/product.ts'
import { burden } from './harness/twice.ts'
import { uploadOf } from './harness/upload-of.ts'

const budgetMegabytes = 700
/** What a small server has beside its system. */
const peakBudgetMegabytes = 900
const requests = 10_000
const admin = '/backend/login'

/**
 * Memory of the server with its panel loaded, at rest and after 10,000 requests of all kinds: pages, lists, the
 * panel, orders, sign-ins, and photographs of a telephone. The peak counts PostgreSQL as well.
 */
export function runMemory(): Promise<Judged> {
  return withWorld(async (world) => {
    const product = await startProduct(world, {}, burden('large'))
    const client = createClient(product.url, 10)
    world.cleanups.add(client.close)
    const shop = await client.send({ path: `/api/branches/${world.branch}/shop` })
    const view = JSON.parse(shop.body.toString()) as BranchShopView // our own contract
    const { token } = await signIn(product.url)
    const upload = uploadOf(await photo(), token)
    const next = callsOf(world.branch, JSON.stringify(orderOf(view, world.branch)), upload)
    await client.send({ path: admin })
    await rest()
    console.log(`  at rest ${residentMegabytes([product.pid])} MB`)

    const peak = watchMemory([product.pid, world.postgresPid])
    const counted = new Map<number, number>()
    await client.hammer(requests, next, ({ status }: Answer) => {
      counted.set(status, (counted.get(status) ?? 0) + 1)
      return status === 200 || status === 201
    })
    const peakMegabytes = peak.stop()
    await rest()
    const loaded = residentMegabytes([product.pid])
    console.log(`  ${counted.get(200)} × 200, ${counted.get(201)} × 201`)
    console.log(`  after ${requests} requests ${loaded} MB, peak with PostgreSQL ${peakMegabytes} MB`)
    return pronounce('memory', [
      { part: 'afterwards', ratio: loaded / budgetMegabytes, goal: 1, bound: 'most' },
      {
        part: 'peak with PostgreSQL',
        ratio: peakMegabytes / peakBudgetMegabytes,
        goal: 1,
        bound: 'most',
      },
    ])
  })
}

/** Until nothing is worked on any more, and what was only needed for a moment has ended. */
const rest = () => new Promise((wait) => setTimeout(wait, 5000))

/** Of 200 requests one brings a photograph, four open the panel, four sign in, 20 order, and the others read. */
function callsOf(branch: string, order: string, upload: Call): (index: number) => Call {
  const reads = [`/store/${branch}`, '/store', '/api/products?limit=20', `/api/branches/${branch}/shop`]
  const json = { 'content-type': 'application/json' }
  const credentials = JSON.stringify(administrator)

  return (index) => {
    if (index % 200 === 100) return upload
    if (index % 50 === 49) return { path: admin }
    if (index % 50 === 24) {
      return { path: '/api/auth/authenticate', method: 'POST', body: credentials, headers: json }
    }
    if (index % 10 === 3) {
      const headers = { ...json, 'idempotency-key': `memory-${index}-key` }
      return { path: '/api/orders', method: 'POST', body: order, headers }
    }
    return { path: reads[index % reads.length] ?? '/store' }
  }
}
