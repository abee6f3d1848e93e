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
    const answers = []
    for (const given of [1, 2, 3, 4]) {
      answers.push((await connection.query({ text, values: [given], rowMode: 'array' })).rows)
    }
    const plans = await connection.query('select statement from pg_prepared_statements')

    expect(answers).toEqual([[[2]], [[4]], [[6]], [[8]]])
    expect(plans.rows).toEqual([{ statement: text }])
  } finally {
    connection.release()
  }
})
