import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { codesOf, discountedShops } from '../testing/discounted-shop.ts'

let app: TestApp
let house: ReturnType<typeof discountedShops>

beforeAll(async () => {
  app = await createTestApp()
  house = discountedShops(app)
})

afterAll(() => app.close())

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const statuses = (answers: Response[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)

describe('what a branch takes off by itself', () => {
  it('is told to guests, taken off by the server and kept with the order and its lines', async () => {
    const shop = await house.open({})
    const id = await house.grant(shop.branch)
    expect(await house.told(shop.branch)).toMatchObject([
      { id, name: 'Zehn Prozent', isCode: false, value: 1000 },
    ])

    const order = await house.placed(shop, { expectedTotal: 1962 })
    expect(order).toMatchObject({
      goodsGross: 2180,
      discount: 218,
      total: 1962,
      discounts: [{ id, name: 'Zehn Prozent', cents: 218 }],
      items: [{ gross: 2180, discount: 218 }],
      taxes: [{ gross: 1962, tax: 178, net: 1784 }],
    })
  })

  it('is about what it names, of what the branch sells', async () => {
    const shop = await house.open({})
    await house.grant(shop.branch, { name: 'Suppen', products: [shop.soup] })
    await house.grant(shop.branch, { name: 'Alles aus „Alles“', categories: [shop.drinks], percent: 20 })

    const [all, soup] = await house
      .told(shop.branch)
      .then((told) => told.toSorted((one, other) => other.value - one.value))
    expect(soup?.products).toEqual([shop.soup])
    expect(all?.products?.toSorted()).toEqual([shop.pizza, shop.soup].toSorted())
  })

  it('is not told and not taken off once it is over, switched off or of another branch', async () => {
    const [shop, other] = [await house.open({}), await house.open({})]
    await house.grant(shop.branch, { isActive: false })
    await house.grant(other.branch)
    const over = await house.grant(shop.branch, { validUntil: ago(1) })
    expect(await house.told(shop.branch)).toMatchObject([{ id: over }])

    expect(await house.placed(shop)).toMatchObject({ discount: 0, total: 2180, discounts: [] })
  })

  it('that ends while the guest looks at it is refused with the new price', async () => {
    const shop = await house.open({})
    const id = await house.grant(shop.branch)
    await house.change(id, { validUntil: ago(0) })

    const answer = await house.place(shop, { expectedTotal: 1962 })
    expect(answer.status).toBe(409)
    expect(await readJson(answer)).toMatchObject({
      errors: [{ code: 'price-changed', data: { expected: 1962, actual: 2180 } }],
    })
  })
})

describe('a code', () => {
  it('is told to whoever has it alone, however it is written', async () => {
    const shop = await house.open({})
    const id = await house.grant(shop.branch, { code: 'sommer-26', kind: 'amount', amount: 500 })
    expect(await house.told(shop.branch)).toEqual([])
    const rule = await readJson(await house.askCode(shop.branch, ' Sommer-26 '))
    expect(rule).toMatchObject({ id, kind: 'amount', value: 500 })
    expect(JSON.stringify(rule)).not.toMatch(/sommer/i)

    expect(await house.placed(shop, { discountCode: 'SOMMER-26' })).toMatchObject({
      discount: 500,
      total: 1680,
    })
    expect(await house.placed(shop)).toMatchObject({ discount: 0 })
  })

  it.each([
    ['nobody knows', {}, { discountCode: 'ANDERER' }, 'discount-unknown'],
    ['is over', { validUntil: ago(1) }, {}, 'discount-over'],
    ['is not yet to be had', { validFrom: ago(-1) }, {}, 'discount-not-yet'],
    ['is for deliveries', { orderTypes: ['delivery' as const] }, {}, 'discount-order-type'],
    ['needs more goods', { minimumGoods: 2181 }, {}, 'discount-minimum'],
    ['is for fees that there are none of', { kind: 'free-delivery' as const }, {}, 'discount-no-fee'],
  ])('that %s is refused and says so', async (_which, discount, request, code) => {
    const shop = await house.open({})
    await house.grant(shop.branch, { code: 'SOMMER', ...discount })

    const answer = await house.place(shop, { discountCode: 'SOMMER', ...request })
    expect(answer.status).toBe(400)
    expect(await codesOf(answer)).toEqual([`discountCode ${code}`])
  })

  it('that was fine when it was typed, and ended before the order came, orders nothing', async () => {
    const shop = await house.open({})
    const id = await house.grant(shop.branch, { code: 'SOMMER' })
    expect((await house.askCode(shop.branch, 'SOMMER')).status).toBe(200)
    await house.change(id, { validUntil: ago(0) })

    expect(await codesOf(await house.place(shop, { discountCode: 'SOMMER', expectedTotal: 1962 }))).toEqual([
      'discountCode discount-over',
    ])
    expect(await codesOf(await house.askCode(shop.branch, 'SOMMER'))).toEqual(['code discount-over'])
  })

  it('stands for one discount of a branch', async () => {
    const [shop, other] = [await house.open({}), await house.open({})]
    await house.grant(shop.branch, { code: 'SOMMER' })
    await house.grant(other.branch, { code: 'SOMMER' })

    await expect(house.grant(shop.branch, { code: ' sommer' })).rejects.toMatchObject({ code: 'validation' })
    await expect(house.grant(shop.branch, { percent: null })).rejects.toMatchObject({ code: 'validation' })
  })

  it('that ends before it begins is refused', async () => {
    const shop = await house.open({})
    const never = { code: 'NIE', validFrom: '2026-07-02T00:00:00Z', validUntil: '2026-07-01T00:00:00Z' }

    await expect(house.grant(shop.branch, never)).rejects.toMatchObject({ code: 'validation' })
  })

  it('is worth something: no guest and no device reads the list', async () => {
    const shop = await house.open({})
    await house.grant(shop.branch, { code: 'GEHEIM' })

    for (const path of ['/api/discounts', `/api/branches/${shop.branch}/shop`, '/api/menus?depth=3']) {
      expect(await (await app.fetch(path)).text()).not.toContain('GEHEIM')
    }
  })
})

describe('a budget', () => {
  it('of three uses is had by three of ten at once', async () => {
    const shop = await house.open({})
    const id = await house.grant(shop.branch, { code: 'DREI', maxUses: 3 })

    const answers = await house.placeAll(10, shop, { discountCode: 'DREI', expectedTotal: 1962 })
    expect(statuses(answers)).toEqual([201, 201, 201, ...Array<number>(7).fill(400)])
    expect(await house.used(id)).toEqual({ orders: 3, cents: 654 })
    expect(await codesOf(await house.askCode(shop.branch, 'DREI'))).toEqual(['code discount-used-up'])
  })

  it('of money is spent to the cent by ten at once, and the last gets what is left', async () => {
    const shop = await house.open({})
    const id = await house.grant(shop.branch, { maxCents: 500 })

    // Without a word of what they expect each takes what there is.
    const orders = await Promise.all(
      (await house.placeAll(10, shop)).map((answer) => readJson<PublicOrder>(answer)),
    )
    expect(orders.map(({ discount }) => discount).toSorted((one, other) => other - one)).toEqual([
      218, 218, 64, 0, 0, 0, 0, 0, 0, 0,
    ])
    expect(await house.used(id)).toEqual({ orders: 3, cents: 500 })
    expect(await house.told(shop.branch)).toEqual([])
  })

  it('that others have used up meanwhile is refused with the new price, which the shop then shows', async () => {
    const shop = await house.open({})
    await house.grant(shop.branch, { maxUses: 1 })
    expect(await house.told(shop.branch)).toHaveLength(1)

    const answers = await house.placeAll(2, shop, { expectedTotal: 1962 })
    expect(statuses(answers)).toEqual([201, 409])
    expect(await house.told(shop.branch)).toEqual([])
    expect((await house.place(shop, { expectedTotal: 2180 })).status).toBe(201)
  })

  it.each(['rejected', 'canceled', 'failed', 'expired'])(
    'is given back by an order that is %s',
    async (status) => {
      const shop = await house.open({})
      await house.grant(shop.branch, { code: 'EINMAL', maxUses: 1 })
      const { id } = await house.placed(shop, { discountCode: 'EINMAL' })
      expect(await house.statusOf(shop, { discountCode: 'EINMAL' })).toBe(400)

      await app.pool.query('update orders set status = $2 where id = $1', [id, status])
      expect(await house.statusOf(shop, { discountCode: 'EINMAL' })).toBe(201)
    },
  )

  it('that a guest gives back by cancelling is shown to others again', async () => {
    const shop = await house.open({})
    await house.grant(shop.branch, { maxUses: 1 })
    const { uid, hash } = await house.placed(shop)
    expect(await house.told(shop.branch)).toEqual([])

    await app.fetch(`/api/orders/public/${uid}/${hash}/cancel`, { method: 'POST' })
    expect(await house.told(shop.branch)).toHaveLength(1)
  })

  it('for each guest knows them by mail or telephone, and asks for one of them', async () => {
    const shop = await house.open({})
    await house.grant(shop.branch, { code: 'NEU', maxUsesPerGuest: 1 })
    const asks = async (changes: object) => {
      const answer = await house.place(shop, { discountCode: 'NEU', ...changes })
      return answer.ok ? [] : codesOf(answer)
    }

    expect(await asks({ email: '' })).toEqual(['discountCode discount-guest-unknown'])
    expect(await asks({ phone: '+43 664 1234567' })).toEqual([])
    expect(await asks({ email: 'ANNA@gast.test' })).toEqual(['discountCode discount-guest-used-up'])
    expect(await asks({ email: 'andere@gast.test', phone: '0664 1234567' })).toHaveLength(1)
    expect(await asks({ email: 'bert@gast.test' })).toEqual([])
  })

  it('is taken once by a request that is sent again, which is answered as before', async () => {
    const shop = await house.open({})
    const id = await house.grant(shop.branch, { code: 'EINMAL', maxUses: 1 })
    const key = crypto.randomUUID()
    const first = await readJson<PublicOrder>(await house.place(shop, { discountCode: 'EINMAL' }, key))

    const again = await house.place(shop, { discountCode: 'EINMAL' }, key)
    expect(await readJson(again)).toMatchObject({ id: first.id, discount: 218 })
    expect(await house.used(id)).toEqual({ orders: 1, cents: 218 })
  })

  it('holds beside places that are limited as well', async () => {
    const shop = await house.open({ maxOrdersPerSlot: 4 })
    const id = await house.grant(shop.branch, { code: 'ZWEI', maxUses: 2 })

    const answers = await house.placeAll(6, shop, { discountCode: 'ZWEI' })
    expect(statuses(answers).filter((status) => status === 201)).toHaveLength(2)
    expect((await house.used(id)).orders).toBe(2)
  })
})
