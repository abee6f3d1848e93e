import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { Refused } from '#kernel/refused.ts'

type Database = PayloadRequest['payload']['db']['drizzle']
/** Of a request, what its transaction hangs on. */
type Within = Pick<PayloadRequest, 'payload' | 'transactionID'>

/**
 * Lets writes that share a key wait for each other until the transaction ends, so that a rule over several
 * records, such as “no two shifts at once”, also holds for writes that arrive together.
 */
export async function holdUntilCommit(req: PayloadRequest, key: string): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

/** The same beside others who do: they wait for whoever holds the key alone, as that one does for all of them. */
export async function holdBesideOthers(req: PayloadRequest, key: string): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${key}, 0))`)
}

/** The connection of the request's transaction, or any connection when there is none. */
export async function transactionOf(req: Within): Promise<Database> {
  return (await openTransactionOf(req)) ?? req.payload.db.drizzle
}

/** For rows that are held: without a transaction they would be let go before anything is written. */
export async function requireTransaction(req: PayloadRequest): Promise<Database> {
  const transaction = await openTransactionOf(req)
  if (!transaction) throw new Refused('unavailable')

  return transaction
}

/** The one that the request is in, until it ends. */
export async function openTransactionOf(req: Within): Promise<Database | undefined> {
  const transaction = await req.transactionID
  const session = transaction == null ? undefined : req.payload.db.sessions?.[transaction]?.db

  // Payload types a session's connection as an opaque object; with PostgreSQL it is a Drizzle transaction.
  return session as Database | undefined
}
