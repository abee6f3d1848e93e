import { afterAll, beforeAll, expect, it } from 'vitest'

import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { runDeclared } from '#scripts/testing/workers.ts'

import { noteReport } from './sms/operations/hear-sms-report.ts'
import { endLeft, forgetMessages, forgetRecipients } from './jobs/keep-messages.ts'

const now = '2026-11-28T12:00:00Z'
const count = 30_000
let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
  // A year of a busy house: all but the last month is forgotten already, and nearly all of it is settled.
  await app.pool.query(
    `insert into messages (id, title, kind, state, recipient, reader, channel, queued_at, attempts, event, message_id)
     select gen_random_uuid(), 'Bestellung', 'order-place', (case when n % 1000 = 0 then 'queued' else 'accepted' end)::enum_messages_state,
            case when n < $2 / 12 then 'gast' || n || '@gast.test' else '…@gast.test' end, 'guest', 'email',
            $1::timestamptz - n * interval '20 minutes', 1, 'e' || n, 'm' || n
       from generate_series(0, $2::int - 1) n`,
    [now, count],
  )
  await app.pool.query('analyze messages')
})
afterAll(() => app.close())

async function planOf(statement: string, values: unknown[]): Promise<string> {
  const client = await app.pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${statement}`, values)
    await client.query('rollback')
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    client.release()
  }
}

it.each([
  ['recipients', forgetRecipients, [now, 30, 1000], 'messages_named_idx'],
  ['what was left in the middle', endLeft, [now, 25, 'a', 'b'], 'messages_state_idx'],
  ['old messages', forgetMessages, [now, 365, 1000], 'messages_queued_at_idx'],
])('whoever forgets %s reads by an index, and not the whole log', async (_, statement, values, index) => {
  const plan = await planOf(statement, values)

  expect(plan).toContain(index)
  expect(plan).not.toContain('Seq Scan on messages')
})

it('a report of an SMS is noted by the names that it may have, and not by reading a year of them', async () => {
  await app.pool.query(
    `update messages set channel = 'sms', reference = 'r' || message_id where substr(event, 2)::int % 2 = 0`,
  )
  await app.pool.query('analyze messages')
  const values = ['x:1', 'm5', 'delivered', null, now, ['accepted']]
  const plan = await planOf(noteReport, values)
  await app.pool.query(`update messages set channel = 'email', reference = null`)

  expect(plan).toContain('messages_sms_name_idx')
  expect(plan).toContain('messages_reference_idx')
  expect(plan).not.toContain('Seq Scan on messages')
})

it('what is older than a month names nobody, and what is older than a year is gone', async () => {
  await app.pool.query(`update messages set recipient = 'gast@gast.test'`)
  await runDeclared(app.payload, 'message-upkeep', { now: Temporal.Instant.from(now) })
  const { rows } = await app.pool.query<{ oldest: boolean; named: number; all: number }>(
    `select min(queued_at) >= $1::timestamptz - interval '365 days' as oldest, count(*)::int as all,
            (count(*) filter (where recipient not like '…@%'))::int as named from messages`,
    [now],
  )

  // One each twenty minutes.
  expect(rows[0]).toEqual({ oldest: true, all: 365 * 72 + 1, named: 30 * 72 + 1 })
})

it('a number and a device are forgotten as a whole', async () => {
  await app.pool.query(
    `update messages set recipient = '+436641234567', channel = 'sms' where event = 'e9999'`,
  )
  await runDeclared(app.payload, 'message-upkeep', { now: Temporal.Instant.from(now) })
  const { rows } = await app.pool.query(`select recipient from messages where event = 'e9999'`)

  expect(rows).toEqual([{ recipient: null }])
})
