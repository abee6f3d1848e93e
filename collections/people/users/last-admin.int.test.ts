import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { eventually } from '#scripts/testing/eventually.ts'
import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let ada: Hired
let bea: Hired

beforeAll(async () => {
  app = await createTestApp()
})

beforeEach(async () => {
  await app.pool.query('delete from users')
  ada = await hire(app, 'ROLE_ADMIN')
  bea = await hire(app, 'ROLE_ADMIN')
})

afterAll(() => app.close())

/** Everybody waits who wants to end an admin, until the transaction does. */
const holdAdmins = `begin; select pg_advisory_xact_lock(hashtextextended('users:admins', 0))`

it('two admins who remove each other at the same moment do not both go', async () => {
  const decided = await app.pool.connect()
  await decided.query(holdAdmins)
  const both = Promise.all([
    ada.ask('PATCH', `/api/users/${bea.id}`, { roles: ['ROLE_EMPLOYEE'] }),
    bea.ask('DELETE', `/api/users/${ada.id}`),
  ])
  // Otherwise one may be through before the other is known to be an admin.
  await eventually(async () => expect(await countWaiting()).toBe(2))
  await decided.query('commit')
  decided.release()

  const statuses = (await both).map(({ status }) => status)
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 400])
  expect(await countAdmins()).toBe(1)
})

const [one, many] = [(id: string) => `/${id}`, (id: string) => `?where[id][in]=${id},${id}`]
const demote = { roles: ['ROLE_EMPLOYEE'] }

it.each([
  { first: ['DELETE', one], second: ['PATCH', one] },
  { first: ['PATCH', one], second: ['DELETE', one] },
  { first: ['DELETE', many], second: ['PATCH', one] },
  { first: ['PATCH', many], second: ['PATCH', one] },
  { first: ['PATCH', many], second: ['DELETE', many] },
] as const)(
  'who ends the same admin at once is answered in turn: $first.0 and $second.0',
  async ({ first, second }) => {
    const { id } = await hire(app, 'ROLE_ADMIN')
    const decided = await app.pool.connect()
    await decided.query(holdAdmins)

    const answers: Promise<Response>[] = []
    for (const [method, pathOf] of [first, second]) {
      answers.push(ada.ask(method, `/api/users${pathOf(id)}`, method === 'PATCH' ? demote : undefined))
      await eventually(async () => expect(await countWaiting()).toBe(answers.length))
    }
    await decided.query('commit')
    decided.release()

    for (const { status } of await Promise.all(answers)) expect(status).toBeOneOf([200, 403, 404])
  },
)

it.each([
  ['deleted', 'DELETE', undefined],
  ['made employees', 'PATCH', { roles: ['ROLE_EMPLOYEE'] }],
  ['blocked', 'PATCH', { isBlocked: true }],
])('all admins cannot be %s in one call', async (_, method, body) => {
  const answer = await ada.ask(method, '/api/users?where[roles][in]=ROLE_ADMIN', body)

  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('Es muss mindestens eine Person')
  expect(await countAdmins()).toBe(2)
})

it('a call over many that leaves an admin goes through', async () => {
  const answer = await ada.ask('PATCH', `/api/users?where[id][equals]=${bea.id}`, { isBlocked: true })

  expect(answer.status).toBe(200)
  expect(await countAdmins()).toBe(1)
})

async function countAdmins(): Promise<number> {
  const { totalDocs } = await app.payload.count({
    collection: 'users',
    where: { roles: { in: ['ROLE_ADMIN'] }, isBlocked: { not_equals: true } },
    overrideAccess: true,
  })
  return totalDocs
}

/** Whoever waits for something that another one holds. */
async function countWaiting(): Promise<number> {
  const { rows } = await app.pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}
