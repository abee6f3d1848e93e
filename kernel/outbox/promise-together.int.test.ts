import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { inTransaction } from '#kernel/database/in-transaction.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { promiseAll, promised, promiseTogether } from './promise.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.pool.query('truncate outbox'))

const slip = { name: 'slip', facts: z.object({ order: z.string() }), daysKept: 1 }
const mail = { name: 'mail', facts: z.object({ order: z.string() }), daysKept: 1, waitsFor: 'mails' } as const

const rows = async () => {
  const { rows } = await app.pool.query(
    `select topic, payload, round(extract(epoch from available_at - now()) / 60)::int as minutes
       from outbox order by available_at, id`,
  )
  return rows
}

test('what is promised together is there in its order, each at its time', async () => {
  await promiseTogether(app.pool, [
    promised(mail, { order: 'a' }, 'a:1', 120),
    promised(slip, { order: 'a' }, 'a:1'),
    promised(mail, { order: 'a' }, 'a:2'),
  ])

  expect(await rows()).toEqual([
    { topic: 'slip', payload: { order: 'a' }, minutes: 0 },
    { topic: 'mail', payload: { order: 'a' }, minutes: 0 },
    { topic: 'mail', payload: { order: 'a' }, minutes: 2 },
  ])
})

test('the same again, and twice in one go, is promised once', async () => {
  const both = [promised(slip, { order: 'a' }, 'a:1'), promised(slip, { order: 'a' }, 'a:1')]
  await Promise.all([promiseTogether(app.pool, both), promiseTogether(app.pool, both)])
  await promiseTogether(app.pool, [])

  expect(await rows()).toHaveLength(1)
})

test('each queue of what is new is woken once, and none for what was promised before', async () => {
  const client = await app.pool.connect()
  const heard: (string | undefined)[] = []
  client.on('notification', ({ payload }) => heard.push(payload))
  await client.query('listen theke')
  const all = [promised(slip, { order: 'b' }, 'b'), promised(mail, { order: 'b' }, 'b')]
  await promiseTogether(app.pool, [...all, promised(mail, { order: 'b' }, 'b:2')])
  await promiseTogether(app.pool, all)
  // Notifications come in the order in which they were sent, so this one is behind all that may come.
  await app.pool.query(`select pg_notify('theke', 'over')`)
  await eventually(() => expect(heard).toContain('over'))
  client.release(true)

  const woken = heard.filter((each) => each?.includes('outbox'))
  expect(woken).toHaveLength(2)
  expect(new Set(woken)).toEqual(new Set(['{"tags":["outbox"]}', '{"tags":["outbox-mails"]}']))
})

test('what a transaction promises is there with what it writes, or not at all', async () => {
  const both = ['a', 'b'].map((order) => promised(slip, { order }, order))
  const promising = async (fail = false) => {
    const req = await createLocalReq({}, app.payload)
    await inTransaction(req, async () => {
      await promiseAll(req, both)
      expect(await rows()).toEqual([])
      if (fail) throw new Error('Taken back')
    })
  }

  await expect(promising(true)).rejects.toThrow('Taken back')
  expect(await rows()).toEqual([])
  await promising()
  expect(await rows()).toHaveLength(2)
})
