import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import {
  endOfUnanswered,
  type UnansweredEnd,
  type UnansweredOrder,
  unansweredEnds,
} from '#domain/ordering/unanswered-orders.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { type Counter, openCounter } from '../testing/open-counter.ts'
import { endUnanswered, findDue } from './end-unanswered.ts'

let app: TestApp
let counter: Counter

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
})

afterAll(() => app.close())

beforeEach(async () => {
  await app.pool.query('delete from orders')
})

const now = Temporal.Now.instant()
const ago = (minutes: number) => now.subtract({ minutes }).toString({ smallestUnit: 'millisecond' })
const run = (at = now) =>
  endUnanswered({ payload: app.payload, now: at, ending: new AbortController().signal })
const wish = (unansweredEnd: UnansweredEnd) =>
  app.pool.query('update branches set unanswered_end = $1, unanswered_minutes = 60', [unansweredEnd])

/** An order that was placed so long ago. */
async function placeBefore(minutes: number): Promise<PublicOrder> {
  const order = await counter.place()
  await app.pool.query('update orders set placed_at = $1 where id = $2', [ago(minutes), order.id])
  return order
}

const seen = async ({ uid, hash }: PublicOrder) =>
  readJson<PublicOrder>(await app.fetch(`/api/orders/public/${uid}/${hash}`))

describe('an order that nobody has answered in time', () => {
  it('expires, which its guest reads on its page and in a mail, and its history tells', async () => {
    await wish('expire')
    const late = await placeBefore(61)
    const young = await placeBefore(30)
    await run()
    const history = await readJson<{ action: string; by: { kind: string } }[]>(
      await app.fetch(`/api/orders/${late.id}/history`, { headers: { authorization: counter.marta } }),
    )
    const { rows: effects } = await app.pool.query(
      `select 1 from outbox where payload->>'order' = $1 and payload->>'action' = 'expire'`,
      [late.id],
    )

    expect(await seen(late)).toMatchObject({ status: 'expired', isFailed: true, version: 2 })
    expect(await seen(young)).toMatchObject({ status: 'awaiting', version: 1 })
    expect(history.at(-1)).toMatchObject({ action: 'expire', by: { kind: 'system' } })
    expect(effects).toHaveLength(1)
  })

  it('is accepted where the branch wants that', async () => {
    await wish('accept')
    const order = await placeBefore(61)
    await run()

    expect(await seen(order)).toMatchObject({ status: 'confirmed', isConfirmed: true })
  })

  it('waits where the branch wants that', async () => {
    await wish('wait')
    const order = await placeBefore(6000)
    await run()

    expect(await seen(order)).toMatchObject({ status: 'awaiting' })
  })

  it('ends once, by however many it is ended at the same time', async () => {
    await wish('expire')
    const order = await placeBefore(61)
    await Promise.all([run(), run(), run(), counter.asStaff(order, 'confirm')])
    const { status, version, history } = await seen(order)

    expect(['expired', 'confirmed']).toContain(status)
    expect([version, history.length]).toEqual([2, 2])
  })

  it('keeps no other one waiting when it cannot be ended', async () => {
    await wish('expire')
    const broken = await placeBefore(90)
    const other = await placeBefore(61)
    await app.pool.query(
      `alter table order_events add constraint stuck check (order_id <> '${broken.id}' or version < 2)`,
    )
    try {
      await run()
    } finally {
      await app.pool.query('alter table order_events drop constraint stuck')
    }

    expect(await seen(broken)).toMatchObject({ status: 'awaiting' })
    expect(await seen(other)).toMatchObject({ status: 'expired' })
    await run()
    expect(await seen(broken)).toMatchObject({ status: 'expired' })
  })
})

it('a branch that leaves it open waits', async () => {
  await wish('expire')
  await placeBefore(6000)
  for (const column of ['unanswered_end', 'unanswered_minutes']) {
    await wish('expire')
    await app.pool.query(`update branches set ${column} = null`)
    expect(await findDue(app.pool, now)).toEqual([])
  }
})

it('the statement finds what the rule says', async () => {
  const { id } = await counter.place()
  const times = [null, ago(-30), ago(0), ago(200)]
  for (const unansweredEnd of unansweredEnds) {
    await wish(unansweredEnd)
    for (const minutes of [10, 60, 300])
      for (const appointmentDate of times)
        for (const counterAppointment of times)
          for (const counterAppointmentStatus of ['none', 'open', 'expired'] as const)
            for (const isQuotation of [false, true]) {
              const order: UnansweredOrder = {
                status: 'awaiting',
                placedAt: ago(minutes),
                appointmentDate,
                counterAppointment,
                counterAppointmentStatus,
                isQuotation,
              }
              await app.pool.query(
                `update orders set placed_at = $2, appointment_date = $3, counter_appointment = $4,
                        counter_appointment_status = $5, is_quotation = $6 where id = $1`,
                [
                  id,
                  order.placedAt,
                  appointmentDate,
                  counterAppointment,
                  counterAppointmentStatus,
                  isQuotation,
                ],
              )
              const said = endOfUnanswered(order, { unansweredEnd, unansweredMinutes: 60 }, now)

              expect([order, (await findDue(app.pool, now)).length]).toEqual([order, said ? 1 : 0])
            }
  }
})
