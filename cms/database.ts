import { postgresAdapter } from '@payloadcms/db-postgres'

import { migrationsFolder } from './folders.ts'
import { DatabaseClient } from './database-client.ts'

/** Never pushed: the schema changes by migrations alone. */
export const database = postgresAdapter({
  idType: 'uuidv7',
  push: false,
  blocksAsJSON: true,
  migrationDir: migrationsFolder,
  pool: {
    Client: DatabaseClient,
    connectionString: process.env.DATABASE_URL,
    // Payload keeps one connection for itself.
    max: Number(process.env.DATABASE_POOL_SIZE ?? 20),
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
  },
})
