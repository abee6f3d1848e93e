import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import type { SealedLine } from '#domain/ordering/day-end/canonical-day.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { hashOf, readLastDayEnd } from './operations/day-end-record.ts'
import { lineColumns } from './operations/read-open-lines.ts'
import { verifyDayEnds } from './operations/verify-day-ends.ts'
import { openPaidHouse, type PaidHouse } from './testing/paid-house.ts'

let app: TestApp
let house: PaidHouse
const closedDays = ['2026-11-18', '2026-11-19', '2026-11-20']

beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  house = await openPaidHouse(app)
  for (const date of closedDays) {
    const { order } = await house.pay(`${date}T12:00:00Z`, 1507)
    await house.pay(`${date}T13:00:00Z`, 300, { kind: 'refund', order })
    await house.pay(`${date}T14:00:00Z`, 1507, { method: 'mollie' })
    const { cashExpected } = await house.day(date)
    const count = { lines: 3, float: 0, counted: cashExpected - 10, note: 'Zehn Cent fehlen' }
    const closed = await house.close(date, count)
    if (closed.status !== 201) throw new Error(await closed.text())
  }
})

afterAll(() => app.close())

const chain = async () => (await verifyDayEnds(app.pool)).find((each) => each.branch === house.name)

/** As whoever owns the database could. */
async function tamper(...statements: string[]) {
  const client = await app.pool.connect()
  for (const table of ['payments', 'day_ends', 'day_end_lines'])
    await client.query(`alter table ${table} disable trigger user`)
  for (const statement of statements) await client.query(statement, [house.branch])
  for (const table of ['payments', 'day_ends', 'day_end_lines'])
    await client.query(`alter table ${table} enable trigger user`)
  client.release()
}

it('a chain that nobody touched fits from end to end', async () => {
  const { rows } = await app.pool.query<{ hash: string }>(
    'select hash from day_ends where branch_id = $1 order by number desc limit 1',
    [house.branch],
  )

  expect(await chain()).toEqual({ branch: house.name, days: 3, lastHash: rows[0]?.hash, problem: null })
})

it.each([1, 2] as const)('a day that bears seal %i fits as it did', async (version) => {
  const last = await readLastDayEnd(app.pool, house.branch)
  const { rows: lines } = await app.pool.query<SealedLine>(
    `select ${lineColumns}, p.tip::float8 as tip, p.covers, l.order_type as "orderType", l.parts, l.is_late as "isLate"
       from day_end_lines l join payments p on p.id = l.payment_id where l.day_end_id = $1 order by p.at, p.id`,
    [last?.id],
  )
  if (!last) throw new Error('no day')
  const seal = hashOf(last, { lines, expiries: [] }, version)
  await tamper(`update day_ends set hash = '${seal}' where branch_id = $1 and number = 3`)

  expect(await chain()).toMatchObject({ days: 3, problem: null })
})

const second = 'branch_id = $1 and number = 2'
const secondId = `(select id from day_ends where ${second})`
const firstLine = `(select payment_id from day_end_lines l join payments p on p.id = l.payment_id
                     where day_end_id = ${secondId} order by p.at limit 1)`

it.each<[string, number, string[]]>([
  ['a sum', 2, [`update day_ends set total = total + 1 where ${second}`]],
  [
    'the figures with their sum',
    2,
    [
      `update day_ends set total = total + 1, figures = figures || jsonb_build_object('total', total + 1) where ${second}`,
    ],
  ],
  [
    'the count of the drawer',
    2,
    [`update day_ends set cash_counted = cash_counted + 10, cash_difference = 0 where ${second}`],
  ],
  ['a note', 2, [`update day_ends set note = 'Passt schon' where ${second}`]],
  [
    'the instant at which it was closed',
    2,
    [`update day_ends set closed_at = closed_at - interval '1 hour' where ${second}`],
  ],
  ['the amount of a line of the ledger', 2, [`update payments set amount = 1500 where id = ${firstLine}`]],
  ['the method of a line', 2, [`update payments set method = 'atm-card' where id = ${firstLine}`]],
  ['the instant of a line', 2, [`update payments set at = at - interval '1 minute' where id = ${firstLine}`]],
  ['the tax of a line', 2, [`update day_end_lines set parts = '[]' where payment_id = ${firstLine}`]],
  ['a line that is taken out', 2, [`delete from day_end_lines where payment_id = ${firstLine}`]],
  [
    'a line that was moved to another day',
    1,
    [
      `update day_end_lines set day_end_id = (select id from day_ends where branch_id = $1 and number = 1)
        where payment_id = ${firstLine}`,
    ],
  ],
  [
    'a day that is gone',
    3,
    [`delete from day_end_lines where day_end_id = ${secondId}`, `delete from day_ends where ${second}`],
  ],
  [
    'a day that is gone, with the others moved up',
    2,
    [
      `delete from day_end_lines where day_end_id = ${secondId}`,
      `delete from day_ends where ${second}`,
      `update day_ends set number = 2 where branch_id = $1 and number = 3`,
    ],
  ],
  ['the seal itself', 2, [`update day_ends set hash = repeat('0', 64) where ${second}`]],
])('whoever changes %s is found out at day %i', async (_, number, statements) => {
  await tamper(...statements)

  const found = await chain()
  expect(found?.problem).toMatchObject({ number, text: expect.stringMatching(/^[A-ZÄÖÜ].*\.$/) })
  expect(found?.lastHash === null).toBe(number === 1)
})

it('no line of the ledger is in two days', async () => {
  await expect(
    app.pool.query(
      `insert into day_end_lines select l.payment_id, d.id, l.order_type, l.parts, l.is_late
         from day_end_lines l join day_ends d on d.branch_id = $1 and d.number = 3
        where l.day_end_id = ${secondId}`,
      [house.branch],
    ),
  ).rejects.toThrow('day_end_lines_pkey')
})
