import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { asSystem } from '#kernel/access/on-behalf.ts'
import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { limitedShops, noonAnd } from '../testing/limited-shops.ts'

let app: TestApp
let shops: ReturnType<typeof limitedShops>

beforeAll(async () => {
  app = await createTestApp()
  shops = limitedShops(app)
})

afterAll(() => app.close())

describe('a limit', () => {
  test('that is set later counts what was ordered before, lowered it takes no more, raised it does', async () => {
    const shop = await shops.open({})
    const wish = { appointmentDate: noonAnd(0) }
    await shops.placeAll(4, shop, wish)

    await shops.change(shop.branch, { maxOrdersPerSlot: 4 })
    expect(await shops.statusOf(shop, wish)).toBe(400)
    await shops.change(shop.branch, { maxOrdersPerSlot: 2 })
    expect(await shops.statusOf(shop, wish)).toBe(400)
    await shops.change(shop.branch, { maxOrdersPerSlot: 5 })
    const statuses = await Promise.all([shops.statusOf(shop, wish), shops.statusOf(shop, wish)])
    expect(statuses.toSorted()).toEqual([201, 400])
    expect(await shops.counts(shop)).toEqual([5])
  })

  test('holds for slots of another length at once', async () => {
    const shop = await shops.open({ maxOrdersPerSlot: 2 })
    await shops.placed(shop, { appointmentDate: noonAnd(0) })
    await shops.placed(shop, { appointmentDate: noonAnd(45) })

    await shops.change(shop.branch, { slotCapacityMinutes: 60 })
    expect(await shops.statusOf(shop, { appointmentDate: noonAnd(20) })).toBe(400)
    expect(await shops.statusOf(shop, { appointmentDate: noonAnd(60) })).toBe(201)
  })

  test('of an order type leaves the others alone, and the one for all counts every type', async () => {
    const shop = await shops.open({
      maxTakeawayOrdersPerSlot: 1,
      maxOrdersPerSlot: 2,
      isDineInEnabled: true,
      isTableSelectionEnabled: false,
    })
    const inside = { isDineIn: true, table: '7', appointmentDate: noonAnd(0) }
    const statuses = [
      await shops.statusOf(shop, { appointmentDate: noonAnd(0) }),
      await shops.statusOf(shop, { appointmentDate: noonAnd(0) }),
      await shops.statusOf(shop, inside),
      await shops.statusOf(shop, inside),
    ]

    expect(statuses).toEqual([201, 400, 201, 400])
    expect(await shops.fullSlots(shop)).toMatchObject({
      delivery: [expect.anything()],
      dineIn: [expect.anything()],
    })
  })

  test('is reckoned in the work of the products, and what exceeds it takes an empty slot', async () => {
    const shop = await shops.open({ maxOrdersPerSlot: 4 })
    const req = await createLocalReq({}, app.payload)
    await app.payload.update({
      collection: 'products',
      id: shop.pizza,
      data: { workUnits: 2 },
      ...asSystem(req),
    })
    const pizzas = (amount: number, minutes: number) => ({
      items: [{ product: shop.pizza, amount, unit: 'piece', parts: [] }],
      appointmentDate: noonAnd(minutes),
    })
    const soup = {
      items: [{ product: shop.soup, amount: 3, unit: 'piece', parts: [] }],
      appointmentDate: noonAnd(0),
    }

    expect(await shops.statusOf(shop, pizzas(1, 0))).toBe(201)
    expect(await shops.statusOf(shop, pizzas(2, 0))).toBe(400)
    expect(await shops.statusOf(shop, soup)).toBe(201)
    expect(await shops.statusOf(shop, soup)).toBe(201)
    expect(await shops.statusOf(shop, soup)).toBe(400)
    expect(await shops.statusOf(shop, pizzas(9, 15))).toBe(201)
    expect(await shops.statusOf(shop, { ...soup, appointmentDate: noonAnd(15) })).toBe(400)
  })

  test('lets requests for offers pass, which take no place', async () => {
    const shop = await shops.open({
      maxOrdersPerSlot: 1,
      isQuotationRequired: true,
      takeawayPreparationMinutes: 20,
    })
    const [first, second] = await Promise.all([shops.placed(shop), shops.placed(shop)])

    expect([first.promisedAt, second.promisedAt]).toEqual([null, null])
    expect(await shops.fullSlots(shop)).toEqual({ takeaway: [], delivery: [], dineIn: [] })
  })

  test('leaves nothing for as soon as possible once all that is open today is full', async () => {
    const shop = await shops.open({ maxOrdersPerSlot: 1, slotCapacityMinutes: 60 })
    await app.pool.query(
      `insert into orders (id, uid, hash, branch_id, business_day, items, taxes, placed_at, appointment_date)
       select gen_random_uuid(), gen_random_uuid()::text, 'x', $1, '2020-01-01', '[]', '[]', now(),
              now() + nth * interval '1 hour'
         from generate_series(0, 60) as nth`,
      [shop.branch],
    )

    const answer = await shops.place(shop)
    expect(answer.status).toBe(400)
    expect((await readJson<ApiErrors>(answer)).errors).toMatchObject([
      { field: 'appointmentDate', code: 'appointment-full' },
    ])
  })
})
