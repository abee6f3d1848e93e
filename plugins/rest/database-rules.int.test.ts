import { afterAll, beforeAll, expect, it } from 'vitest'

import { tableOf } from '#kernel/database/table-of.ts'
import { takenValues } from '#domain/refusals/taken-values.data.ts'
import { type Caller, employ } from '#scripts/testing/callers.ts'
import { createRecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { describeError } from './describe-error.ts'
import { fieldOfColumn } from './field-of-column.ts'

let app: TestApp
let admin: Caller

/** What the product makes itself: two alike are nobody's mistake. */
const made = new Set([
  'day_ends.day',
  'day_ends.number',
  'devices.keyPrefix',
  'messages.event',
  'orders.ticketNumber',
  'orders.uid',
  'questionnaires.publicHash',
  'uploads.publicHash',
  'print_jobs.device',
  'print_jobs.onceKey',
  'themes.division',
  'vouchers.codeMark',
  'vouchers.piece',
])
const unnamed = ['22001', '22003', '22007', '22008', '22021', '22P05']

beforeAll(async () => {
  app = await createTestApp()
  admin = await employ(app, ['ROLE_ADMIN'])
})

afterAll(() => app.close())

/** The tables of records and settings, with those of their rows and earlier states. */
async function ofRecords<Row extends { table: string }>(statement: string): Promise<Row[]> {
  const { collections, globals } = app.payload
  const entities = [...Object.values(collections).map(({ config }) => config), ...globals.config]
  const tables = entities.filter(({ slug }) => !slug.startsWith('payload-')).map(tableOf)
  const { rows } = await app.pool.query<Row>(statement)
  const found = rows.filter(({ table }) =>
    tables.some((name) => table === name || table.startsWith(`${name}_`) || table.startsWith(`_${name}_v`)),
  )
  expect(found.length).toBeGreaterThan(0)
  return found
}

function told(broken: object, method = 'POST') {
  const error = Object.assign(new Error('Failed query'), { cause: broken })

  return describeError(error, { method, fieldOf: fieldOfColumn(app.payload) })
}

it('every value that must be unique has a sentence of its own, or is none that people choose', async () => {
  const indexes = await ofRecords<{ table: string; columns: string }>(`
    select t.relname as "table",
      (select string_agg(a.attname, ', ' order by k.n) from unnest(i.indkey) with ordinality k(num, n)
        join pg_attribute a on a.attrelid = t.oid and a.attnum = k.num) as columns
    from pg_index i join pg_class t on t.oid = i.indrelid join pg_namespace s on s.oid = t.relnamespace
    where i.indisunique and not i.indisprimary and s.nspname = 'public' and t.relkind in ('r', 'p')
      and i.indexprs is null`)

  const seen = new Set<string>()
  for (const { table, columns } of indexes) {
    const { status, errors } = told({ code: '23505', table, detail: `Key (${columns})=(x) already exists.` })
    const key = `${table}.${errors[0]?.field}`
    seen.add(key)
    expect.soft([key, status, errors[0]?.code]).toEqual([key, 400, 'validation'])
    const message = made.has(key) ? 'Diesen Wert gibt es bereits.' : takenValues[key]
    expect.soft([key, errors[0]?.message]).toEqual([key, message])
  }
  expect([...seen].toSorted()).toEqual([...Object.keys(takenValues), ...made].toSorted())
})

it('every column that must be filled names its field, and every reference the one that leads nowhere', async () => {
  const columns = await ofRecords<{ table: string; column: string }>(`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and is_nullable = 'NO'`)
  const references = await ofRecords<{ table: string; column: string }>(`
    select t.relname as "table", a.attname as "column" from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
    where c.contype = 'f'`)

  const filled = { message: 'Bitte füllen Sie dieses Feld aus.', code: 'validation' }
  const linked = { message: 'Ein verknüpfter Eintrag existiert nicht.', code: 'validation' }
  for (const { table, column } of columns)
    expect
      .soft([table, column, told({ code: '23502', table, column })])
      .toMatchObject([
        table,
        column,
        { status: 400, errors: [{ ...filled, field: expect.stringMatching(/./) }] },
      ])
  for (const { table, column } of references) {
    const detail = `Key (${column})=(x) is not present in table "y".`
    expect
      .soft([table, column, told({ code: '23503', table, detail })])
      .toMatchObject([
        table,
        column,
        { status: 400, errors: [{ ...linked, field: expect.stringMatching(/./) }] },
      ])
    expect.soft(told({ code: '23503', table, detail }, 'DELETE').errors[0]?.code).toBe('still-in-use')
  }
})

it('fields are called as forms call them, within groups, rows and earlier states, too', () => {
  const fieldOf = fieldOfColumn(app.payload)
  const cases = [
    ['products', 'tax_rate', 'taxRate'],
    ['products_alternative_units', 'calculation_model', 'alternativeUnits.calculationModel'],
    ['tables', 'branch_id', 'branch'],
    ['_sites_v', 'version_name', 'name'],
    ['unheard_of', 'some_column_id', 'someColumn'],
  ] as const

  for (const [table, column, field] of cases) expect.soft(fieldOf(table, column)).toBe(field)
})

it('every check has a sentence, and so has what does not fit a column', async () => {
  const { rows } = await app.pool.query<{ table: string; name: string }>(`
    select conrelid::regclass::text as "table", conname as name from pg_constraint
    where contype in ('c', 'x') and connamespace = 'public'::regnamespace`)
  for (const { table, name } of rows) {
    const { status, errors } = told({ code: '23514', table, constraint: name })
    expect
      .soft([name, status, errors[0]?.message])
      .toEqual([name, 400, 'Dieser Wert ist hier nicht erlaubt.'])
  }
  for (const code of [...unnamed, '23P01']) {
    const { status, errors } = told({ code })
    expect.soft([code, status, errors[0]?.code]).toEqual([code, 400, 'validation'])
    expect.soft([code, errors[0]?.message]).not.toEqual([code, 'Bitte überprüfen Sie Ihre Eingaben.'])
  }
})

it('whoever takes a value that is taken reads it at its field, alone or within a branch', async () => {
  const fixtures = createRecordFixtures(app.payload)
  const branch = await fixtures.store('branches', { identifier: 'wien' })
  await fixtures.store('tables', { branch: branch.id, identifier: 'T1' })
  await fixtures.store('tags', { name: 'Vegan' })
  const cases = [
    ['tags', 'name', { name: 'Vegan' }],
    ['branches', 'identifier', { identifier: 'wien' }],
    ['tables', 'identifier', { branch: branch.id, identifier: 'T1' }],
  ] as const

  for (const [slug, field, given] of cases) {
    const answer = await admin('POST', `/api/${slug}`, await fixtures.valuesFor(slug, given))
    const message = takenValues[`${slug}.${field}`]
    expect
      .soft([slug, answer.status, answer.body.errors])
      .toEqual([
        slug,
        400,
        [{ message, code: 'validation', field, data: { errors: [{ message, path: field }] } }],
      ])
  }
})
