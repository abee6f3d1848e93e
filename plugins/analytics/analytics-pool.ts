import type { Pool } from 'pg'
import type { Payload } from 'payload'

/** Payload's own connection pool; the log is written and read by single SQL statements. */
export function analyticsPool(payload: Payload): Pool {
  // Payload types `db` for any database; this installation runs on PostgreSQL only.
  return (payload.db as unknown as { pool: Pool }).pool
}
