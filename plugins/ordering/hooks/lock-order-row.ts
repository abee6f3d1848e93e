import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook } from 'payload'

import { Refused } from '#collections/shared/refused.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Payload's update reads an order and writes back every column; holding the row in between keeps it from
 * undoing a move that commits meanwhile. Updates of many orders at once cannot be held that way.
 */
export const lockOrderRow: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' && operation !== 'updateByID') return args

  const id: unknown = 'id' in args ? args.id : undefined
  if (id === undefined) throw new Refused('method-not-allowed')

  const transaction = await req.transactionID
  const { drizzle, sessions } = req.payload.db
  const session = transaction == null ? undefined : sessions?.[transaction]?.db
  // Without a transaction of its own the lock would be gone before the write.
  if (!session) throw new Refused('unavailable')
  // Payload types a session's connection as an opaque object; with PostgreSQL it is a Drizzle transaction.
  const key = uuid.test(String(id)) ? sql`id = ${id}` : sql`uid = ${id}`
  await (session as typeof drizzle).execute(sql`select 1 from orders where ${key} for update`)
  return args
}
