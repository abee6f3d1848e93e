import type { Pool } from 'pg'
import type { Payload } from 'payload'

/** Payload's own connection pool: hot writes are single SQL statements on it, beside the Local API. */
export function orderingPool(payload: Payload): Pool {
  // Payload types `db` for any database; this installation runs on PostgreSQL only.
  return (payload.db as unknown as { pool: Pool }).pool
}
