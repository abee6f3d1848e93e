import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { type EmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { createDatabaseIfMissing } from '../database/open-database.ts'
import { migrate } from './test-database.ts'

export interface OwnPostgres extends EmbeddedPostgres {
  databaseUrl: string
  /** As a full machine or a power cut would end it. */
  kill: () => void
  remove: () => Promise<void>
}

/** A PostgreSQL for one test file, which may end it as it likes; it keeps its word as in earnest. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  // Under /var/tmp because the account that PostgreSQL runs as must be able to enter it.
  const home = await mkdtemp('/var/tmp/theke-own-')
  await chmod(home, 0o711)
  const postgres = await startEmbeddedPostgres({ home: join(home, 'postgres'), durable: true })
  await createDatabaseIfMissing(postgres.urlOf('postgres'), 'theke')
  const databaseUrl = postgres.urlOf('theke')
  await migrate(databaseUrl)

  return {
    ...postgres,
    databaseUrl,
    kill: () => {
      const pid = postgres.pid()
      if (pid === null) throw new Error('PostgreSQL does not run')
      process.kill(pid, 'SIGKILL')
    },
    remove: async () => {
      await postgres.stop('immediate')
      await rm(home, { recursive: true, force: true })
    },
  }
}
