import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { OrderHistory } from '#domain/ordering/order-history.contract.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { mayScreenMove, type OrderScreen, orderScreens } from '#domain/ordering/screen-moves.ts'
import { staffActions } from '#domain/ordering/staff-move.contract.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'
import { askWith, hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { type Counter, openCounter } from '../testing/open-counter.ts'
import { pairScreen } from '../testing/pair-screen.ts'

type Screen = Awaited<ReturnType<typeof pairScreen>>

let app: TestApp
let counter: Counter
let admin: Hired
let desk: Screen
let kitchen: Screen

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
  admin = await hire(app, 'ROLE_ADMIN')
  desk = await pairScreen(app, counter.shop.branch, 'frontdesk')
  kitchen = await pairScreen(app, counter.shop.branch, 'backoffice')
})

afterAll(() => app.close())

type Press = { at?: OrderScreen; key?: string; branch?: string; body?: object }

const press = (
  order: { id: string },
  action: string,
  { at = 'frontdesk', key = desk.key, branch = counter.shop.branch, body = {} }: Press = {},
) => askWith(app)('POST', `/api/orders/${at}/${branch}/${key}/${order.id}/status/${action}`, body)
const pressed = async (...asked: Parameters<typeof press>) => readJson<StaffOrder>(await press(...asked))
const problemOf = async (answer: Response) => {
  const [error] = (await readJson<ApiErrors>(answer)).errors
  const { why } = (error?.data ?? {}) as { why?: string }
  return [answer.status, error?.code, why].filter(Boolean)
}
const seen = async ({ uid, hash }: PublicOrder) =>
  readJson<PublicOrder>(await app.fetch(`/api/orders/public/${uid}/${hash}`))
const historyOf = async ({ id }: PublicOrder) =>
  readJson<OrderHistory>(await askWith(app, counter.marta)('GET', `/api/orders/${id}/history`))
const atKitchen = {
  at: 'backoffice',
  get key() {
    return kitchen.key
  },
} as const

describe('a screen', () => {
  it('moves an order of its branch from its beginning to its end, and is remembered by its name', async () => {
    const order = await counter.place()
    const confirmed = await pressed(order, 'confirm')
    const ready = await pressed(order, 'in-delivery', atKitchen)
    const done = await pressed(order, 'completed')

    expect([confirmed, ready, done].map(({ status }) => status)).toEqual([
      'confirmed',
      'in-delivery',
      'completed',
    ])
    expect(done).toMatchObject({ id: order.id, version: 4, lastName: 'Huber' })
    expect(done).not.toHaveProperty('hash')
    expect(await seen(order)).toMatchObject({ status: 'completed', version: 4 })

    await app.pool.query(`update devices set name = 'Umbenannt' where id = any($1)`, [[desk.id, kitchen.id]])
    expect((await historyOf(order)).slice(1).map(({ by }) => by)).toEqual([
      { kind: 'device', name: desk.name },
      { kind: 'device', name: kitchen.name },
      { kind: 'device', name: desk.name },
    ])
  })

  it('at the counter refuses with a reason, and proposes another time', async () => {
    const refused = await counter.place()
    const proposed = await counter.place()
    const counterAppointment = '2126-11-27T18:00:00.000Z'
    await press(refused, 'reject', { body: { rejectionMessage: 'Ausverkauft' } })
    await press(proposed, 'confirm', { body: { counterAppointment } })

    expect(await seen(refused)).toMatchObject({ status: 'rejected', rejectionMessage: 'Ausverkauft' })
    expect(await seen(proposed)).toMatchObject({ status: 'awaiting', counterAppointment })
  })

  it('pressed twice at once moves once', async () => {
    const order = await counter.place()
    const answers = await Promise.all(Array.from({ length: 8 }, () => press(order, 'confirm')))

    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(await seen(order)).toMatchObject({ status: 'confirmed', version: 2 })
    expect(await historyOf(order)).toHaveLength(2)
  })

  it('and a person at once do one thing or the other', async () => {
    const order = await counter.place()
    const answers = await Promise.all([press(order, 'confirm'), counter.asStaff(order, 'reject')])
    const { status, version } = await seen(order)

    expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(answers[0]?.status === 200 ? 'confirmed' : 'rejected').toBe(status)
    expect(version).toBe(2)
  })

  it('is refused what the order does not allow, and reads why without the secret of its guest', async () => {
    const order = await counter.place()
    const answer = await press(order, 'in-delivery', atKitchen)
    const [error] = (await readJson<ApiErrors>(answer.clone())).errors

    expect(await problemOf(answer)).toEqual([409, 'illegal-status-change', 'too-early'])
    expect(error?.data).toMatchObject({ order: { id: order.id, status: 'awaiting' } })
    expect(error?.data).not.toHaveProperty('order.hash')
  })
})

