import { afterAll, beforeAll, expect, it } from 'vitest'

import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { toStaffOrder } from './to-staff-order.ts'
import { type Counter, openCounter } from '../testing/open-counter.ts'
import { pairScreen } from '../testing/pair-screen.ts'
import { findOrder, type FoundOrder } from './find-order.ts'
import { judgeOrderAction } from './judge-move.ts'
import { moveOrder } from './move-order.ts'
import { moveTab } from './move-tab.ts'
import type { OrderMover } from './store-moved-order.ts'

let app: TestApp
let counter: Counter

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
})

afterAll(() => app.close())

const now = Temporal.Now.instant()
const changes = {
  revoked: 'key_prefix = null, key_hash = null',
  renewed: `key_prefix = 'anderer1'`,
  'switched off': 'is_enabled = false',
  'taken to another branch': `branch_id = (select id from branches where identifier = 'anderswo')`,
}

async function stand(
  kind: string,
): Promise<{ mover: OrderMover; change: (how: string) => Promise<unknown> }> {
  const { id, key, name } = await pairScreen(app, counter.shop.branch, kind)
  const keyPrefix = key.split('_')[1] ?? ''

  return {
    mover: { kind: 'device', id, at: { id, name, keyPrefix } },
    change: (how) => app.pool.query(`update devices set ${how} where id = $1`, [id]),
  }
}

async function read(id: string): Promise<FoundOrder> {
  const order = await findOrder(app.payload.db.pool, id)
  if (!order) throw new Error('The order is gone.')
  return order
}

it.each(Object.entries(changes))('a screen that was %s after it had asked writes nothing', async (_, how) => {
  const { id } = await counter.place()
  const { mover, change } = await stand('frontdesk')
  const moving = moveOrder({
    payload: app.payload,
    order: await read(id),
    mover,
    now,
    judge: async (order) => {
      await change(how)
      return judgeOrderAction(order, { action: 'confirm', actor: 'staff', now: Temporal.Now.instant() })
    },
  })

  await expect(moving).rejects.toMatchObject({ code: 'wrong-device-key' })
  expect(await read(id)).toMatchObject({ status: 'awaiting', version: 1 })
})

it('nor does it for somebody who has said there who they are', async () => {
  const { id } = await counter.place()
  const { mover, change } = await stand('frontdesk')
  const person = { ...mover, kind: 'staff' as const, id: crypto.randomUUID() }
  await change(changes.revoked)
  const judge = (order: FoundOrder) =>
    judgeOrderAction(order, { action: 'confirm', actor: 'staff', now: Temporal.Now.instant() })
  const moving = moveOrder({ payload: app.payload, order: await read(id), mover: person, now, judge })

  await expect(moving).rejects.toMatchObject({ code: 'wrong-device-key' })
})

it('of a tab none of the rounds moves once the key is revoked', async () => {
  const { branch } = counter.shop
  await app.pool.query(
    `insert into tables (id, branch_id, identifier, updated_at, created_at) values (gen_random_uuid(), $1, '2', now(), now())`,
    [branch],
  )
  const rounds = [await counter.place(), await counter.place()]
  const orders = rounds.map(({ id }) => id)
  await app.pool.query(`update orders set type = 'dineIn', table_identifier = '1' where id = any($1)`, [
    orders,
  ])
  const { mover, change } = await stand('tables')
  await change(changes.revoked)
  const asked = { from: '1', to: '2', orders, into: [] }
  const moving = moveTab({ payload: app.payload, branch, asked, mover, now, shown: toStaffOrder })

  await expect(moving).rejects.toMatchObject({ code: 'wrong-device-key' })
  expect(await Promise.all(orders.map(async (id) => (await read(id)).tableIdentifier))).toEqual(['1', '1'])
})
