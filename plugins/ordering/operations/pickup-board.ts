import type { Pool } from 'pg'

import { type PickupOrder, pickupBoardOf } from '#domain/ordering/pickup-board.ts'
import type { PickupBoard } from '#domain/ordering/pickup.contract.ts'

import type { ScreenBranch } from './find-order-screen.ts'
import { hasStatus, instantText, isForVouchers } from './order-record.ts'

/** The numbers that a branch calls; nothing else of its orders is read. */
export async function readPickupBoard(
  pool: Pool,
  { id, name, timeZone }: ScreenBranch,
  now: Temporal.Instant,
): Promise<PickupBoard> {
  const { rows } = await pool.query<PickupOrder>({
    name: 'pickup-board',
    text: `select o.ticket_number::int as number, o.type, o.status, o.table_identifier as "tableIdentifier",
                  o.kitchen, ${instantText('o.placed_at')} as "placedAt", o.is_quotation as "isQuotation",
                  ${instantText('coalesce(o.promised_at, o.appointment_date)')} as "wantedAt",
                  (select ${instantText('max(e.at)')} from order_events e
                    where e.order_id = o.id and e.to_status::text = 'in-delivery'
                      and e.from_status is distinct from e.to_status) as "readyAt"
             from orders o
            where o.branch_id = $1 and ${hasStatus(['confirmed', 'in-delivery'], 'o')} and o.voided_at is null
              and o.type <> 'delivery' and not ${isForVouchers('o')}`,
    values: [id],
  })
  return { ...pickupBoardOf(rows, now), branch: { name, timeZone } }
}
