import { randomUUID } from 'node:crypto'

import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { DayEnd } from '#domain/ordering/day-end/day-end.contract.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { businessDayOf } from '#domain/time/business-day.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import type { Querying } from '#kernel/database/in-turn.ts'
import { openVoucherHouse, type VoucherHouse } from '#plugins/vouchers/testing/voucher-house.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { verifyDayEnds } from './operations/verify-day-ends.ts'

let app: TestApp
let house: VoucherHouse
let branch: string

const settle = ({ id }: { id: string }, body: object = {}) =>
  house.post(`/api/orders/${id}/update-payment-status`, { paymentStatus: 'paid', ...body })

beforeAll(async () => {
  app = await createTestApp()
  house = await openVoucherHouse(app)
  branch = house.shop.branch
  const system = asSystem(await createLocalReq({}, app.payload))
  await app.payload.update({ collection: 'branches', id: branch, data: { isTipEnabled: true }, ...system })

  const multi = await house.sell(2_000)
  const single = await house.sell(1_100, {
    kind: 'single-purpose',
    taxRate: 1_000,
    paymentMethod: 'atm-card',
  })
  const given = await giveAway(2_000)
  for (const { code, amount } of [
    { code: multi.code, amount: 2_000 },
    { code: given, amount: 2_000 },
    { code: single.code, amount: 1_100 },
  ])
    await settle(await readJson<PublicOrder>(await house.tryToPay([{ code, amount }])))
  await settle(await house.place(), { tip: 220 })
  await house.post(`/api/orders/${(await house.place()).id}/parts`, {
    part: { by: 'items', lines: [{ line: 0, amount: 1 }] },
    method: 'cash',
    tip: 100,
    seen: { total: 2180, paid: 0 },
  })
  await app.payload.create({
    collection: 'discounts',
    data: { name: 'Zehn Prozent', kind: 'percent', percent: 10, branches: [branch] },
    ...system,
  })
  await settle(await house.place())
  await closeAsYesterday()
})

afterAll(() => app.close())

/** The code of a voucher that nobody pays for. */
async function giveAway(value: number): Promise<string> {
  const wish = { kind: 'multi-purpose', reach: 'division', branch, value, reason: 'Zum Trost' }
  const answer = await house.lead.ask('POST', '/api/vouchers/gifts', wish, {
    'idempotency-key': randomUUID(),
  })

  return house.codeOf(await readJson<{ id: string }>(answer))
}

/** A running day is not closed, so all of it is made yesterday's. */
async function closeAsYesterday(): Promise<void> {
  await app.pool.query('alter table payments disable trigger user')
  await app.pool.query(`update payments set at = at - interval '1 day'`)
  await app.pool.query('alter table payments enable trigger user')
  const yesterday = Temporal.Now.instant().subtract({ hours: 24 })
  const path = `/api/day-ends/days/${branch}/${businessDayOf(yesterday, 'Europe/Vienna', '05:00')}`
  const { figures, cashExpected } = await readJson<DayEnd>(await house.lead.ask('GET', path))
  const closed = await house.lead.ask('POST', `${path}/close`, {
    lines: figures.lines,
    float: 0,
    counted: cashExpected,
  })
  if (closed.status !== 201) throw new Error(await closed.text())
}

const problemOf = async (database: Querying) =>
  (await verifyDayEnds(database)).find((each) => each.days > 0 || each.problem)?.problem ?? null

/** As whoever owns the database could; afterwards it is as before. */
async function tampered(statement: string): Promise<{ rows: number | null; text: string | undefined }> {
  const client = await app.pool.connect()
  try {
    await client.query('begin')
    for (const table of ['payments', 'day_end_lines'])
      await client.query(`alter table ${table} disable trigger user`)
    const { rowCount } = await client.query(statement)

    return { rows: rowCount, text: (await problemOf(client))?.text }
  } finally {
    await client.query('rollback')
    client.release()
  }
}

it('a day with tips, vouchers, discounts and parts fits', async () => {
  expect(await problemOf(app.pool)).toBeNull()
})

const tipped = `(select p.id from payments p join orders o on o.id = p.order_id where o.tip = 220)`
const part = `(select id from payments where covers is not null)`
const soldFor = (cents: number) =>
  `(select p.id from payments p join orders o on o.id = p.order_id
     where p.amount = ${cents} and o.items @> '[{"voucher": "${cents === 2000 ? 'multi' : 'single'}-purpose"}]')`
const redeemed = (isTaxed: boolean) =>
  `(select id from payments where method = 'gift-voucher' and taxed_rate is ${isTaxed ? 'not null' : 'null'}
     and is_given is not true)`
const discounted = `(select p.id from payments p join orders o on o.id = p.order_id where o.discounts <> '[]'::jsonb)`

/** So many cents less of its first rate, and as many more of what bears none. */
const moveTax = (line: string) =>
  `update day_end_lines set parts = (
     select jsonb_agg(case when place = 1 then part || jsonb_build_object(
              'gross', (part->>'gross')::int - 1, 'net', (part->>'net')::int - 1) else part end)
       from jsonb_array_elements(parts) with ordinality as each (part, place))
       || '[{"taxRate": null, "gross": 1, "net": 1, "tax": 0}]'::jsonb
    where payment_id = ${line}`

it.each([
  ['a tip', tipped],
  ['a part', part],
  ['a multi-purpose voucher that was sold', soldFor(2000)],
  ['a single-purpose voucher that was sold', soldFor(1100)],
  ['a multi-purpose voucher that paid', redeemed(false)],
  ['a single-purpose voucher that paid', redeemed(true)],
  ['an order with a discount', discounted],
])('whoever changes the line of %s, or its taxes, is found out', async (_, line) => {
  for (const statement of [
    `update payments set amount = amount - 1 where id = ${line}`,
    `update payments set method = 'hydro-ag-voucher' where id = ${line}`,
    moveTax(line),
  ]) {
    const { rows, text } = await tampered(statement)
    expect(rows).toBe(1)
    expect(text).toMatch(/^[A-ZÄÖÜ].*\.$/)
  }
})

it.each([
  ['that a voucher was taxed before', `update payments set taxed_rate = null where id = ${redeemed(true)}`],
  ['at which rate it was', `update payments set taxed_rate = 2000 where id = ${redeemed(true)}`],
  ['that what was never taxed was', `update payments set taxed_rate = 1000 where id = ${redeemed(false)}`],
  [
    'which of two vouchers somebody had paid for',
    `update payments set is_given = not is_given where method = 'gift-voucher' and taxed_rate is null`,
  ],
  ['whose tip it was', `update payments set tip = 0 where id = ${part}`],
  [
    'what somebody paid for',
    `update payments set covers = jsonb_set(covers, '{0,gross}', '1') where id = ${part}`,
  ],
])('whoever changes %s is found out', async (_, statement) => {
  const { rows, text } = await tampered(statement)

  expect(rows).toBe(statement.includes('not is_given') ? 2 : 1)
  expect(text).toBeDefined()
})
