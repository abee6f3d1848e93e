import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

type Database = PayloadRequest['payload']['db']['drizzle']

/**
 * Lets writes that share a key wait for each other until the transaction ends, so that a rule over several
 * records, such as “no two shifts at once”, also holds for writes that arrive together.
 */
export async function holdUntilCommit(req: PayloadRequest, key: string): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

/** The connection of the request's transaction, or any connection when there is none. */
export async function transactionOf(req: PayloadRequest): Promise<Database> {
  const transaction = await req.transactionID
  const { drizzle, sessions } = req.payload.db
  const session = transaction == null ? undefined : sessions?.[transaction]?.db

  // Payload types a session's connection as an opaque object; with PostgreSQL it is a Drizzle transaction.
  return (session as Database | undefined) ?? drizzle
}
