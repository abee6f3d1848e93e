import { afterAll, beforeAll, expect, it } from 'vitest'

import { type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { createPictures } from '#scripts/testing/stored-files.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let admin: Caller
let product: string

beforeAll(async () => {
  app = await createTestApp()
  admin = await employ(app, ['ROLE_ADMIN'])
  product = idOf(await admin('POST', '/api/products', { name: 'Suppe', price: 490, taxRate: 1000 }))
  await admin('POST', '/api/config', { shopName: 'Wirtshaus' })
})

afterAll(() => app.close())

/** Calls while somebody else is in the middle of a change, who is done as soon as the call waits for them. */
async function callDuring<Answer>(change: string, call: () => Promise<Answer>): Promise<Answer> {
  const client = await app.pool.connect()
  try {
    await client.query('begin')
    await client.query(change)
    const answer = call()
    await eventually(async () => expect(await waiting()).toBe(1))
    await client.query('commit')

    return await answer
  } finally {
    client.release()
  }
}

async function waiting(): Promise<number> {
  const { rows } = await app.pool.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}

const tag = async () => idOf(await admin('POST', '/api/tags', { name: `Mild ${Math.random()}` }))

it.each([
  ['named', () => `/api/products/${product}`],
  ['found', () => `/api/products?where[id][equals]=${product}`],
])('a record that is %s keeps what somebody else changes at the same time', async (_how, path) => {
  const change = `update products set price = price + 10 where id = '${product}'`
  const before = (await admin('GET', `/api/products/${product}`)).body.price
  const answer = await callDuring(change, () => admin('PATCH', path(), { description: 'Heiß' }))
  const { body } = await admin('GET', `/api/products/${product}`)

  expect(answer.status).toBe(200)
  expect(body).toMatchObject({ price: Number(before) + 10, description: 'Heiß' })
})

it('settings that many save before there are any are saved once, with what each of them said', async () => {
  await app.pool.query('delete from config')
  const said = {
    shopName: 'Wirtshaus',
    description: 'Am See',
    logRetentionDays: 30,
    currency: 'CHF',
  }
  const answers = await Promise.all(
    Object.entries(said).flatMap(([field, value]) => [
      admin('POST', '/api/config', { [field]: value }),
      admin('POST', '/api/globals/config', { [field]: value }),
    ]),
  )

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect((await app.pool.query('select 1 from config')).rowCount).toBe(1)
  expect((await admin('GET', '/api/config')).body).toMatchObject(said)
})

it('the settings keep what somebody else changes at the same time', async () => {
  const answer = await callDuring(`update config set shop_name = 'Gasthaus'`, () =>
    admin('POST', '/api/config', { description: 'Am See' }),
  )

  expect(answer.status).toBe(200)
  expect((await admin('GET', '/api/config')).body).toMatchObject({
    shopName: 'Gasthaus',
    description: 'Am See',
  })
})

it('whoever may not change a record does not wait for those who do', async () => {
  const employee = await employ(app, ['ROLE_EMPLOYEE'])
  const client = await app.pool.connect()
  await client.query('begin')
  await client.query(`select 1 from products where id = '${product}' for update`)

  expect((await employee('DELETE', `/api/products/${product}`)).status).toBe(403)
  await client.query('rollback')
  client.release()
})

it.each(['PATCH', 'DELETE'])('%s of what somebody removes at the same time finds nothing', async (method) => {
  const id = await tag()
  const answer = await callDuring(`delete from tags where id = '${id}'`, () =>
    admin(method, `/api/tags/${id}`, method === 'PATCH' ? { name: 'Scharf' } : undefined),
  )

  expect(answer.status).toBe(404)
})

it('a picture whose words are changed keeps the file that it gets at the same time', async () => {
  const { id } = await (await createPictures(app, admin)).store()
  const answer = await callDuring(`update images set filename = 'neu.png' where id = '${id}'`, () =>
    admin('PATCH', `/api/images/${id}`, { alt: 'Ein Teller Suppe' }),
  )

  expect(answer.status).toBe(200)
  expect((await admin('GET', `/api/images/${id}`)).body).toMatchObject({
    filename: 'neu.png',
    alt: 'Ein Teller Suppe',
  })
})
