import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { pay } from '#plugins/day-ends/testing/paid-days.ts'
import { openCounter } from '#plugins/ordering/testing/open-counter.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { marksOfOrder } from './fiscal.port.ts'
import { checkMessages, holdsByItself, readCode } from './testing/check-tse.ts'
import { openSigningHouse, type SigningHouse } from './testing/signing-house.ts'

let app: TestApp
let model: string
let house: SigningHouse

beforeAll(async () => {
  app = await createTestApp()
  model = (await (await openCounter(app)).place()).id
  house = await openSigningHouse(app, 'tse')
})

afterAll(() => app.close())

const paid = (amount: number, more: object = {}) =>
  pay(app, { branch: house.branch, model, at: Temporal.Now.instant().toString(), amount, ...more })
const codeOf = async (order: string) =>
  (await marksOfOrder(app.payload, { id: order, branch: house.branch })).at(-1)?.code ?? ''

describe('a German device', () => {
  it('signs each receipt as a transaction, with a code that holds by itself', async () => {
    const { order } = await paid(1507)
    const code = await codeOf(order)

    expect(readCode(code)).toMatchObject({
      version: 'V0',
      type: 'Kassenbeleg-V1',
      data: 'Beleg^15.00_0.00_0.00_0.00_0.07^15.07:Bar',
      transaction: '1',
      counter: '3',
      algorithm: 'ecdsa-plain-SHA256',
      format: 'unixTime',
      start: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/),
    })
    expect(await holdsByItself(code)).toBe(true)
    expect(await holdsByItself(code.replace('15.07:Bar', '15.08:Bar'))).toBe(false)

    await paid(507, { kind: 'refund', order, method: 'atm-card' })
    expect(readCode(await codeOf(order)).data).toMatch(/\^-5\.07:Unbar$/)
    expect(await holdsByItself(await codeOf(order))).toBe(true)
  })

  it('hands out all that it has kept, counted and signed', async () => {
    await Promise.all(Array.from({ length: 10 }, () => paid(1507)))
    await Promise.all([house.follow(), house.follow()])
    const { receipts } = await house.page()
    const publicKey = readCode(receipts[0]?.code ?? '').publicKey ?? ''
    const messages = await checkMessages(await (await house.file('tse')).arrayBuffer(), publicKey)

    expect(receipts.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, index) => 12 - index))
    expect(messages.map(({ counter }) => counter)).toEqual(
      Array.from({ length: 36 }, (_, index) => index + 1),
    )
    expect(messages.map(({ transaction }) => transaction)).toEqual(
      Array.from({ length: 36 }, (_, index) => Math.floor(index / 3) + 1),
    )
    expect(messages[0]).toMatchObject({ operation: 'StartTransaction', client: 'KASSE-1-1', processData: '' })
    expect(messages[2]).toMatchObject({
      operation: 'FinishTransaction',
      processType: 'Kassenbeleg-V1',
      processData: 'Beleg^15.00_0.00_0.00_0.00_0.07^15.07:Bar',
    })
  })

  it('that is away leaves receipts without a code, and signs again when it is back', async () => {
    await house.plug(true)
    const { order } = await paid(1507)
    const [mark] = await marksOfOrder(app.payload, { id: order, branch: house.branch })
    await house.plug(false)
    const { order: next } = await paid(1507)

    expect(mark).toMatchObject({ state: 'unsigned', code: null, number: 13 })
    expect(await holdsByItself(await codeOf(next))).toBe(true)
    expect((await house.page()).box).toMatchObject({ awaySince: null, unsigned: 1, receipts: 14 })
  })

  it('knows no zero or monthly receipts, and has no Austrian record', async () => {
    expect((await house.ask('zero')).status).toBe(400)
    expect((await house.file('dep')).status).toBe(404)
    expect((await house.file('keys')).status).toBe(404)
  })
})
