import { postgresAdapter } from '@payloadcms/db-postgres'

import { watchReads } from '#kernel/live/watch-reads.ts'
import { watchWrites } from '#kernel/live/watch-writes.ts'

import { askWithinTransaction } from './ask-within-transaction.repair.ts'
import { DatabasePool } from './database-pool.ts'
import { migrationsFolder } from './folders.ts'
import { giveOwnPool } from './give-own-pool.repair.ts'
import { prepareReadsById } from './prepared-by-id.ts'

const connections = {
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_POOL_SIZE ?? 20),
  keepAlive: true,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  // With it end the plans of statements that have lost their names.
  maxLifetimeSeconds: 3600,
}

/** Never pushed: the schema changes by migrations alone. */
const adapter = postgresAdapter({
  idType: 'uuidv7',
  push: false,
  blocksAsJSON: true,
  migrationDir: migrationsFolder,
  pool: connections,
})

export const database: typeof adapter = {
  ...adapter,
  init: (given) => {
    const opened = adapter.init(given)
    giveOwnPool(opened, new DatabasePool(connections, () => given.payload.logger))
    askWithinTransaction(opened)
    prepareReadsById(opened)
    watchReads(opened)
    watchWrites(opened)
    return opened
  },
}
