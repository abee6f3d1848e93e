import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { type RunningServer, startServerProcess } from '#scripts/testing/running-server.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { annasOrder, type CornerShop, openCornerShop } from './testing/corner-shop.ts'

let app: TestApp
let shop: CornerShop

beforeAll(async () => {
  app = await createTestApp()
  shop = await openCornerShop(app.payload)
})

afterAll(() => app.close())

test('a process killed during a burst loses no acknowledged order and doubles none', async () => {
  const keys = Array.from({ length: 120 }, () => randomUUID())
  const acknowledged = new Map<string, PublicOrder>()
  const first = await startServerProcess(app.databaseUrl, app.mediaDir)
  await burst(first, keys, acknowledged)
  expect(acknowledged.size).toBeLessThan(keys.length)

  const before = new Map(acknowledged)
  const second = await startServerProcess(app.databaseUrl, app.mediaDir)
  await Promise.all(keys.map((key) => place(second.url, key, acknowledged)))
  await second.stop()

  const stored = await app.pool.query<{ uid: string; ticket_number: string }>(
    'select uid, ticket_number from orders order by ticket_number::int',
  )
  const uids = new Set(stored.rows.map((row) => row.uid))
  expect(stored.rows).toHaveLength(keys.length)
  expect(
    [...before].every(([key, order]) => uids.has(order.uid) && acknowledged.get(key)?.uid === order.uid),
  ).toBe(true)
  expect(stored.rows.map((row) => Number(row.ticket_number))).toEqual(keys.map((_, index) => index + 1))
})

/** Ten guests at a time, so that many are still to come at the moment of the kill, however slow the machine is. */
async function burst(server: RunningServer, keys: string[], acknowledged: Map<string, PublicOrder>) {
  const waiting = [...keys]
  let killed: Promise<void> | undefined
  const guests = Array.from({ length: 10 }, async () => {
    for (let key = waiting.pop(); key; key = waiting.pop()) {
      await place(server.url, key, acknowledged)
      if (acknowledged.size >= 20) killed ??= server.kill()
    }
  })
  await Promise.all(guests)
  await killed
}

async function place(url: string, key: string, acknowledged: Map<string, PublicOrder>) {
  try {
    const answer = await fetch(`${url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(annasOrder(shop)),
    })
    const order = (await answer.json()) as PublicOrder
    if (answer.status === 201 || answer.status === 200) acknowledged.set(key, order)
  } catch {
    // The process died before it answered; the guest's browser would send the same key again.
  }
}
