import type { CountedOrder, LedgerAmount } from '#domain/insight/business/order-fact.ts'
import type { StatusChange } from '#domain/insight/business/times-of-order.ts'
import { usualZone } from '#domain/time/time-zones.data.ts'
import type { Querying } from '#kernel/database/in-turn.ts'

/** An order with what its ledger and its history tell, and by what its guest can be known again. */
export type ReadOrder = {
  id: string
  order: CountedOrder
  ledger: LedgerAmount[]
  history: StatusChange[]
  phone: string | null
  email: string | null
}

/** Epoch milliseconds. */
const msOf = (column: string) => `round(date_part('epoch', ${column}) * 1000)::float8`

const counted = `
  o.branch_id as branch, coalesce(b.time_zone, '${usualZone}') as "timeZone", o.business_day as "businessDay",
  ${msOf('o.placed_at')} as "placedAt", ${msOf('o.promised_at')} as "promisedAt",
  ${msOf('o.appointment_date')} as "appointmentDate", o.type, o.status, o.voided_at is not null as "isVoided",
  coalesce(o.is_quotation, false) as "isQuotation", o.payment_method as "paymentMethod", o.channel,
  o.delivery_area as "deliveryArea", o.zip_code as "zipCode", o.origin, o.items, o.taxes, o.donation::float8 as donation,
  o.tip::float8 as tip, o.discount::float8 as discount, o.voucher_paid::float8 as "voucherPaid"`

const ledger = `(
  select coalesce(json_agg(json_build_object('kind', p.kind, 'amount', p.amount::float8)), '[]')
    from payments p where p.order_id = o.id)`

const history = `(
  select coalesce(json_agg(json_build_object('from', e.from_status, 'to', e.to_status, 'by', e.actor_kind,
                                             'at', ${msOf('e.at')}) order by e.version), '[]')
    from order_events e where e.order_id = o.id and e.from_status is distinct from e.to_status)`

type Row = CountedOrder & Omit<ReadOrder, 'order'>

/** As they are now; those that are gone are missing. */
export async function readOrders(database: Querying, ids: readonly string[]): Promise<ReadOrder[]> {
  const { rows } = await database.query<Row>({
    name: 'orders-to-count',
    text: `select o.id, o.phone, o.email, ${counted}, ${ledger} as ledger, ${history} as history
             from orders o left join branches b on b.id = o.branch_id where o.id = any($1::uuid[])`,
    values: [ids],
  })

  return rows.map(({ id, phone, email, ledger, history, ...order }) => ({
    id,
    order,
    ledger,
    history,
    phone,
    email,
  }))
}
