import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'

import { afterGrant, whereNamed } from '#collections/shared/access/after-grant.ts'
import { requireTransaction } from '#collections/shared/hold-until-commit.ts'
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
  const transaction = await requireTransaction(req)
  await transaction.execute(sql`select 1 from orders where id = ${id} for update`)
}
