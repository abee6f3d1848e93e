import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { moveOrder as judge, orderActions, type OrderAction } from '#domain/ordering/order-status.ts'
import { orderStatuses, orderTypes } from '#domain/ordering/order-terms.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { type StaffAction, staffActions } from '#domain/ordering/staff-move.contract.ts'
import { type Counter, openCounter } from '../testing/open-counter.ts'

let app: TestApp
let counter: Counter

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
})

afterAll(() => app.close())

const errorOf = async (answer: Response) => (await readJson<ApiErrors>(answer)).errors[0]

async function traces(order: PublicOrder) {
  const { rows } = await app.pool.query(
    `select (select count(*)::int from order_events where order_id = $1) as history,
            (select count(*)::int from outbox where payload->>'order' = $1::text) as effects`,
    [order.id],
  )
  return rows[0]
}

test('an order goes from confirmed to completed and keeps its history', async () => {
  const order = await counter.place()
  for (const action of ['confirm', 'in-delivery', 'completed']) {
    expect((await counter.asStaff(order, action)).status).toBe(200)
  }
  const answer = await app.fetch(`/api/orders/public/${order.uid}/${order.hash}`)
  const moved = await readJson<PublicOrder>(answer)

  expect(moved).toMatchObject({ status: 'completed', version: 4, isCompleted: true })
  expect(moved.history.map(({ to }) => to)).toEqual(['awaiting', 'confirmed', 'in-delivery', 'completed'])
})

describe('every action on every state', () => {
  const cases = orderTypes.flatMap((type) =>
    orderStatuses.flatMap((status) => staffActions.map((action) => ({ type, status, action }))),
  )

  test('does what the life cycle says, and nothing else', async () => {
    const order = await counter.place()
    for (const { type, status, action } of cases) {
      await app.pool.query(`update orders set type = $2, status = $3 where id = $1`, [order.id, type, status])
      const before = await traces(order)
      const verdict = judge({ type, status }, { action, actor: 'staff' })

      const answer = await counter.asStaff(order, action)
      const after = await traces(order)
      const what = `${type} ${status} ${action}`

      expect([what, answer.status]).toEqual([what, verdict.isAllowed ? 200 : 409])
      const added = verdict.isAllowed && !verdict.isNoop ? 1 : 0
      expect([what, after]).toEqual([
        what,
        { history: before.history + added, effects: before.effects + added },
      ])

      const body = await readJson<PublicOrder & ApiErrors>(answer)
      const told = body.errors?.[0]?.data as { order: PublicOrder } | undefined
      expect([what, told?.order.status ?? body.status]).toEqual([
        what,
        verdict.isAllowed ? verdict.to : status,
      ])
      expect([what, body.errors?.[0]?.code]).toEqual([
        what,
        verdict.isAllowed ? undefined : 'illegal-status-change',
      ])
    }
  })

  test('is known to staff unless only the system may take it', async () => {
    const order = await counter.place()
    const isStaffs = (action: OrderAction): action is StaffAction =>
      staffActions.some((own) => own === action)
    for (const action of orderActions.filter((each) => !isStaffs(each))) {
      expect((await counter.asStaff(order, action)).status).toBe(400)
    }
  })
})

test('20 clicks at once confirm an order once', async () => {
  const order = await counter.place()
  const answers = await Promise.all(Array.from({ length: 20 }, () => counter.asStaff(order, 'confirm')))

  expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200))
  expect(await traces(order)).toEqual({ history: 2, effects: 2 })
})

