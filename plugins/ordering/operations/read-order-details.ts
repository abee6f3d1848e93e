import type { PayloadRequest } from 'payload'

import { normalisePhone } from '#domain/ordering/phone.ts'
import type { OrderDetails } from '#domain/ordering/staff-orders.contract.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { readLedger, readPromised } from '#plugins/payments/payments.port.ts'

import type { FoundOrder } from './find-order.ts'
import { findStaffOrder } from './find-staff-order.ts'
import { listOrdersOf } from './list-customer-orders.ts'
import { isTipTaken } from './pay-part.ts'
import { readSpotMethods } from './spot-methods.ts'
import { toStaffOrder } from './to-staff-order.ts'

/** An order that the person behind the request may see, with what else they may know of its guest. */
export async function readOrderDetails(req: PayloadRequest, id: string): Promise<OrderDetails> {
  const order = await findStaffOrder(req, id)
  const contact = {
    branch: order.branch,
    email: order.email?.trim().toLowerCase() || null,
    phone: normalisePhone(order.phone ?? '') || null,
  }

  const { pool } = req.payload.db
  const payments = await readLedger(pool, order.id)

  return {
    order: toStaffOrder(order),
    guestPath: `/status/${order.uid}/${order.hash}`,
    earlier: await listOrdersOf(req, contact, id),
    files: await filesOf(req, order),
    payments,
    refundUnderway: await readPromised(pool, order.id),
    isTipEnabled: await isTipTaken(pool, order.branch),
    methods: [...(await readSpotMethods(req.payload, order))],
  }
}

/** Whoever sees an order opens what came with it, by its secret address. */
async function filesOf(req: PayloadRequest, { items }: FoundOrder): Promise<OrderDetails['files']> {
  const ids = items.flatMap(({ parts }) => parts.flatMap(({ uploads }) => uploads))
  if (ids.length === 0) return []
  const files = await findRecords(asSystem(req), 'uploads', {
    where: { id: { in: ids } },
    select: { filename: true, url: true },
    limit: ids.length,
  })

  return files.flatMap(({ id, filename, url }) => (url ? [{ id, name: filename ?? id, url }] : []))
}
