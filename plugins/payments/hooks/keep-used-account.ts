import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'

import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { Refused } from '#kernel/refused.ts'

/** Money that was taken goes back by the account that took it; one that is not wanted any more is switched off. */
export const keepUsedAccount: CollectionBeforeDeleteHook = async ({ req, id }) => {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ order: string; ticket: string }>(sql`
    select o.id as "order", o.ticket_number::text as ticket
      from provider_payments p join orders o on o.id = p.order_id
     where p.account_id = ${String(id)} order by p.id desc limit 1`)
  const [used] = rows
  if (!used) return

  const usedBy = [{ collection: 'orders', id: used.order, title: used.ticket, entity: 'Bestellung' }]
  throw new Refused('still-in-use', { usedBy, more: 0 })
}
