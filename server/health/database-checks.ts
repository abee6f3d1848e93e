import { readdir } from 'node:fs/promises'
import type { Payload } from 'payload'

import { migrationsFolder } from '#cms/folders.ts'
import { tellsOfLoss } from '#kernel/database/tell-failure.ts'

import type { ReadinessChecks } from './health-routes.ts'

export function databaseChecks(payload: Payload): ReadinessChecks {
  return {
    database: async () => {
      await payload.db.pool.query('select 1')
      return true
    },
    migrations: async () => {
      const known = await migrationNames()
      const { rows } = await payload.db.pool.query<{ count: number }>(
        'select count(distinct name)::int as count from payload_migrations where name = any($1)',
        [known],
      )
      return rows[0]?.count === known.length
    },
  }
}

const patienceMs = 1000

/**
 * Whether the database is there; undefined while that cannot be told. Other work in the same pool may be what keeps
 * this from an answer, so only an outage speaks for one.
 */
export function canReach(payload: Payload): Promise<boolean | undefined> {
  const { promise: tooLate, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, patienceMs, undefined)
  const answered = payload.db.pool.query('select 1').then(
    () => true,
    (error: unknown) => (tellsOfLoss(error) ? false : undefined),
  )

  return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer))
}

async function migrationNames(): Promise<string[]> {
  const files = await readdir(migrationsFolder)
  return files.filter((file) => /^\d.*\.ts$/.test(file)).map((file) => file.replace(/\.ts$/, ''))
}
