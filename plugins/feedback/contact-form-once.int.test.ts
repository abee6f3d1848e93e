import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

const anna = {
  name: 'Anna Auer',
  email: 'anna@kundin.test',
  phone: '+43 664 1234567',
  comment: 'Bitte rufen Sie mich an!',
  visit: { source: 'google', landingPath: '/fassade', firstSeenAt: '2026-11-21T09:00:00Z' },
}

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

beforeEach(() =>
  app.pool.query(
    'truncate outbox, idempotency_keys; delete from analytics_leads; delete from contact_requests',
  ),
)

const send = async (key: string | null, more: object = {}) => {
  const { status } = await app.fetch('/api/forms', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key !== null && { 'idempotency-key': key }) },
    body: JSON.stringify({ ...anna, ...more }),
  })
  return status
}
const kept = async () => {
  const { rows } = await app.pool.query<{ requests: number; leads: number; mails: number }>(
    `select (select count(*)::int from contact_requests) requests,
            (select count(*)::int from analytics_leads) leads,
            (select count(*)::int from outbox) mails`,
  )
  return rows[0]
}

it('a message that is sent again under its key, at once or later, is stored and told of once', async () => {
  const together = await Promise.all(Array.from({ length: 3 }, () => send('anna-schreibt')))
  const later = await send('anna-schreibt', { filledMilliseconds: 90_000 })

  expect([...together, later]).toEqual([201, 201, 201, 201])
  expect(await kept()).toEqual({ requests: 1, leads: 1, mails: 2 })
})

it('a key is good for one message, and for the next try where the first failed', async () => {
  const create = vi.spyOn(app.payload, 'create').mockRejectedValueOnce(new Error('verloren'))
  const failed = await send('noch-einmal')
  create.mockRestore()
  const again = await send('noch-einmal')
  const other = await send('noch-einmal', { comment: 'Etwas ganz anderes' })
  const malformed = await send('kurz')

  expect([failed, again, other, malformed]).toEqual([500, 201, 422, 400])
  expect(await kept()).toMatchObject({ requests: 1 })
})

it('the same message without a key is another one', async () => {
  await Promise.all([send(null), send(null)])

  expect(await kept()).toMatchObject({ requests: 2 })
})

it('an address that is entered ten times at once, in whatever letters, gets one confirmation', async () => {
  const emails = ['anna@kundin.test', 'Anna@Kundin.test', 'ANNA@kundin.test', 'aNNa@kundin.test']
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      send(null, { email: emails[index % emails.length], filledMilliseconds: 40_000 }),
    ),
  )
  const { rows } = await app.pool.query<{ reader: string; mails: number }>(
    `select payload ->> 'reader' as reader, count(*)::int as mails from outbox group by 1 order by 1`,
  )

  expect(rows).toEqual([
    { reader: 'business', mails: 10 },
    { reader: 'sender', mails: 1 },
  ])
})
