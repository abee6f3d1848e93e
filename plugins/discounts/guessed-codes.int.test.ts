import { setTimeout } from 'node:timers/promises'

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { forgetAttemptsBelow } from '#collections/shared/accounts/login-attempts.ts'
import { discountedShops } from '#plugins/ordering/testing/discounted-shop.ts'
import { verdict } from '#scripts/testing/hire.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let house: ReturnType<typeof discountedShops>
let branch: string

beforeAll(async () => {
  app = await createTestApp()
  house = discountedShops(app)
  branch = (await house.open({})).branch
  await house.grant(branch, { code: 'SOMMER' })
})
beforeEach(() => forgetAttemptsBelow(app.payload.db.drizzle, 'discount-codes'))

afterAll(() => app.close())

const ask = (code: string, address: string, at = branch) =>
  app.fetch(`/api/branches/${at}/discount-code`, {
    method: 'POST',
    headers: { 'x-client-address': address },
    body: JSON.stringify({ code }),
  })
const statusesOf = (answers: Response[]) => answers.map(({ status }) => status)

it('who guesses codes is stopped after ten, though all come at once, and others are not', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, (_, count) => ask(`CODE${count}`, '10.2.1.1')))
  expect(statusesOf(answers).filter((status) => status === 400)).toHaveLength(10)
  expect(statusesOf(answers).filter((status) => status === 429)).toHaveLength(30)

  expect((await ask('SOMMER', '10.2.1.1')).status).toBe(429)
  expect((await ask('SOMMER', '10.2.1.2')).status).toBe(200)
})

it('however many addresses they have, three hundred at a branch are told the same', async () => {
  const guesses = Array.from({ length: 310 }, (_, count) => count)
  const statuses: number[] = []
  for (const count of guesses) statuses.push((await ask(`CODE${count}`, `10.3.${count}.1`)).status)

  expect(statuses.slice(0, 300).every((status) => status === 400)).toBe(true)
  expect(statuses.slice(300).every((status) => status === 429)).toBe(true)
  const late = await ask('SOMMER', '10.4.1.1')
  expect((await late.clone().json()).errors[0].message).toMatch(/^Zu viele Fehlversuche\./)
  expect(await verdict(late)).toMatchObject({ status: 429, codes: ['too-many-attempts'] })

  const other = await house.open({})
  expect((await ask('CODE', '10.4.1.2', other.branch)).status).toBe(400)
})

it('what others mistyped over a whole evening locks nobody out: it is counted by ten minutes', async () => {
  await ask('CODE', '10.8.1.1')
  const name = `login-attempts:discount-codes:branch:${branch}`
  const nearlyOver = Temporal.Now.instant().epochMilliseconds + 1_500
  await app.pool.query(
    `update payload_kv set data = data || jsonb_build_object('count', 200, 'untilMs', $2::bigint) where key = $1`,
    [name, nearlyOver],
  )
  for (const code of ['CODE', 'SOMMER']) await ask(code, '10.8.1.2')
  await setTimeout(1_600)
  await ask('CODE', '10.8.1.3')

  const { rows } = await app.pool.query<{ count: number }>(
    `select (data ->> 'count')::int as count from payload_kv where key = $1`,
    [name],
  )
  expect(rows).toEqual([{ count: 1 }])
})

it('over all branches there is an end as well', async () => {
  await ask('CODE', '10.5.1.1')
  await app.pool.query(
    `update payload_kv set data = jsonb_set(data, '{count}', '1000') where key = 'login-attempts:discount-codes:all'`,
  )

  expect((await ask('SOMMER', '10.5.1.2')).status).toBe(429)
})

it('ordering with a code is a guess like any other', async () => {
  const shop = await house.open({})
  await house.grant(shop.branch, { code: 'HERBST' })
  for (let count = 0; count < 10; count += 1)
    expect((await house.place(shop, { discountCode: `CODE${count}` })).status).toBe(400)

  const stopped = await house.place(shop, { discountCode: 'HERBST' })
  expect(await verdict(stopped)).toMatchObject({ status: 429, codes: ['too-many-attempts'] })
  expect((await house.place(shop)).status).toBe(201)
})

it('who is right as often as they like is never stopped', async () => {
  for (let count = 0; count < 25; count += 1) expect((await ask('SOMMER', '10.6.1.1')).status).toBe(200)
})

it('a code that is over says so and is no guess', async () => {
  await house.grant(branch, { code: 'ALT', validUntil: '2020-01-01T00:00:00.000Z' })
  for (let count = 0; count < 12; count += 1)
    expect(await verdict(await ask('ALT', '10.7.1.1'))).toMatchObject({ codes: ['discount-over'] })
})

it('whom the limit of all keeps out has not guessed wrong: nobody has looked at their code', async () => {
  await ask('CODE', '10.8.1.1')
  const setAll = (count: number) =>
    app.pool.query(
      `update payload_kv set data = jsonb_set(data, '{count}', to_jsonb($1::int)) where key = 'login-attempts:discount-codes:all'`,
      [count],
    )
  await setAll(1000)
  for (let count = 0; count < 12; count += 1) expect((await ask('SOMMER', '10.8.1.2')).status).toBe(429)
  await setAll(0)

  expect((await ask('SOMMER', '10.8.1.2')).status).toBe(200)
})
