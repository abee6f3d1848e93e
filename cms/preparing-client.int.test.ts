import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

it('PostgreSQL keeps the plan of a read that comes back, and gives the same answer', async () => {
  // Payload types `db` for any database; this installation runs on PostgreSQL only.
  const { pool } = app.payload.db as unknown as { pool: Pool }
  const connection = await pool.connect()
  try {
    const text = 'select $1::int * 2 as double'
    const given = Array.from({ length: 12 }, (_, index) => index)
    const answers = []
    for (const value of given) {
      answers.push((await connection.query({ text, values: [value], rowMode: 'array' })).rows)
    }
    const plans = await connection.query('select statement from pg_prepared_statements')

    expect(answers).toEqual(given.map((value) => [[value * 2]]))
    expect(plans.rows).toEqual([{ statement: text }])
  } finally {
    connection.release()
  }
})
