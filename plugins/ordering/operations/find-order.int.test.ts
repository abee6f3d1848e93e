import { randomBytes, randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { countStatements } from '#scripts/testing/count-statements.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { annasOrder, type CornerShop, openCornerShop } from '../testing/corner-shop.ts'

let app: TestApp
let shop: CornerShop

beforeAll(async () => {
  app = await createTestApp()
  shop = await openCornerShop(app.payload)
})

afterAll(() => app.close())

async function place(changes: Record<string, unknown> = {}): Promise<Response> {
  return app.fetch('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(annasOrder(shop, changes)),
  })
}

const look = (uid: string, hash: string) => app.fetch(`/api/orders/public/${uid}/${hash}`)
const random = (bytes: number) => randomBytes(bytes).toString('base64url')

test('the link of an order cannot be guessed: its uid alone has 128 bits, its hash 192', async () => {
  const { uid, hash } = await readJson<PublicOrder>(await place())

  expect([Buffer.from(uid, 'base64url').length, Buffer.from(hash, 'base64url').length]).toEqual([16, 24])
  expect((await look(uid, hash)).status).toBe(200)
})

test('a shorter uid of an earlier order stays valid', async () => {
  const { id, hash } = await readJson<PublicOrder>(await place())
  const uid = random(12)
  await app.pool.query('update orders set uid = $1 where id = $2', [uid, id])

  expect((await look(uid, hash)).status).toBe(200)
})

test('a wrong uid, a wrong hash and both are answered alike, by the same statement', async () => {
  const { uid, hash } = await readJson<PublicOrder>(await place())
  const other = await readJson<PublicOrder>(await place())
  const answers: string[] = []
  const counts: number[] = []
  const links = [
    [uid, random(24)],
    [random(16), hash],
    [random(16), random(24)],
    [uid, other.hash],
    [uid, '-'.repeat(32)],
    [random(16), '-'.repeat(32)],
  ] as const
  for (const [wrongUid, wrongHash] of links) {
    const happen = async () => {
      const answer = await look(wrongUid, wrongHash)
      answers.push(`${answer.status} ${await answer.text()}`)
    }
    counts.push(await countStatements(app.payload, happen))
  }

  expect(new Set(answers)).toEqual(new Set([expect.stringMatching(/^404 .*unknown-order/)]))
  expect(counts).toEqual(counts.map(() => 1))
})

test('an order of nonsense is refused in German, one up to the ceiling of the shop is taken', async () => {
  const items = (amount: number) => ({ items: [{ product: shop.pizza, amount, unit: 'piece', parts: [] }] })
  await app.payload.updateGlobal({
    slug: 'config',
    data: { maxOrderValue: 10_900 },
    overrideAccess: true,
  })

  await expect.poll(async () => (await place(items(11))).status).toBe(400)
  expect(await readJson(await place(items(11)))).toMatchObject({
    errors: [
      {
        field: 'items',
        code: 'order-too-large',
        message: expect.stringContaining('Online sind Bestellungen bis 109,00'),
        data: { maximumCents: 10_900 },
      },
    ],
  })
  expect((await place(items(10))).status).toBe(201)
})