describe('a screen may not', () => {
  it.each(orderScreens)('at %s what its place is not for, whichever device it is', async (at) => {
    for (const [kind, { key }] of [
      ['frontdesk', desk],
      ['backoffice', kitchen],
    ] as const) {
      for (const action of staffActions.filter((each) => !mayScreenMove(at, kind, each))) {
        const order = await counter.place()
        expect([kind, action, ...(await problemOf(await press(order, action, { at, key })))]).toEqual([
          kind,
          action,
          403,
          'not-for-this-device',
        ])
        expect(await seen(order)).toMatchObject({ status: 'awaiting', version: 1 })
      }
    }
  })

  it('do anything with an order of another branch', async () => {
    const { rows } = await app.pool.query<{ id: string }>(
      `select id from branches where identifier = 'anderswo'`,
    )
    const order = await counter.place()
    const elsewhere = rows[0]?.id ?? ''
    const foreign = await pairScreen(app, elsewhere, 'frontdesk')
    const unknown = { id: '01900000-0000-7000-8000-000000000000' }

    expect(await problemOf(await press(order, 'confirm', { branch: elsewhere, key: foreign.key }))).toEqual([
      404,
      'unknown-order',
    ])
    expect(await problemOf(await press(unknown, 'confirm'))).toEqual([404, 'unknown-order'])
    expect(await seen(order)).toMatchObject({ version: 1 })
  })

  it('do anything by a wrong key, at another branch, for another purpose', async () => {
    const order = await counter.place()
    const printing = await pairScreen(app, counter.shop.branch, 'printer')
    const wrong = `${desk.key.slice(0, -1)}${desk.key.endsWith('a') ? 'b' : 'a'}`

    for (const asked of [
      { key: wrong },
      { key: 'irgendwas' },
      { key: printing.key },
      { branch: 'anderswo' },
      { branch: 'gibt-es-nicht' },
    ]) {
      for (const at of orderScreens) {
        const list = await app.fetch(
          `/api/orders/${at}/${asked.branch ?? counter.shop.branch}/${asked.key ?? desk.key}`,
        )
        expect(await problemOf(list)).toEqual([401, 'wrong-device-key'])
        expect(await problemOf(await press(order, 'in-delivery', { ...asked, at }))).toEqual([
          401,
          'wrong-device-key',
        ])
      }
    }
    expect(await seen(order)).toMatchObject({ version: 1 })
  })

  it('go on once its key is revoked, or it is switched off', async () => {
    const order = await counter.place()
    const revoked = await pairScreen(app, counter.shop.branch, 'frontdesk')
    const off = await pairScreen(app, counter.shop.branch, 'frontdesk')
    await press(order, 'confirm', { key: revoked.key })
    await admin.ask('DELETE', `/api/devices/${revoked.id}/key`)
    await admin.ask('PATCH', `/api/devices/${off.id}`, { isEnabled: false })

    for (const { key } of [revoked, off]) {
      expect(await problemOf(await press(order, 'completed', { key }))).toEqual([401, 'wrong-device-key'])
    }
    expect(await seen(order)).toMatchObject({ status: 'confirmed', version: 2 })
  })

  it('press what there is not', async () => {
    const order = await counter.place()

    expect(await problemOf(await press(order, 'erfunden'))).toEqual([400, 'validation'])
    expect(await problemOf(await press(order, 'expire'))).toEqual([400, 'validation'])
  })
})
