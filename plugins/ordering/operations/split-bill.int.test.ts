import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { OrderHistory } from '#domain/ordering/order-history.contract.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { OrderBill } from '#domain/ordering/pay-part.contract.ts'
import { splitTexts } from '#domain/ordering/split-bill.texts.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { verdict } from '#scripts/testing/hire.ts'
import { paidForColumns } from '#plugins/payments/payments.port.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { type Counter, openCounter } from '../testing/open-counter.ts'
import { pairScreen } from '../testing/pair-screen.ts'
import { takeCards } from '../testing/take-cards.ts'

let app: TestApp
let counter: Counter

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
  await takeCards(app, counter.shop.branch)
  await app.payload.update({
    collection: 'branches',
    id: counter.shop.branch,
    data: { isTipEnabled: true },
    ...asSystem(await createLocalReq({}, app.payload)),
  })
})

afterAll(() => app.close())

const ask = (method: string, path: string, body?: object, authorization = counter.marta) =>
  app.fetch(path, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
const split = ({ id }: PublicOrder, body: object, authorization?: string) =>
  ask('POST', `/api/orders/${id}/split`, body, authorization)
const person = (more: object = {}) => ({ lines: [], method: 'cash', ...more })
const seen = (paid = 0) => ({ total: 2180, paid })

describe('two pizzas of 21,80 € that are split at once', () => {
  it('are paid by three alike, the cents that are left by the first, each in their own way and with a tip', async () => {
    const order = await counter.place()
    const people = [person({ tip: 100 }), person({ method: 'atm-card' }), person({ tip: 50 })]
    const bill = await readJson<OrderBill>(await split(order, { people, seen: seen() }))

    expect(bill.order).toMatchObject({ paymentStatus: 'paid', tip: 150, total: 2330 })
    expect(bill.payments.map(({ amount, method, tip }) => [amount, method, tip])).toEqual([
      [827, 'cash', 100],
      [727, 'atm-card', 0],
      [776, 'cash', 50],
    ])
    const history = await readJson<OrderHistory>(await ask('GET', `/api/orders/${order.id}/history`))
    expect(history.at(-1)).toMatchObject({
      action: 'settle',
      paidPart: { amount: 2330, left: 0, people: 3 },
    })
  })

  it('are paid by what each had', async () => {
    const order = await counter.place()
    const people = [
      person({ lines: [{ line: 0, amount: 1 }] }),
      person({ lines: [{ line: 0, amount: 1 }], method: 'atm-card' }),
    ]
    const { payments } = await readJson<OrderBill>(await split(order, { people, seen: seen() }))

    expect(payments).toMatchObject([
      { amount: 1090, covers: [{ line: 0, amount: 1, gross: 1090, taxRate: 1000 }] },
      { amount: 1090, covers: [{ line: 0, amount: 1, gross: 1090, taxRate: 1000 }] },
    ])
  })

  it('give nobody a tip of those whose money went back, and count it once where it is split anew', async () => {
    const order = await counter.place()
    const people = [person({ tip: 100 }), person({ method: 'atm-card', tip: 50 })]
    const back = { paymentStatus: 'none', reason: 'Falscher Tisch' }
    for (let round = 0; round < 2; round += 1) {
      expect((await split(order, { people, seen: seen() })).status).toBe(200)
      const taken = await ask('POST', `/api/orders/${order.id}/update-payment-status`, back)
      expect(taken.status).toBe(200)
      const open = await readJson<OrderBill>(await ask('GET', `/api/orders/${order.id}/bill`))
      expect(open.order).toMatchObject({ total: 2180, tip: 0, paymentStatus: 'none' })
    }
    const { rows } = await app.pool.query<{ kind: string; tip: number; tipsAfter: number }>(
      `select p.kind::text as kind, ${paidForColumns} from payments p join orders o on o.id = p.order_id
        where o.id = $1 order by p.at, p.id`,
      [order.id],
    )
    // What the order's tip was with each line: that of who had paid until then.
    const round = [
      ['capture', 100],
      ['capture', 150],
      ['correction', 0],
      ['correction', 0],
    ]
    expect(rows.map(({ kind, tipsAfter }) => [kind, 0 - tipsAfter])).toEqual([...round, ...round])
  })

  it('are split by one of ten who press at once, and the others are told in words', async () => {
    const order = await counter.place()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        split(order, { people: Array(2 + index).fill(person()), seen: seen() }),
      ),
    )
    const verdicts = await Promise.all(answers.filter(({ status }) => status !== 200).map(verdict))

    expect(verdicts).toHaveLength(9)
    for (const each of verdicts) expect(each).toMatchObject({ status: 409, codes: ['changed-meanwhile'] })
    const late = await split(order, { people: [person(), person()], seen: seen() })
    expect((await late.json()).errors[0].message).toBe(splitTexts.changed)
    const bill = await readJson<OrderBill>(await ask('GET', `/api/orders/${order.id}/bill`))
    expect(bill.order.paymentStatus).toBe('paid')
    expect(bill.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(2180)
  })

  it.each([
    [[person()], 400],
    [Array(51).fill(person()), 400],
    [[person(), person({ tip: -1 })], 400],
    [[person(), person({ lines: [{ line: 3, amount: 1 }] })], 409],
    [[person({ lines: [{ line: 0, amount: 2 }] }), person()], 409],
  ])('are not split in such a way', async (people, status) => {
    expect((await split(await counter.place(), { people, seen: seen() })).status).toBe(status)
  })

  it('are split by who works there alone, and at a screen by people', async () => {
    const order = await counter.place()
    const body = { people: [person(), person()], seen: seen() }
    expect((await split(order, body, counter.stranger)).status).toBe(404)

    const { branch } = counter.shop
    const { key } = await pairScreen(app, branch, 'tables')
    const at = await ask('POST', `/api/orders/screen/${branch}/${key}/${order.id}/split`, body, '')
    expect(await verdict(at)).toMatchObject({ codes: ['person-expired'] })
  })
})
