import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { pay } from '#plugins/day-ends/testing/paid-days.ts'
import { openCounter } from '#plugins/ordering/testing/open-counter.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { marksOfOrder } from './fiscal.port.ts'
import { openSigningHouse, type SigningHouse } from './testing/signing-house.ts'

let app: TestApp
let model: string
let house: SigningHouse

beforeAll(async () => {
  app = await createTestApp()
  model = (await (await openCounter(app)).place()).id
  house = await openSigningHouse(app, 'rksv')
})

afterAll(() => app.close())

const now = () => Temporal.Now.instant().toString()
const paid = (amount: number, more: object = {}) =>
  pay(app, { branch: house.branch, model, at: now(), amount, ...more })

describe('an Austrian cash box', () => {
  it('begins with a receipt of nothing, and signs each payment and what goes back after it', async () => {
    const { order } = await paid(1507)
    await paid(300, { kind: 'refund', order })
    await paid(1507, { method: 'atm-card' })
    await house.follow()
    await house.follow()
    const receipts = await house.checked()

    expect(receipts.map(({ number, sums, turnover }) => [number, sums, turnover])).toEqual([
      [1, [0, 0, 0, 0, 0], 0],
      [2, [500, 1000, 0, 7, 0], 1507],
      [3, [-100, -199, 0, -1, 0], null],
      [4, [500, 1000, 0, 7, 0], 2714],
    ])
    expect(receipts[1]?.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
    expect((await house.page()).receipts.map(({ kind }) => kind)).toEqual(['sale', 'storno', 'sale', 'start'])
  })

  it('signs what is paid when its receipt is wanted, and says whose signature it is', async () => {
    const { order } = await paid(1507)
    const [mark] = await marksOfOrder(app.payload, { id: order, branch: house.branch })

    expect(mark).toMatchObject({ scheme: 'rksv', kind: 'sale', state: 'signed', number: 5, isTest: true })
    expect(mark?.code).toMatch(/^_R1-AT0_KASSE-1-1_5_[-0-9T:]{19}_5,00_10,00_0,00_0,07_0,00_[^_]+_U:TEST-/)
  })

  it('gives ten payments at once ten numbers one after the other', async () => {
    const orders = await Promise.all(Array.from({ length: 10 }, () => paid(1507)))
    await Promise.all([
      ...orders.map(({ order: id }) => marksOfOrder(app.payload, { id, branch: house.branch })),
      house.follow(),
    ])
    const receipts = await house.checked()

    expect(receipts.map(({ number }) => number)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1))
    expect(receipts.every(({ isSigned }) => isSigned)).toBe(true)
    expect(receipts.at(-1)?.turnover).toBe(2714 + 1507 * 11)
  })

  it('writes zero and monthly receipts when it is asked', async () => {
    expect((await house.ask('zero')).status).toBe(201)
    expect((await house.ask('monthly')).status).toBe(201)

    expect((await house.page()).receipts.slice(0, 2).map(({ kind }) => kind)).toEqual([
      expect.stringMatching(/^(monthly|yearly)$/),
      'zero',
    ])
    expect((await house.checked()).slice(-2).map(({ sums }) => sums)).toEqual([
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ])
  })

  it('goes on selling without its device, and tells when it is back', async () => {
    await house.plug(true)
    const { order } = await paid(1507)
    const [mark] = await marksOfOrder(app.payload, { id: order, branch: house.branch })
    await paid(1507)
    await house.follow()
    const away = await house.page()

    expect(mark).toMatchObject({ state: 'unsigned', number: 18 })
    expect(away.box).toMatchObject({ unsigned: 2, awaySince: expect.any(String) })
    await house.plug(false)
    await paid(1507)
    await house.follow()
    const receipts = await house.checked()

    expect(receipts.slice(-4).map(({ isSigned, sums }) => [isSigned, sums[0]])).toEqual([
      [false, 500],
      [false, 500],
      [true, 0],
      [true, 500],
    ])
    expect((await house.page()).box.awaySince).toBeNull()
    expect((await house.page()).receipts[1]).toMatchObject({ kind: 'collective', state: 'signed' })
  })

  it('ends with a receipt, after which it writes nothing', async () => {
    expect((await house.ask('closing')).status).toBe(201)
    expect((await house.ask('zero')).status).toBe(409)
    await paid(1507)
    await house.follow()

    expect((await house.page()).box).toMatchObject({ endedAt: expect.any(String), receipts: 22 })
    expect((await house.checked()).at(-1)?.sums).toEqual([0, 0, 0, 0, 0])
  })
})
