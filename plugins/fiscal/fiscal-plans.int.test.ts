import { afterAll, beforeAll, expect, it } from 'vitest'

import { type Counter, openCounter } from '#plugins/ordering/testing/open-counter.ts'
import { pay } from '#plugins/day-ends/testing/paid-days.ts'
import { lookedAt, planOf } from '#scripts/testing/plan-of.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { runDeclared } from '#scripts/testing/workers.ts'

import { testCounters } from './devices/test-tse.ts'
import { lastPeriodReceipt } from './jobs/follow-up.ts'
import { spanOfYear } from '#domain/ordering/fiscal/receipt-years.ts'
import { activeBoxes } from './operations/list-boxes.ts'
import { recordOfYear } from './operations/make-box-file.ts'
import { linesWithoutReceipt } from './operations/sign-open-lines.ts'
import { openSigningHouse, type SigningHouse } from './testing/signing-house.ts'

const past = 3_000
let app: TestApp
let counter: Counter
let house: SigningHouse
let line: string

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
  const model = (await counter.place()).id
  house = await openSigningHouse(app, 'rksv')
  const at = Temporal.Now.instant().toString()
  line = (await pay(app, { branch: house.branch, model, at, amount: 1507 })).line
  await house.follow()
  await writeManyLike(line)
  line = (await pay(app, { branch: house.branch, model, at: Temporal.Now.instant().toString(), amount: 507 }))
    .line
  await app.pool.query(
    'analyze payments; analyze fiscal_receipts; analyze open_lines; analyze fiscal_test_messages',
  )
})
afterAll(() => app.close())

/** So many lines more, each with its receipt, and what a device of software would remember of them. */
async function writeManyLike(line: string): Promise<void> {
  await app.pool.query(
    `with more as (
       insert into payments
       select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid()))).*
         from payments p, generate_series(1, ${past}) where p.id = $1
       returning id)
     insert into fiscal_receipts
     select (jsonb_populate_record(r, jsonb_build_object(
              'id', gen_random_uuid(), 'payment_id', more.id, 'number', r.number + row_number() over ()))).*
       from more, fiscal_receipts r where r.payment_id = $1`,
    [line],
  )
  await app.pool.query(
    `insert into fiscal_test_messages
     select $1, n, n, gen_random_uuid(), 'StartTransaction', n, ''::bytea, ''::bytea from generate_series(1, ${past}) n`,
    [house.box],
  )
}

const receipts = (text: string, values: unknown[]) => planOf(app.pool, { text, values })

it('the lines without a receipt are found without those that have one', async () => {
  const values = [house.branch, '2026-01-01T00:00:00Z', null]
  const { rows } = await app.pool.query<{ id: string }>(linesWithoutReceipt, values)
  const nodes = await receipts(linesWithoutReceipt, values)

  expect(rows.map(({ id }) => id)).toEqual([line])
  expect(lookedAt(nodes.filter((node) => node['Relation Name']))).toBeLessThan(50)
})

it.each<[string, string, () => unknown[]]>([
  ['the cash boxes of some branches, with their counts', activeBoxes, () => [[house.branch]]],
  ['the last end of a period', lastPeriodReceipt, () => [house.box]],
  ['the counters of a device', testCounters, () => [house.box]],
])('%s are told without reading the chain of receipts', async (_, text, values) => {
  const nodes = await receipts(text, values())

  expect(lookedAt(nodes.filter((node) => node['Relation Name']))).toBeLessThan(50)
})

it('a cash box says how many receipts there are, and the last one', async () => {
  const { box } = await house.page()

  // The one that opened it, the first and those like it.
  expect(box).toMatchObject({ receipts: past + 2, unsigned: 0 })
})

it('the record of a year is read without that of the others', async () => {
  await app.pool.query(
    `with old as (
       insert into payments
       select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid()))).*
         from payments p, generate_series(1, 3) where p.id = $1
       returning id)
     insert into fiscal_receipts
     select (jsonb_populate_record(r, jsonb_build_object(
              'id', gen_random_uuid(), 'payment_id', old.id, 'at', '2024-12-31T23:30:00Z', 'proof', 'of 2025',
              'number', r.number + 10000 + row_number() over ()))).*
       from old, fiscal_receipts r where r.device_id = $2 and r.kind = 'start'`,
    [line, house.box],
  )
  await app.pool.query('analyze fiscal_receipts')
  const { from, to } = spanOfYear(2025, 'Europe/Vienna')
  const nodes = await receipts(recordOfYear, [house.box, from, to])
  const file = (year: number) => house.file(`dep?year=${year}`)

  expect(lookedAt(nodes.filter((node) => node['Relation Name']))).toBeLessThan(50)
  expect(await (await file(2025)).json()).toMatchObject({
    'Belege-Gruppe': [{ 'Belege-kompakt': ['of 2025', 'of 2025', 'of 2025'] }],
  })
  expect(await (await file(2024)).json()).toMatchObject({ 'Belege-Gruppe': [{ 'Belege-kompakt': [] }] })
  expect((await house.file('dep?year=abc')).status).toBe(400)
})

it('what happens where there is no cash box waits for none after a day', async () => {
  const { shop } = counter
  const order = await counter.place()
  const old = Temporal.Now.instant().subtract({ hours: 25 }).toString()
  const young = Temporal.Now.instant().subtract({ hours: 23 }).toString()
  for (const at of [old, young]) await pay(app, { branch: shop.branch, model: order.id, at, amount: 1507 })
  await runDeclared(app.payload, 'forget-unreceipted-lines')
  const { rows } = await app.pool.query<{ wants: string; lines: number }>(
    `select wants, count(*)::int as lines from open_lines where branch_id = $1 group by wants order by wants`,
    [shop.branch],
  )

  expect(rows).toEqual([
    { wants: 'day-end', lines: 2 },
    { wants: 'receipt', lines: 1 },
  ])
  expect((await app.pool.query('select from open_lines where line_id = $1', [line])).rowCount).toBe(2)
})
