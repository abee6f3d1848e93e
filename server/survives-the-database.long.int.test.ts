import { setTimeout as pause } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { expectEveryOrderOnce, type Guests, seatGuests } from '#plugins/ordering/testing/hungry-guests.ts'
import { type Seeded, seededChance } from '#scripts/testing/seeded.ts'
import { tellFigure } from '#scripts/testing/tell-figure.ts'

import { type FragileProduct, openFragileProduct, outages } from './testing/fragile-product.ts'

/** Of each kind, once while nobody asks for anything and once while guests order. */
const timesOfEach = 20
/** After PostgreSQL takes connections again. */
const readyWithinMs = 5000
const hour = 3_600_000

let product: FragileProduct
let chance: Seeded

beforeAll(async () => {
  chance = seededChance()
  product = await openFragileProduct()
})

afterAll(() => product.close())

async function loseAndReturn(lose: (typeof outages)[string]): Promise<number> {
  await lose(product.postgres)
  await product.isReady(false)
  await pause(chance.between(0, 3000))
  await product.postgres.startAgain()
  return product.isReady(true)
}

test.each(Object.entries(outages))(
  `while nobody asks, PostgreSQL %s ${timesOfEach} times and the product is ready again in time`,
  { timeout: hour },
  async (how, lose) => {
    const took: number[] = []
    for (let time = 0; time < timesOfEach; time += 1) took.push(await loseAndReturn(lose))

    tellFigure(`idle, ${how}: ready after at most ${Math.round(Math.max(...took))} ms`)
    expect(product.server.hasEnded()).toBe(false)
    expect(Math.max(...took)).toBeLessThan(readyWithinMs)
  },
)

test.each(Object.entries(outages))(
  `while guests order, PostgreSQL %s ${timesOfEach} times and no order is lost or doubled`,
  { timeout: hour },
  async (how, lose) => {
    await product.app.pool.query('truncate orders, idempotency_keys, ticket_counters cascade')
    const guests: Guests = seatGuests(product.shop, () => product.server.url)
    const took: number[] = []
    for (let time = 0; time < timesOfEach; time += 1) {
      await guests.areServed(chance.between(1, 60))
      took.push(await loseAndReturn(lose))
    }
    await guests.leave()

    const answers = Object.fromEntries(guests.answers)
    tellFigure(`under load, ${how}: ${guests.acknowledged.size} orders, ${JSON.stringify(answers)}`)
    tellFigure(`under load, ${how}: ready after at most ${Math.round(Math.max(...took))} ms`)
    expect(product.server.hasEnded()).toBe(false)
    expect(new Set(guests.answers.keys())).toEqual(new Set([201, 503]))
    expect(Math.max(...took)).toBeLessThan(readyWithinMs)
    await expectEveryOrderOnce(product.app.pool, guests)
  },
)
