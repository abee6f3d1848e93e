import { afterAll, beforeAll, expect, it } from 'vitest'

import { forgetAttemptsBelow } from '#collections/shared/accounts/login-attempts.ts'
import { codeOf, printedCode } from '#domain/ordering/vouchers/voucher-code.ts'
import { openCornerShop } from '#plugins/ordering/testing/corner-shop.ts'
import { hire, verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { openVoucherHouse, type VoucherHouse } from './testing/voucher-house.ts'

let app: TestApp
let house: VoucherHouse

beforeAll(async () => {
  app = await createTestApp()
  house = await openVoucherHouse(app)
})

afterAll(() => app.close())

const check = (code: string, address: string, branch?: string) =>
  app.fetch('/api/vouchers/check', {
    method: 'POST',
    headers: { 'x-client-address': address, 'content-type': 'application/json' },
    body: JSON.stringify({ code, branch }),
  })
const wrongCode = (count: number) => printedCode(codeOf([count % 31, count >> 5, 1, 2, 3, 4, 5, 6, 7, 8, 9]))

it('who tries codes is stopped after ten, though all come at once, and others are not', async () => {
  const { code } = await house.sell(2_000)
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, count) => check(wrongCode(count), '10.1.1.1')),
  )
  const statuses = answers.map(({ status }) => status)

  expect(statuses.filter((status) => status === 404)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  expect((await check(code, '10.1.1.1')).status).toBe(429)
  expect(await readJson(await check(code, '10.1.1.2'))).toMatchObject({
    hint: `…${code.slice(-4)}`,
    balance: 2_000,
  })
})

it('who is right as often as they like is never stopped, and takes back no try of their own', async () => {
  const { code } = await house.sell(2_000)
  for (let count = 0; count < 25; count += 1) expect((await check(code, '10.1.2.1')).status).toBe(200)
  for (let count = 0; count < 9; count += 1) {
    expect((await check(wrongCode(count), '10.1.2.1')).status).toBe(404)
    expect((await check(code, '10.1.2.1')).status).toBe(200)
  }

  expect((await check(wrongCode(9), '10.1.2.1')).status).toBe(404)
  expect((await check(wrongCode(99), '10.1.2.1')).status).toBe(429)
})

it('over all addresses together there is an end as well', async () => {
  await forgetAttemptsBelow(app.payload.db.drizzle, 'voucher-codes')
  await check(wrongCode(1), '10.1.3.1')
  await app.pool.query(
    `update payload_kv set data = jsonb_set(data, '{count}', '1000') where key = 'login-attempts:voucher-codes'`,
  )

  expect((await verdict(await check(wrongCode(2), '10.1.3.2'))).codes).toEqual(['too-many-attempts'])
  // Whoever works there takes vouchers all the same.
  const { code } = await house.sell(1_000)
  expect((await house.post('/api/vouchers/find', { code })).status).toBe(200)
  await forgetAttemptsBelow(app.payload.db.drizzle, 'voucher-codes')
})

it('nobody learns of a voucher whether it is unknown, blocked, spent or mistyped', async () => {
  const { id, code } = await house.sell(1_000)
  await house.lead.ask('POST', `/api/vouchers/${id}/void`, { reason: 'Verloren' })
  const said = await Promise.all(
    [code, wrongCode(7), 'ABCD'].map(async (each) => (await check(each, '10.1.4.1')).text()),
  )

  expect(new Set(said).size).toBe(1)
})

it('nobody learns at one branch of a voucher that pays at another alone, and to ask for it is a guess', async () => {
  const { branch } = await openCornerShop(app.payload, 'woanders')
  const { code } = await house.sell(1_000, { reach: 'branch' })
  const unknown = await check(wrongCode(7), '10.1.5.1', branch)
  const ofOther = await check(code, '10.1.5.1', branch)
  expect([ofOther.status, await ofOther.text()]).toEqual([unknown.status, await unknown.text()])
  for (let count = 2; count < 10; count += 1) await check(code, '10.1.5.1', branch)

  expect((await check(code, '10.1.5.1', branch)).status).toBe(429)
  expect((await check(code, '10.1.5.2', house.shop.branch)).status).toBe(200)
})

it('the team of one branch learns nothing of the vouchers of another', async () => {
  const { branch } = await openCornerShop(app.payload, 'ganz-woanders')
  const stranger = await hire(app, 'ROLE_EMPLOYEE', [branch])
  const { code } = await house.sell(1_000, { reach: 'branch' })
  const find = (asked: string) => stranger.ask('POST', '/api/vouchers/find', { code: asked })
  const unknown = await find(wrongCode(7))
  const ofOther = await find(code)

  const told = await unknown.text()
  expect(told).toContain('unknown-voucher')
  expect([ofOther.status, await ofOther.text()]).toEqual([unknown.status, told])
})

it('the guests of a branch are told no more once three hundred were wrong, those of others are', async () => {
  const { branch } = await openCornerShop(app.payload, 'dritte')
  const own = house.shop.branch
  await forgetAttemptsBelow(app.payload.db.drizzle, 'voucher-codes')
  expect((await check(wrongCode(1), '10.1.6.1', own)).status).toBe(404)
  await app.pool.query(`update payload_kv set data = jsonb_set(data, '{count}', '300') where key = $1`, [
    `login-attempts:voucher-codes:branch:${own}`,
  ])

  expect((await check(wrongCode(2), '10.1.6.2', own)).status).toBe(429)
  expect((await check(wrongCode(2), '10.1.6.2', branch)).status).toBe(404)
  await forgetAttemptsBelow(app.payload.db.drizzle, 'voucher-codes')
})
