import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'

import { createDatabaseIfMissing } from '../database/open-database.ts'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'

const root = resolve(import.meta.dirname, '../..')

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    templateDatabase: string
  }
}

/** One PostgreSQL for the whole run, with a migrated template that each test file copies in milliseconds. */
export default async function setup(project: TestProject) {
  // Under /var/tmp because the account that PostgreSQL runs as must be able to enter it.
  const home = await mkdtemp('/var/tmp/theke-test-')
  await chmod(home, 0o711)
  const postgres = await startEmbeddedPostgres({ home: join(home, 'postgres'), durable: false })
  const template = `template_${await digestOfMigrations()}`
  await createDatabaseIfMissing(postgres.urlOf('postgres'), template)
  await migrate(postgres.urlOf(template))
  project.provide('postgresUrl', postgres.urlOf('postgres'))
  project.provide('templateDatabase', template)

  return async () => {
    await postgres.stop()
    await rm(home, { recursive: true, force: true })
  }
}

async function digestOfMigrations() {
  const folder = join(root, 'cms/migrations')
  const hash = createHash('sha256')
  for (const file of (await readdir(folder)).sort()) hash.update(await readFile(join(folder, file)))
  return hash.digest('hex').slice(0, 12)
}

export function migrate(url: string) {
  return new Promise<void>((resolvePromise, reject) => {
    const child = fork(join(root, 'scripts/testing/migrate.ts'), {
      cwd: root,
      env: { ...process.env, DATABASE_URL: url, PAYLOAD_SECRET: 'test', NODE_ENV: 'production' },
      execArgv: [],
    })
    child.on('exit', (code) => (code === 0 ? resolvePromise() : reject(new Error('migration failed'))))
  })
}

/** A fresh database with all tables and no rows. */
export async function copyTemplate(adminUrl: string, template: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(
      `create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(template)}`,
    )
  } finally {
    await client.end()
  }
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.toString()
}
