import { afterAll, beforeAll, expect, it } from 'vitest'

import { type Asking, askingNow, asStranger, usualDeadlineMs } from '#kernel/database/asking.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

it('PostgreSQL keeps the plan of a read that comes back, and gives the same answer', async () => {
  const { pool } = app.payload.db
  const connection = await pool.connect()
  try {
    const text = 'select $1::int * 2 as double'
    const given = Array.from({ length: 12 }, (_, index) => index)
    const answers = []
    for (const value of given) {
      answers.push((await connection.query({ text, values: [value], rowMode: 'array' })).rows)
    }
    const plans = await connection.query('select statement from pg_prepared_statements order by name desc')

    expect(answers).toEqual(given.map((value) => [[value * 2]]))
    // Besides, the one that limits how long each may take.
    expect(plans.rows).toEqual([
      { statement: expect.stringContaining('statement_timeout') },
      { statement: text },
    ])
  } finally {
    connection.release()
  }
})

it('what is asked at once over one connection is answered in turn, also after one that failed', async () => {
  const warned: string[] = []
  const note = (warning: Error) => warned.push(warning.message)
  process.on('warning', note)
  const { pool } = app.payload.db
  const connection = await pool.connect()
  try {
    const answers = await Promise.allSettled([
      connection.query('select 1 as value, pg_sleep(0.05)'),
      connection.query('select nothing'),
      connection.query('select 2 as value'),
    ])
    await new Promise((turn) => setImmediate(turn))

    expect(
      answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.rows[0].value : 'failed')),
    ).toEqual([1, 'failed', 2])
    expect(warned).toEqual([])
  } finally {
    connection.release()
    process.off('warning', note)
  }
})

it('of two who wait for each other one is told to come again, whatever is made of it', async () => {
  const { pool } = app.payload.db
  const bothHold = Promise.withResolvers<void>()
  let holding = 0
  const holdBoth = (first: number, then: number) =>
    asStranger(
      async () => {
        const client = await pool.connect()
        const asking = askingNow() as Asking // a stranger asks
        try {
          await client.query('begin')
          await client.query(`select pg_advisory_xact_lock(${first})`)
          holding += 1
          if (holding === 2) bothHold.resolve()
          await bothHold.promise
          const refused = await client.query(`select pg_advisory_xact_lock(${then})`).then(
            () => null,
            (error: unknown) => error,
          )
          return { refused, isMarked: asking.hasMetOutage }
        } finally {
          await client.query('rollback')
          client.release()
        }
      },
      { deadlineMs: usualDeadlineMs },
    )

  const both = await Promise.all([holdBoth(1, 2), holdBoth(2, 1)])
  expect(both.toSorted((one, other) => Number(one.isMarked) - Number(other.isMarked))).toMatchObject([
    { refused: null, isMarked: false },
    { refused: { code: 'unavailable' }, isMarked: true },
  ])
})
