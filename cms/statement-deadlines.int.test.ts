import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type Asking, askingNow, asStranger, withoutDeadline } from '#kernel/database/asking.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let pool: Pool

beforeAll(async () => {
  app = await createTestApp()
  pool = app.payload.db.pool
})

afterAll(() => app.close())

const limit = `select current_setting('statement_timeout') as limit`
const limitOf = async (ask: Pick<Pool, 'query'>) => (await ask.query<{ limit: string }>(limit)).rows[0]?.limit

describe('a statement may take', () => {
  it('two seconds for strangers, half a minute for everybody else, and for ever in a migration', async () => {
    const known = () => {
      const asking = askingNow() as Asking // a stranger asks
      asking.isKnown = true
      return limitOf(pool)
    }

    expect([
      await asStranger(() => limitOf(pool)),
      await asStranger(known),
      await limitOf(pool),
      await withoutDeadline(() => limitOf(pool)),
    ]).toEqual(['2s', '30s', '30s', '0'])
  })

  it('as long within a transaction, and leaves nothing behind on the connection', async () => {
    const client = await pool.connect()
    const within: unknown[] = []
    await asStranger(async () => {
      await client.query('begin')
      within.push(await limitOf(client), await limitOf(client))
      await client.query('commit')
    })
    within.push(await withoutDeadline(() => limitOf(client)))
    client.release()

    expect(within).toEqual(['2s', '2s', '0'])
  })

  it('as long when it has a name, values, or company in its text', async () => {
    const answers = await asStranger(async () => [
      await pool.query({ name: 'limit', text: `${limit}, $1::int as value`, values: [1] }),
      await pool.query({ name: 'limit', text: `${limit}, $1::int as value`, values: [2] }),
      await pool.query(`${limit}, $1::int as value`, [3]),
      await pool.query(`select 1; ${limit}, 4 as value;`),
    ])

    expect(answers.map(({ rows }) => rows)).toEqual([1, 2, 3, 4].map((value) => [{ limit: '2s', value }]))
  })

  it('as long when rows are wanted as lists, or values in a way of their own', async () => {
    const types = { getTypeParser: () => (value: string) => `<${value}>` }
    const { rows } = await pool.query({ text: 'select 1; select 2', rowMode: 'array', types })
    const client = await pool.connect()
    const begun = await client.query({ text: 'begin; select 3', rowMode: 'array', types })
    await client.query('rollback')
    client.release()

    expect([rows, begun.command]).toEqual([[['<2>']], 'SET'])
  })

  it('on behalf of whoever asked, however many wait for a connection', async () => {
    const asked = Array.from({ length: 100 }, (_, index) =>
      index % 2 === 0 ? asStranger(() => limitOf(pool)) : limitOf(pool),
    )

    expect(await Promise.all(asked)).toEqual(asked.map((_, index) => (index % 2 === 0 ? '2s' : '30s')))
  })
})

it('a statement that takes longer is refused, and its connection goes on', async () => {
  const client = await pool.connect()
  const asked = asStranger(() => client.query('select pg_sleep(60)'))

  await expect(asked).rejects.toMatchObject({ name: 'Refused', code: 'took-too-long', status: 503 })
  expect(await limitOf(client)).toBe('30s')
  client.release()
})

it('a plan that PostgreSQL refuses to make is not taken for one that is kept', async () => {
  const client = await pool.connect()
  const ask = (text: string) => client.query({ name: 'later', text, values: [1] })

  await expect(ask('select $1::int from not_there_yet')).rejects.toThrow('not_there_yet')
  await expect(ask('select $1::int from not_there_yet')).rejects.toThrow('not_there_yet')
  expect((await ask('select $1::int as value')).rows).toEqual([{ value: 1 }])
  client.release()
})
