import { afterAll, beforeAll, expect, test } from 'vitest'

import { type OwnPostgres, startOwnPostgres } from '#scripts/testing/own-postgres.ts'
import { startServerProcess } from '#scripts/testing/running-server.ts'
import { seededChance } from '#scripts/testing/seeded.ts'
import { tellFigure } from '#scripts/testing/tell-figure.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { openCornerShop } from './testing/corner-shop.ts'
import { expectEveryOrderOnce, seatGuests } from './testing/hungry-guests.ts'

const kills = 200
const leastOrders = kills * 100
const hour = 3_600_000

let postgres: OwnPostgres
let app: TestApp

beforeAll(async () => {
  postgres = await startOwnPostgres()
  app = await createTestApp(postgres.databaseUrl)
})

afterAll(async () => {
  await app.close()
  await postgres.remove()
})

test(`${kills} kills of the process cost no acknowledged order, double none and leave no gap`, {
  timeout: 3 * hour,
}, async () => {
  const { seed, between } = seededChance()
  const shop = await openCornerShop(app.payload)
  let server = await startServerProcess(app.databaseUrl, app.mediaDir)
  const guests = seatGuests(shop, () => server.url)

  for (let kill = 0; kill < kills; kill += 1) {
    await guests.areServed(between(60, 140))
    await server.kill()
    server = await startServerProcess(app.databaseUrl, app.mediaDir)
  }
  await guests.areServed(Math.max(0, leastOrders - guests.acknowledged.size))
  await guests.leave()
  await server.stop()

  const answers = JSON.stringify(Object.fromEntries(guests.answers))
  tellFigure(`seed ${seed}: ${kills} kills, ${guests.acknowledged.size} orders, answers ${answers}`)
  expect(guests.acknowledged.size).toBeGreaterThanOrEqual(leastOrders)
  await expectEveryOrderOnce(app.pool, guests)
})
