import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { attachLiveBus } from '#kernel/live/bus-of.ts'
import { createLiveBus, type LiveBus } from '#kernel/live/live-bus.ts'
import { annasOrder, openCornerShop } from '../testing/corner-shop.ts'

let app: TestApp
let bus: LiveBus
let order: PublicOrder

beforeAll(async () => {
  app = await createTestApp()
  bus = await createLiveBus({ connectionString: app.databaseUrl })
  const shop = await openCornerShop(app.payload)
  const answer = await app.fetch('/api/orders', {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    body: JSON.stringify(annasOrder(shop)),
  })
  order = await readJson(answer)
})

afterAll(async () => {
  await bus.close()
  await app.close()
})

const open = (signal?: AbortSignal) =>
  app.fetch(`/api/orders/public/${order.uid}/${order.hash}/events`, signal ? { signal } : {})

async function* versionsOf(answer: Response): AsyncGenerator<number> {
  const body = answer.body
  if (!body) throw new Error('The stream has no body')
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    for (const [, json] of chunk.matchAll(/data: (.*)\n/g)) yield JSON.parse(json ?? '').version
  }
}

test('without a live bus the stream tells the version and ends, so that the browser asks again', async () => {
  const answer = await open()

  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(await Array.fromAsync(versionsOf(answer))).toEqual([1])
})

test('the stream tells the version at once and after every move, and ends when the server closes', async () => {
  attachLiveBus(app.payload, bus)
  const answer = await open()
  const versions = versionsOf(answer)

  expect(await versions.next()).toMatchObject({ value: 1 })
  await app.fetch(`/api/orders/public/${order.uid}/${order.hash}/cancel`, { method: 'POST' })
  expect(await versions.next()).toMatchObject({ value: 2 })

  const gone = new AbortController()
  const left = versionsOf(await open(gone.signal))
  await left.next()
  gone.abort()
  expect(await left.next()).toMatchObject({ done: true })

  await bus.close()
  expect(await versions.next()).toMatchObject({ done: true })
})
