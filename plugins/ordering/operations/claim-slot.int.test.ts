import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { asStart, limitedShops, noonAnd } from '../testing/limited-shops.ts'

let app: TestApp
let shops: ReturnType<typeof limitedShops>

beforeAll(async () => {
  app = await createTestApp()
  shops = limitedShops(app)
})

afterAll(() => app.close())

describe('of 20 orders at once', () => {
  test('for a slot of 5 exactly 5 are taken, and the others are told at which field', async () => {
    const shop = await shops.open({ maxOrdersPerSlot: 5 })
    const answers = await shops.placeAll(20, shop, { appointmentDate: noonAnd(7) })
    const refused = answers.filter(({ status }) => status !== 201)

    expect(refused.map(({ status }) => status)).toEqual(Array(15).fill(400))
    for (const answer of refused) {
      const { errors } = await readJson<ApiErrors>(answer)
      expect(errors).toEqual([
        {
          field: 'appointmentDate',
          code: 'appointment-full',
          message: 'Zu dieser Zeit ist leider nichts mehr frei. Bitte wählen Sie einen anderen Termin.',
          data: { fullSlots: [asStart(noonAnd(0))] },
        },
      ])
    }
    expect(await shops.counts(shop)).toEqual([5])
    expect(await shops.statusOf(shop, { appointmentDate: noonAnd(14) })).toBe(400)
    expect(await shops.statusOf(shop, { appointmentDate: noonAnd(15) })).toBe(201)
  })

  test('for as soon as possible each is promised for the next slot that has room', async () => {
    const shop = await shops.open({ maxOrdersPerSlot: 5, takeawayPreparationMinutes: 20 })
    const answers = await shops.placeAll(20, shop)
    const orders = await Promise.all(answers.map((answer) => readJson<PublicOrder>(answer)))
    const slotOf = ({ promisedAt }: PublicOrder) => Math.floor(Date.parse(promisedAt ?? '') / 900_000)
    const slots = Map.groupBy(orders, slotOf)
    const first = Math.min(...slots.keys())

    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    for (const [slot, { length }] of slots) {
      expect(length).toBeLessThanOrEqual(5)
      expect(slot - first).toBeLessThanOrEqual(4)
    }
    for (const { promisedAt, placedAt } of orders) {
      expect(Date.parse(promisedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(placedAt) + 20 * 60_000)
    }
  })

  test('with one key for the last place there is one order, and every answer is it', async () => {
    const shop = await shops.open({ maxOrdersPerSlot: 1 })
    const key = randomUUID()
    const wish = { appointmentDate: noonAnd(0) }
    const answers = await Promise.all(Array.from({ length: 20 }, () => shops.place(shop, wish, key)))
    const orders = await Promise.all(answers.map((answer) => readJson<PublicOrder>(answer)))

    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
    expect(await shops.statusOf(shop, wish)).toBe(400)
    expect(await readJson(await shops.place(shop, wish, key))).toEqual(orders[0])
  })

  test('of which some are given back meanwhile, a slot never holds more than it may', async () => {
    const shop = await shops.open({ maxOrdersPerSlot: 3 })
    const cancel = async (answer: Response) => {
      if (answer.status !== 201) return
      const { uid, hash } = await readJson<PublicOrder>(answer)
      await app.fetch(`/api/orders/public/${uid}/${hash}/cancel`, { method: 'POST' })
    }
    const wish = { appointmentDate: noonAnd(0) }
    await Promise.all(
      Array.from({ length: 20 }, async (_, nth) => {
        const answer = await shops.place(shop, wish)
        if (nth % 2 === 0) await cancel(answer)
      }),
    )
    await shops.placeAll(5, shop, wish)

    expect(await shops.counts(shop)).toEqual([3])
  })
})
