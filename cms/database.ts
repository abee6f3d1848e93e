import path from 'node:path'

import { postgresAdapter } from '@payloadcms/db-postgres'

const migrationDir = path.resolve(import.meta.dirname, 'migrations')

/** Never pushed: the schema changes by migrations alone. */
export const database = postgresAdapter({
  idType: 'uuidv7',
  push: false,
  blocksAsJSON: true,
  migrationDir,
  pool: {
    connectionString: process.env.DATABASE_URL,
    // Payload keeps one connection for itself.
    max: Number(process.env.DATABASE_POOL_SIZE ?? 20),
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
  },
})
