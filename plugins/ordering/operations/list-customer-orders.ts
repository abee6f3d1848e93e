import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { findRecord, findRecords } from '#kernel/database/find-records.ts'
import { Refused } from '#kernel/refused.ts'

import { isSold } from './order-record.ts'
import { contactOf, isOf, type OrderContact } from './orders-of-customer.ts'

const mostListed = 20

type Figures = { orders: string; total: string; ids: string[] | null }

/** The latest orders of a customer, with what all of them come to; only for who sees both. */
export async function listCustomerOrders(req: PayloadRequest, id: string) {
  const seen = await findRecord(asUser(req), 'customers', {
    where: { id: { equals: id } },
    select: {},
    disableErrors: true,
  })
  const contact = seen ? await contactOf(req, id) : null
  if (!contact) throw new Refused('unknown-record')

  return listOrdersOf(req, contact)
}

/** The latest orders of whoever has this contact, with what all of them come to; `except` is looked at just now. */
export async function listOrdersOf(req: PayloadRequest, contact: OrderContact, except: string | null = null) {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<Figures>(sql`
    with own as (select id, status, total - tip as total, placed_at, voided_at from orders
                  where ${isOf(contact)} and id is distinct from ${except}::uuid)
    select count(*) as orders,
           coalesce(sum(total) filter (where ${sql.raw(isSold('own'))}), 0) as total,
           (select array_agg(id::text) from (select id from own order by placed_at desc limit ${mostListed}) latest) as ids
      from own`)
  const { orders = '0', total = '0', ids = null } = rows[0] ?? {}

  return { docs: await readOrders(req, ids ?? []), totalDocs: Number(orders), totalCents: Number(total) }
}

async function readOrders(req: PayloadRequest, ids: string[]) {
  const docs = await findRecords(asUser(req), 'orders', {
    where: { id: { in: ids } },
    sort: '-placedAt',
    select: { ticketNumber: true, status: true, type: true, placedAt: true, total: true },
    limit: mostListed,
  })

  return docs.map(({ id, ticketNumber, status, type, placedAt, total }) => ({
    id,
    ticketNumber: ticketNumber ?? null,
    status,
    type,
    placedAt,
    total,
  }))
}
