import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { askDatabase } from './ask-database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { keepPostgres } from './keep-postgres.ts'

let home: string
let postgres: EmbeddedPostgres
let leave: () => Promise<void>
const told: string[] = []

beforeAll(async () => {
  // Under /var/tmp because the account that PostgreSQL runs as must be able to enter it.
  home = await mkdtemp('/var/tmp/theke-keep-')
  await chmod(home, 0o711)
  postgres = await startEmbeddedPostgres({ home: join(home, 'postgres'), durable: true })
  leave = keepPostgres(postgres, (line) => told.push(line))
  await ask('create table dishes (name text)')
  await ask(`insert into dishes values ('Suppe')`)
})

afterAll(async () => {
  await leave()
  await postgres.stop()
  await rm(home, { recursive: true, force: true })
})

const ask = async (sql: string) =>
  (await askDatabase(postgres.urlOf('postgres'), (client) => client.query(sql))).rows

async function killed(): Promise<void> {
  const pid = postgres.pid()
  if (pid === null) throw new Error('PostgreSQL does not run')
  told.length = 0
  process.kill(pid, 'SIGKILL')
}

const dishesAgain = () => vi.waitFor(() => ask('select name from dishes'), { timeout: 30_000, interval: 100 })

test('a killed PostgreSQL stands again on the same port with its data, and the operator reads it in German', async () => {
  await killed()
  expect(await dishesAgain()).toEqual([{ name: 'Suppe' }])

  await vi.waitFor(() => expect(told).toHaveLength(2))
  expect(told).toEqual([
    expect.stringMatching(/^✗ PostgreSQL ist ausgefallen\. Neustart /),
    '✓ PostgreSQL läuft wieder.',
  ])
})

test('a child that goes on computing after its parent was killed does not keep a new one from starting', async () => {
  const busy = ask('select count(*) from generate_series(1, 1e12::bigint)').catch(() => 'ended')
  await vi.waitFor(async () =>
    expect(await ask(`select 1 from pg_stat_activity where query like 'select count%'`)).toHaveLength(1),
  )
  await killed()

  expect(await busy).toBe('ended')
  expect(await dishesAgain()).toEqual([{ name: 'Suppe' }])
})

test('a number that has gone to another program meanwhile does not keep it from starting', async () => {
  const file = join(home, 'postgres/cluster/postmaster.pid')
  const [, ...rest] = (await readFile(file, 'utf8')).split('\n')
  await killed()
  await writeFile(file, [String(process.pid), ...rest].join('\n'))

  expect(await dishesAgain()).toEqual([{ name: 'Suppe' }])
})

test('it is not started again once it is stopped', async () => {
  await leave()
  await postgres.stop('immediate')
  told.length = 0

  expect(postgres.pid()).toBeNull()
  await postgres.stop()
  expect(told).toEqual([])
})
