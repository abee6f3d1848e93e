import type { PayloadRequest } from 'payload'

import type { OrderHistory } from '#domain/ordering/order-history.contract.ts'

import { findStaffOrder } from './find-staff-order.ts'
import { namesOfPeople } from './names-of-people.ts'
import { instantText } from './order-record.ts'
import type { OrderEventDetail } from './store-moved-order.ts'

type Row = Omit<OrderHistory[number], 'by'> & {
  kind: OrderHistory[number]['by']['kind']
  actor: string | null
  detail: OrderEventDetail | null
}

/** The history of an order that the person behind the request may see, with the names that they may read. */
export async function readOrderHistory(req: PayloadRequest, id: string): Promise<OrderHistory> {
  await findStaffOrder(req, id)
  const { rows } = await req.payload.db.pool.query<Row>({ name: 'read-order-history', text, values: [id] })
  const names = await namesOfPeople(req, [...new Set(rows.flatMap(peopleOf))])

  return rows.map(({ kind, actor, to, detail, ...event }) => {
    const person = actor ? names.get(actor) : undefined
    const { asked: _, device, ...told } = detail ?? {}
    const by = kind === 'device' ? { kind, name: device } : { kind, ...namedBy(actor, person), device }

    return { ...event, ...(to && { to }), ...told, by }
  })
}

const namedBy = (id: string | null, name: string | undefined) => (id && name ? { id, name } : {})

const peopleOf = ({ kind, actor }: Row): string[] => (kind === 'device' || !actor ? [] : [actor])

const text = `
  select e.version, e.action, e.reason, e.detail, ${instantText('e.at')} as at,
         case when e.to_status is distinct from e.from_status then e.to_status end as "to",
         e.actor_kind as kind, e.actor_id::text as actor
    from order_events e
   where e.order_id = $1
   order by e.version`
