import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'

import { afterGrant, whereNamed } from '#collections/shared/access/after-grant.ts'
import { asSystem } from '#collections/shared/on-behalf.ts'
import { Refused } from '#collections/shared/refused.ts'

/**
 * Payload's update reads an order and writes back every column; holding the row in between keeps it from
 * undoing a move that commits meanwhile. Updates of many orders at once cannot be held that way.
 */
export const lockOrderRow = afterGrant(
  async ({ args, req }, granted) => {
    const id: unknown = 'id' in args ? args.id : undefined
    if (id === undefined) throw new Refused('method-not-allowed')
    if (await isWithin(req, whereNamed(id, granted))) await lockRow(req, String(id))

    return args
  },
  ({ operation }) => operation === 'update',
)

/** Whoever may not change an order does not hold it up either. */
async function isWithin(req: PayloadRequest, where: Where): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'orders',
    where,
    select: {},
    limit: 1,
    pagination: false,
    depth: 0,
    ...asSystem(req),
  })

  return docs.length > 0
}

async function lockRow(req: PayloadRequest, id: string): Promise<void> {
  const transaction = await req.transactionID
  const { drizzle, sessions } = req.payload.db
  const session = transaction == null ? undefined : sessions?.[transaction]?.db
  // Without a transaction of its own the lock would be gone before the write.
  if (!session) throw new Refused('unavailable')
  // Payload types a session's connection as an opaque object; with PostgreSQL it is a Drizzle transaction.
  await (session as typeof drizzle).execute(sql`select 1 from orders where id = ${id} for update`)
}
