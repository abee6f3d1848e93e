import type { PayloadRequest } from 'payload'

import { usualValidDay } from '#domain/ordering/make-quotation.ts'
import { type QuotationAction, quotationStatusAt } from '#domain/ordering/order-status-quotation.ts'
import type { OrderItem, Quotation } from '#domain/ordering/order.contract.ts'
import type { OrderQuotations, RevisionState } from '#domain/ordering/quotation.contract.ts'

import { type FoundOrder } from './find-order.ts'
import { findStaffOrder } from './find-staff-order.ts'
import { namesOfPeople } from './names-of-people.ts'
import { readValidDays } from './offer-quotation.ts'
import { quotationObject } from './quotation-record.ts'

type Row = {
  offer: Quotation
  asked: OrderItem[]
  by: string | null
  last: QuotationAction
  reason: string | null
}

/** All revisions of the offer for a request that the person behind the request may see. */
export async function readQuotations(
  req: PayloadRequest,
  id: string,
  now: Temporal.Instant,
): Promise<OrderQuotations> {
  const order = await findStaffOrder(req, id)
  const { pool } = req.payload.db
  const { rows } = await pool.query<Row>({ name: 'read-quotations', text, values: [order.id] })
  const names = await namesOfPeople(req, [...new Set(rows.flatMap(({ by }) => by ?? []))])
  const validDays = await readValidDays(pool, order.branch)
  const [newest] = rows

  return {
    docs: rows.map(({ offer, by, last, reason }, index) => {
      const name = by ? names.get(by) : undefined

      return {
        ...offer,
        state: index === 0 ? quotationStatusAt(order, now) : endedBy[last],
        reason: last === 'decline-quotation' ? reason : null,
        ...(by && name ? { by: { id: by, name } } : {}),
      }
    }),
    asked: order.quotationStatus === 'accepted' && newest ? newest.asked : null,
    usualValidDay: usualValidDay({ now, timeZone: zoneOf(order), validDays }),
  }
}

const zoneOf = ({ branchView }: FoundOrder): string => branchView.timeZone

/** How a revision ended that is not the newest: one that was still open was replaced. */
const endedBy: Readonly<Record<QuotationAction, RevisionState>> = {
  quote: 'replaced',
  'withdraw-quotation': 'withdrawn',
  'accept-quotation': 'accepted',
  'decline-quotation': 'declined',
  'expire-quotation': 'expired',
}

const text = `
  select ${quotationObject('q')} as offer, q.asked, q.by_id::text as by, e.action as last, e.reason
    from order_quotations q
    join lateral (select action, reason from order_events
                   where order_id = q.order_id and (detail -> 'quoted' ->> 'number')::int = q.number
                   order by version desc limit 1) e on true
   where q.order_id = $1
   order by q.number desc`
