import type { Pool } from 'pg'

/**
 * Repairs `@payloadcms/db-postgres`, `dist/connect.js`: it keeps one connection of the pool that it makes for ever, and
 * another one after each that it loses. It makes none where there is one.
 */
export function giveOwnPool(database: { pool: Pool }, pool: Pool): void {
  database.pool = pool
}
