import { afterAll, beforeAll, expect, it } from 'vitest'

import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { type Counter, openCounter } from '../testing/open-counter.ts'

let app: TestApp
let counter: Counter

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
})

afterAll(() => app.close())

const origin = {
  first: { origin: 'search', source: 'google.at', campaign: null, code: null },
  last: { origin: 'qr', source: null, campaign: null, code: 'tisch-7' },
}

const keptOf = async (id: string): Promise<unknown> =>
  (await app.pool.query<{ origin: unknown }>('select origin from orders where id = $1', [id])).rows[0]?.origin

it('an order keeps how a guest came who agreed to be counted, first and last, and nothing of anybody else', async () => {
  const told = await counter.place({ origin })
  const untold = await counter.place()

  expect(await keptOf(told.id)).toEqual(origin)
  expect(await keptOf(untold.id)).toBeNull()
  expect(told).not.toHaveProperty('origin')
})

it.each([
  ['a way that nobody comes by', { ...origin, last: { ...origin.last, origin: 'magic' } }],
  ['anything besides', { ...origin, visitor: 'f3b0' }],
  ['half of it', { first: origin.first }],
])('%s is refused', async (_, given) => {
  expect(await counter.place({ origin: given })).toMatchObject({
    errors: [{ field: expect.stringContaining('origin') }],
  })
})
