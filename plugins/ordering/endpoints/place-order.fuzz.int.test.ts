import { randomUUID } from 'node:crypto'

import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { apiErrors } from '#domain/refusals/api-error.contract.ts'
import { size } from '#scripts/testing/sizes.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { attachLiveBus } from '#kernel/live/bus-of.ts'
import { createLiveBus, type LiveBus } from '#kernel/live/live-bus.ts'
import { annasOrder, openCornerShop } from '../testing/corner-shop.ts'

const amount = size({ short: 2_000, long: 10_000 })

let app: TestApp
let bus: LiveBus
let order: Record<string, unknown>

beforeAll(async () => {
  app = await createTestApp()
  bus = await createLiveBus({ connectionString: app.databaseUrl })
  attachLiveBus(app.payload, bus)
  order = annasOrder(await openCornerShop(app.payload))
})

afterAll(async () => {
  await bus.close()
  await app.close()
})

const odd = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\0', '\ud800', 'x'.repeat(3000), '+275760-09-13T00:00:00Z', '2026-02-30', 'NaN'),
  fc.double(),
  fc.integer(),
  fc.constantFrom(null, true, {}, [], [[]], { parts: null }),
  fc.jsonValue(),
)

const fields =
  'branch isDelivery isDineIn items expectedTotal firstName comment email phone appointmentDate paymentMethod country deliveryArea table donatee vatNumber floor'.split(
    ' ',
  )

/** A good order in which one to four fields, or a field of its item, hold something odd. */
const bodies = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .dictionary(fc.constantFrom(...fields), odd, { minKeys: 1, maxKeys: 4 })
      .map((changes) => ({ ...order, ...changes })),
  },
  {
    weight: 4,
    arbitrary: fc
      .dictionary(fc.constantFrom('product', 'amount', 'unit', 'parts'), odd, { minKeys: 1, maxKeys: 2 })
      .map((changes) => ({ ...order, items: [{ ...(order.items as object[])[0], ...changes }] })),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
)

test(`none of ${amount} odd orders is answered with a server error or without German words`, async () => {
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const answer = await app.fetch('/api/orders', {
        method: 'POST',
        headers: { 'idempotency-key': randomUUID() },
        body: JSON.stringify(body),
      })
      const text = await answer.text()

      if (answer.status === 201) return
      expect([text, answer.status < 500]).toEqual([text, true])
      const { errors } = apiErrors.parse(JSON.parse(text))
      for (const error of errors) expect(error.message).not.toBe('')
    }),
    { numRuns: amount },
  )
})