test('of a confirmation and a cancellation at once the order keeps one state, and the loser learns it', async () => {
  for (let round = 0; round < 10; round += 1) {
    const order = await counter.place()
    const [confirmed, canceled] = await Promise.all([
      counter.asStaff(order, 'confirm'),
      counter.asGuest(order, 'cancel'),
    ])
    const stored = await readJson<PublicOrder>(
      await app.fetch(`/api/orders/public/${order.uid}/${order.hash}`),
    )

    expect(stored.version).toBe(2)
    expect([confirmed.status, canceled.status].toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(stored.status).toBe(confirmed.status === 200 ? 'confirmed' : 'canceled')
  }
})

test('a guest cancels until the order is confirmed', async () => {
  const early = await counter.place()
  expect(await readJson(await counter.asGuest(early, 'cancel'))).toMatchObject({
    status: 'canceled',
    isCanceled: true,
  })

  const late = await counter.place()
  await counter.asStaff(late, 'confirm')
  const answer = await counter.asGuest(late, 'cancel')
  expect(answer.status).toBe(409)
  expect(await errorOf(answer)).toMatchObject({ data: { why: 'too-late', order: { status: 'confirmed' } } })
})

test('a rejection tells the guest why', async () => {
  const order = await counter.place()
  await counter.asStaff(order, 'reject', { rejectionMessage: ' Der Ofen ist kaputt. ' })

  const answer = await app.fetch(`/api/orders/public/${order.uid}/${order.hash}`)
  expect(await readJson(answer)).toMatchObject({
    status: 'rejected',
    rejectionMessage: 'Der Ofen ist kaputt.',
  })
})

describe('another time', () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()

  test('that the guest accepts becomes the appointment of a confirmed order', async () => {
    const order = await counter.place()
    const asked = await readJson(await counter.asStaff(order, 'confirm', { counterAppointment: tomorrow }))
    expect(asked).toMatchObject({
      status: 'awaiting',
      counterAppointmentStatus: 'open',
      counterAppointment: tomorrow,
    })

    const accepted = await counter.asGuest(order, 'confirm-counter-appointment')
    const again = await counter.asGuest(order, 'confirm-counter-appointment')

    const expected = {
      status: 'confirmed',
      counterAppointmentStatus: 'accepted',
      appointmentDate: tomorrow,
      version: 3,
    }
    expect(await readJson(accepted)).toMatchObject(expected)
    expect(await readJson(again)).toMatchObject(expected)
  })

  test('that the guest accepts leaves the answer to the order as it was', async () => {
    const key = randomUUID()
    const wish = { appointmentDate: new Date(Date.now() + 90_000_000).toISOString() }
    const first = await counter.place(wish, key)
    await counter.asStaff(first, 'confirm', { counterAppointment: tomorrow })
    const moved = await readJson(await counter.asGuest(first, 'confirm-counter-appointment'))

    expect(first).toMatchObject(wish)
    expect(moved).toMatchObject({ appointmentDate: tomorrow })
    expect(await counter.place(wish, key)).toEqual(first)
  })

  test('that the guest declines cancels the order', async () => {
    const order = await counter.place()
    await counter.asStaff(order, 'confirm', { counterAppointment: tomorrow })

    const declined = await readJson(await counter.asGuest(order, 'reject-counter-appointment'))
    expect(declined).toMatchObject({ status: 'canceled', counterAppointmentStatus: 'declined' })
  })

  test('that has passed is agreed to by nobody, and may still be declined', async () => {
    const order = await counter.place()
    await counter.asStaff(order, 'confirm', { counterAppointment: tomorrow })
    await app.pool.query(
      `update orders set counter_appointment = now() - interval '1 minute' where id = $1`,
      [order.id],
    )

    const late = await counter.asGuest(order, 'confirm-counter-appointment')
    expect(late.status).toBe(409)
    expect(await errorOf(late)).toMatchObject({ data: { why: 'too-late', order: { status: 'awaiting' } } })
    const declined = await readJson(await counter.asGuest(order, 'reject-counter-appointment'))
    expect(declined).toMatchObject({ status: 'canceled' })
  })

  test('that nobody proposed can be neither accepted nor declined', async () => {
    const order = await counter.place()
    for (const answer of ['confirm-counter-appointment', 'reject-counter-appointment']) {
      expect((await counter.asGuest(order, answer)).status).toBe(409)
    }
  })

  test.each(['2020-01-01T12:00:00Z', 'morgen', 42])(
    'that makes no sense is refused: %s',
    async (counterAppointment) => {
      const answer = await counter.asStaff(await counter.place(), 'confirm', { counterAppointment })

      expect(answer.status).toBe(400)
      expect(await errorOf(answer)).toMatchObject({ field: 'counterAppointment' })
    },
  )
})
