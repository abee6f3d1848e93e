import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { deliverPromised } from '#scripts/testing/workers.ts'

import { type Counter, openCounter } from './testing/open-counter.ts'

type Mail = { to: string; subject: string; messageId: string }

let app: TestApp
let counter: Counter
let mails: Mail[]

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
  app.payload.sendEmail = async (mail) => void mails.push(mail as Mail)
})
afterAll(() => app.close())
beforeEach(async () => {
  await deliver()
  mails = []
})

/** What is promised, and what that promises. */
async function deliver(): Promise<void> {
  mails ??= []
  await deliverPromised(app.payload)
  await deliverPromised(app.payload)
}

async function resend(order: PublicOrder, authorization = counter.marta) {
  const answer = await app.fetch(`/api/orders/${order.id}/resend-new-order-email`, {
    method: 'POST',
    headers: { authorization },
  })
  return { status: answer.status, body: (await answer.json()) as unknown }
}

describe('staff send the mail of a new order once more', () => {
  it('to guest and branch, under another Message-ID, and in the same minute once', async () => {
    vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Now.instant())
    const order = await counter.place()
    await deliver()
    const answers = [await resend(order), await resend(order)]
    await deliver()
    vi.restoreAllMocks()

    expect(answers).toEqual(answers.map(() => ({ status: 202, body: { readers: ['guest', 'branch'] } })))
    expect(mails.map(({ to }) => to).toSorted()).toEqual([
      'anna@gast.test',
      'anna@gast.test',
      'kueche@eck.test',
      'kueche@eck.test',
    ])
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(4)
    const { rows } = await app.pool.query(
      `select reader, state, kind, recipient, count(*)::int as count from messages where order_id = $1
        group by reader, state, kind, recipient order by reader`,
      [order.id],
    )
    expect(rows).toEqual([
      { reader: 'guest', state: 'accepted', kind: 'order-place', recipient: 'anna@gast.test', count: 2 },
      { reader: 'branch', state: 'accepted', kind: 'order-place', recipient: 'kueche@eck.test', count: 2 },
    ])
  })

  it('unless the order is over, nobody has an address, or it is none of theirs', async () => {
    const [over, nobodys, order] = [await counter.place(), await counter.place(), await counter.place()]
    await counter.asStaff(over, 'reject')
    await app.pool.query('update orders set email = null where id = $1', [nobodys.id])
    await app.pool.query(`update branches set email = null, order_notification_email = null where id = $1`, [
      counter.shop.branch,
    ])

    expect(await resend(over)).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'order-mail-outdated' }] },
    })
    expect(await resend(nobodys)).toMatchObject({
      status: 409,
      body: {
        errors: [
          {
            code: 'no-mail-address',
            message:
              'Zu dieser Bestellung gibt es keine E-Mail-Adresse, weder vom Gast noch von der Filiale.',
          },
        ],
      },
    })
    expect(await resend(order)).toMatchObject({ status: 202, body: { readers: ['guest'] } })
    expect((await resend(order, counter.stranger)).status).toBe(404)
    expect((await resend(order, '')).status).toBe(401)
  })

  it('and no message names a guest who was erased', async () => {
    const order = await counter.place({ email: 'bea@gast.test', phone: '' })
    await counter.asStaff(order, 'reject')
    await deliver()
    const { id } = await app.payload.create({
      collection: 'customers',
      data: { branch: counter.shop.branch, lastName: 'Bauer', email: 'bea@gast.test' } as never,
      overrideAccess: true,
    })
    await app.payload.delete({ collection: 'customers', id, overrideAccess: true })

    const { rows } = await app.pool.query(
      `select distinct reader, recipient from messages where order_id = $1 and reader = 'guest'`,
      [order.id],
    )
    expect(rows).toEqual([{ reader: 'guest', recipient: null }])
  })
})
