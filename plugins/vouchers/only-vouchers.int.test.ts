import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { openKitchen } from '#plugins/ordering/testing/kitchen-screens.ts'
import { verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { sellVouchersInShop } from './testing/sell-in-shop.ts'
import { openVoucherHouse, type VoucherHouse } from './testing/voucher-house.ts'

let app: TestApp
let house: VoucherHouse
let product: string

beforeAll(async () => {
  app = await createTestApp()
  house = await openVoucherHouse(app)
  product = await sellVouchersInShop(app, house.shop)
  // Closed for good, of slots that take almost nothing, and slow.
  await app.payload.update({
    collection: 'branches',
    id: house.shop.branch,
    data: {
      openingHours: [],
      isPreorderEnabled: false,
      isTakeawayEnabled: false,
      isDineInEnabled: true,
      isTakeawayAddressRequired: true,
      takeawayPreparationMinutes: 25,
    },
    overrideAccess: true,
  })
})

afterAll(() => app.close())

const voucher = () => ({ product, amount: 1, unit: 'piece', parts: [] })
const pizza = () => ({ product: house.shop.pizza, amount: 1, unit: 'piece', parts: [] })
const tryToBuy = (items: object[], said: object = {}) => house.tryToPay([], { items, ...said }, randomUUID())
const stored = async ({ id }: PublicOrder) => {
  const { rows } = await app.pool.query<Record<string, unknown>>(
    `select type::text, status::text, promised_at as "promisedAt", appointment_date as "appointmentDate",
            table_identifier as "table", delivery_gross::int as "deliveryGross", work_units::int as "workUnits"
       from orders where id = $1`,
    [id],
  )
  return rows[0]
}

describe('vouchers alone', () => {
  it('are sold by a house that is closed, whatever a browser says of how and for when', async () => {
    const inAWeek = Temporal.Now.instant().add({ hours: 168 }).toString()
    const said = { isDelivery: true, deliveryArea: 'Zentrum', appointmentDate: inAWeek }
    const ways = [said, { isDineIn: true, table: '7' }, { appointmentDate: '2020-01-01T00:00:00Z' }, {}]
    for (const way of ways) {
      const answer = await tryToBuy([voucher()], way)
      expect(answer.status).toBe(201)
      expect(await stored(await readJson<PublicOrder>(answer))).toEqual({
        type: 'takeaway',
        status: 'awaiting',
        promisedAt: null,
        appointmentDate: null,
        table: null,
        deliveryGross: 0,
        workUnits: 0,
      })
    }
  })

  it('need an open house as soon as there is a dish with them', async () => {
    expect(await verdict(await tryToBuy([voucher(), pizza()]))).toMatchObject({ status: 400 })
  })

  it('are never in the kitchen, and done once they are paid, though somebody has taken them before', async () => {
    const kitchen = await openKitchen(app, house)
    const order = await readJson<PublicOrder>(await tryToBuy([voucher()]))
    expect((await house.asStaff(order, 'confirm')).status).toBe(200)
    await house.deliver()
    expect((await kitchen.list()).docs).toEqual([])

    await house.post(`/api/orders/${order.id}/update-payment-status`, { paymentStatus: 'paid' })
    await house.deliver()
    expect(await house.stored(order)).toMatchObject({ status: 'completed', paymentStatus: 'paid' })
    expect((await kitchen.list()).lately).toEqual([])
    const { rows } = await app.pool.query('select from vouchers where order_id = $1', [order.id])
    expect(rows).toHaveLength(1)
  })
})
