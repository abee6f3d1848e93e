import { type CollectionSlug, commitTransaction, createLocalReq, initTransaction } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { type LogAction, logActionLabels } from '#domain/operations/change-log.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { createRecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { collections } from './collections.ts'
import { migrations } from './migrations/index.ts'

let app: TestApp

/** Those before are of databases that nobody goes back to. */
const first = '20261124_110144_settled_reviews'

beforeAll(async () => {
  app = await createTestApp()
  const fixtures = createRecordFixtures(app.payload)
  for (const { slug } of collections) await fixtures.store(slug as CollectionSlug)
  for (const action of Object.keys(logActionLabels) as LogAction[]) await fixtures.store('logs', { action })
})

afterAll(() => app.close())

it('what was migrated is taken back and made again, with records in every table', async () => {
  const newest = migrations.slice(migrations.findIndex(({ name }) => name === first))
  const [before, records] = [await schema(), await counts()]
  for (const { down } of newest.toReversed()) await run(down)
  const taken = await schema()
  for (const { up } of newest) await run(up)

  expect(newest.length).toBeGreaterThan(4)
  expect(taken.length).toBeLessThan(before.length)
  expect(await schema()).toEqual(before)
  // The tables that went took their rows along.
  const gone = await missingIn(taken)
  expect(Object.entries(await counts()).filter(([table]) => !gone.has(table))).toEqual(
    Object.entries(records).filter(([table]) => !gone.has(table)),
  )
})

type Step = (typeof migrations)[number]['up']

async function run(step: Step): Promise<void> {
  const req = await createLocalReq({}, app.payload)
  await initTransaction(req)
  await step({ db: await transactionOf(req), payload: app.payload, req })
  await commitTransaction(req)
}

/** Columns, indexes, rules and sequences, each as a line, whichever came first. */
async function schema(): Promise<string[]> {
  const { rows } = await app.pool.query<{ line: string }>(`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select concat_ws(' ', 'sequence', sequencename) from pg_sequences where schemaname = 'public'`)

  return rows.map(({ line }) => line).toSorted()
}

const tables = async (): Promise<string[]> => {
  const { rows } = await app.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  return rows.map(({ name }) => name)
}

async function counts(): Promise<Record<string, number>> {
  const entries = (await tables()).map(async (table) => {
    const { rows } = await app.pool.query<{ count: number }>(`select count(*)::int as count from "${table}"`)
    return [table, rows[0]?.count ?? 0] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

const missingIn = async (taken: string[]): Promise<Set<string>> =>
  new Set((await tables()).filter((table) => !taken.some((line) => line.startsWith(`${table} `))))
