import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { limitedShops, noonAnd } from '../testing/limited-shops.ts'
import { type Counter, openCounter } from '../testing/open-counter.ts'

let app: TestApp
let shops: ReturnType<typeof limitedShops>
let counter: Counter

beforeAll(async () => {
  app = await createTestApp()
  shops = limitedShops(app)
  counter = await openCounter(app)
})

afterAll(() => app.close())

describe('a place', () => {
  test.each(['rejected', 'canceled', 'failed', 'expired'])(
    'is free again once an order is %s',
    async (status) => {
      const shop = await shops.open({ maxOrdersPerSlot: 1 })
      const { id } = await shops.placed(shop, { appointmentDate: noonAnd(0) })
      expect(await shops.statusOf(shop, { appointmentDate: noonAnd(0) })).toBe(400)

      await app.pool.query(`update orders set status = $2 where id = $1`, [id, status])
      expect(await shops.statusOf(shop, { appointmentDate: noonAnd(0) })).toBe(201)
    },
  )

  test.each(['confirmed', 'completed'])('stays taken while an order is %s', async (status) => {
    const shop = await shops.open({ maxOrdersPerSlot: 1 })
    const { id } = await shops.placed(shop, { appointmentDate: noonAnd(0) })
    await app.pool.query(`update orders set status = $2 where id = $1`, [id, status])

    expect(await shops.statusOf(shop, { appointmentDate: noonAnd(0) })).toBe(400)
  })

  test('of a time that staff offer is kept, and the old one is free once the guest accepts', async () => {
    const { shop } = counter
    await shops.change(shop.branch, { maxOrdersPerSlot: 1 })
    const order = await shops.placed(shop, { appointmentDate: noonAnd(0) })
    await counter.asStaff(order, 'confirm', { counterAppointment: noonAnd(30) })
    const both = await Promise.all(
      [0, 30].map((minutes) => shops.statusOf(shop, { appointmentDate: noonAnd(minutes) })),
    )
    expect(both).toEqual([400, 400])

    const accepted = await readJson(await counter.asGuest(order, 'confirm-counter-appointment'))
    expect(accepted).toMatchObject({ appointmentDate: noonAnd(30), promisedAt: noonAnd(30) })
    expect(await shops.statusOf(shop, { appointmentDate: noonAnd(30) })).toBe(400)
    expect(await shops.statusOf(shop, { appointmentDate: noonAnd(0) })).toBe(201)
  })

  test('that is taken is not offered by staff either, but a time in its own slot is', async () => {
    const { shop } = counter
    await shops.change(shop.branch, { maxOrdersPerSlot: 1 })
    const order = await shops.placed(shop, { appointmentDate: noonAnd(120) })
    await shops.placed(shop, { appointmentDate: noonAnd(150) })

    const refused = await counter.asStaff(order, 'confirm', { counterAppointment: noonAnd(155) })
    expect(refused.status).toBe(400)
    expect((await readJson<ApiErrors>(refused)).errors).toMatchObject([
      { field: 'counterAppointment', code: 'appointment-full' },
    ])
    expect((await counter.asStaff(order, 'confirm', { counterAppointment: noonAnd(125) })).status).toBe(200)

    // Both times are of one slot, in which the order takes one place.
    await shops.change(shop.branch, { maxOrdersPerSlot: 2 })
    expect(await shops.statusOf(shop, { appointmentDate: noonAnd(121) })).toBe(201)
    expect(await shops.statusOf(shop, { appointmentDate: noonAnd(122) })).toBe(400)
  })
})
