import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { asSystem } from '#kernel/access/on-behalf.ts'
import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { type Counter, openCounter } from '../testing/open-counter.ts'

let app: TestApp
let counter: Counter

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
})

afterAll(() => app.close())

const errorOf = async (answer: Response) => (await readJson<ApiErrors>(answer)).errors[0]

test('a wrong hash is answered like an order that does not exist', async () => {
  const order = await counter.place()
  const paths = [
    `/api/orders/public/${order.uid}/${'x'.repeat(32)}`,
    `/api/orders/public/${order.uid}/x`,
    `/api/orders/public/unbekannt/${order.hash}`,
    `/api/orders/public/${order.uid}/${'x'.repeat(32)}/events`,
  ]
  for (const path of paths) {
    const answer = await app.fetch(path)
    expect([path, answer.status, (await errorOf(answer))?.code]).toEqual([path, 404, 'unknown-order'])
  }
})

test('without a login nothing moves', async () => {
  expect((await counter.asStaff(await counter.place(), 'confirm', {}, '')).status).toBe(401)
})

test('staff of another branch do not find the order', async () => {
  expect((await counter.asStaff(await counter.place(), 'confirm', {}, counter.stranger)).status).toBe(404)
})

test('a note that is saved while an order moves does not undo the move', async () => {
  const order = await counter.place()
  const note = (text: string) =>
    app.fetch(`/api/orders/${order.id}`, {
      method: 'PATCH',
      headers: { authorization: counter.marta, 'content-type': 'application/json' },
      body: JSON.stringify({ internalNote: text }),
    })
  const answers = await Promise.all([
    note('eins'),
    counter.asStaff(order, 'confirm'),
    note('zwei'),
    note('drei'),
  ])
  const stored = await storedOrder(app.payload, order.id)

  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200])
  expect(stored).toMatchObject({ status: 'confirmed', version: 2 })
})

test('nobody changes the status past the life cycle', async () => {
  const order = await counter.place()
  await app.fetch(`/api/orders/${order.id}`, {
    method: 'PATCH',
    headers: { authorization: counter.marta, 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'completed', total: 1, version: 99 }),
  })

  expect(await storedOrder(app.payload, order.id)).toMatchObject({
    status: 'awaiting',
    total: 2180,
    version: 1,
  })
})

async function storedOrder(payload: Payload, id: string) {
  return payload.findByID({
    collection: 'orders',
    id,
    depth: 0,
    ...asSystem(await createLocalReq({}, payload)),
  })
}
