import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { discountedShops } from '../testing/discounted-shop.ts'

let app: TestApp
let house: ReturnType<typeof discountedShops>

beforeAll(async () => {
  app = await createTestApp()
  house = discountedShops(app)
})

afterAll(() => app.close())

const statuses = (answers: readonly Response[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)

describe('a budget', () => {
  it('of five uses is had by five of twenty at once, whichever branch they order at', async () => {
    const [shop, other] = [await house.open({}), await house.open({})]
    const id = await house.grant(shop.branch, {
      code: 'FUENF',
      maxUses: 5,
      branches: [shop.branch, other.branch],
    })
    const ordered = { discountCode: 'FUENF', expectedTotal: 1962 }

    const answers = (await Promise.all([shop, other].map((each) => house.placeAll(10, each, ordered)))).flat()
    expect(statuses(answers)).toEqual([...Array<number>(5).fill(201), ...Array<number>(15).fill(400)])
    expect(await house.used(id)).toEqual({ orders: 5, cents: 1090 })
  })

  it('of one code keeps nobody waiting who has another', async () => {
    const [shop, other] = [await house.open({}), await house.open({})]
    await house.grant(shop.branch, { code: 'LANGSAM', maxUses: 5 })
    await house.grant(other.branch, { code: 'SCHNELL', maxUses: 5 })
    expect((await house.place(shop)).status).toBe(201)
    const held = await app.pool.connect()
    await held.query('begin')
    await held.query('select from ticket_counters where branch_id = $1 for update', [shop.branch])
    const slow = house.place(shop, { discountCode: 'LANGSAM' })
    try {
      await vi.waitFor(async () => {
        const { rowCount } = await held.query(
          `select from pg_locks where not granted and locktype in ('transactionid', 'tuple')`,
        )
        expect(rowCount).toBeGreaterThan(0)
      }, 20_000)
      expect((await house.place(other, { discountCode: 'SCHNELL' })).status).toBe(201)
    } finally {
      await held.query('rollback')
      held.release()
    }

    expect((await slow).status).toBe(201)
  })
})
